"""Logs are machine-readable and contain no secret."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import structlog

from spydeck.server.serve import name_errors, places, write_logs_as_json


def trouble(secret: str) -> ValueError:
    try:
        raise ValueError(f"cannot read {secret}")
    except ValueError as error:
        return error


def test_an_error_is_named_without_its_message() -> None:
    event = name_errors(None, "error", {"event": "a table failed", "exc_info": trouble("K7")})
    assert event["error"] == "ValueError"
    assert event["places"][0].startswith("test_logs.py:")
    assert "K7" not in str(event)


def test_only_the_innermost_places_are_logged() -> None:
    assert len(places(trouble("R1"))) == 1


@contextmanager
def writing() -> Iterator[None]:
    """Configure logging as a server does."""
    before, handlers = structlog.get_config(), list(logging.getLogger().handlers)
    write_logs_as_json()
    try:
        yield
    finally:
        structlog.configure(**before)
        logging.getLogger().handlers = handlers
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)


def test_a_line_is_json_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with writing():
        structlog.get_logger().warning("not saved", table="ab", exc_info=trouble("the secret"))
        structlog.get_logger().info("too small a thing")
    captured = capsys.readouterr()
    line = json.loads(captured.err)
    assert (line["event"], line["level"], line["table"]) == ("not saved", "warning", "ab")
    assert "secret" not in captured.err
    assert captured.out == ""


def test_libraries_log_in_the_same_way_and_reveal_as_little(capsys: pytest.CaptureFixture[str]) -> None:
    library = logging.getLogger("uvicorn.error")
    with writing():
        library.error("Exception in ASGI application\n", exc_info=trouble("the secret"))
        library.error("It returned '%s'.\nthe secret", "the secret")
        library.error(trouble("the secret"))
        library.warning("Invalid HTTP request received.")
    captured = capsys.readouterr()
    first, second, third = map(json.loads, captured.err.splitlines())
    assert (first["event"], first["error"]) == ("Exception in ASGI application", "ValueError")
    assert (second["event"], third["event"]) == ("It returned '%s'.", "ValueError")
    assert (third["level"], third["logger"]) == ("error", "uvicorn.error")
    assert "secret" not in captured.err
