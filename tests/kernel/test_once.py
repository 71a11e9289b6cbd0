"""What is made once stays one, whoever asks."""

from threading import Thread

from spydeck.kernel import progress as once


def test_other_threads_wait_while_it_is_made() -> None:
    made: list[int] = []
    taken: list[bool] = []

    @once.once
    def make(number: int) -> list[int]:
        asking = Thread(target=lambda: taken.append(once.LOCK.acquire(blocking=False)))
        asking.start()
        asking.join()
        made.append(number)
        return made

    assert make(1) is make(1)
    assert made == [1]
    assert taken == [False]
    assert make(2) == [1, 2]
