"""`spydeck serve`: its banner, and the names that it serves."""

import http.client
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spydeck.cli import main
from spydeck.errors import SpydeckError
from spydeck.protocol.client import Guest
from spydeck.protocol.tables import CreateTable
from spydeck.server.config import Config, host_and_port, without_brackets
from spydeck.server.listeners import addresses_of_nodes, open_file_listener, open_listener, reserve
from spydeck.server.serve import address_for_lan, lan_address, print_banner
from tests.server.in_process import live
from tests.server.live import RUN, Server, serving
from tests.waiting import PATIENCE

pytestmark = pytest.mark.live


@pytest.fixture(scope="module")
def lan_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the local network."""
    with serving(tmp_path_factory.mktemp("lan_server"), "--lan") as server:
        yield server


def put_guest(server: Server, **headers: str) -> int:
    """Return the status of a request to become a guest."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        given = {
            "Content-Type": "application/json",
            **{name.replace("_", "-"): text for name, text in headers.items()},
        }
        connection.request("PUT", "/api/guest", b'{"name": "Ann"}', given)
        return connection.getresponse().status
    finally:
        connection.close()


def test_lan_prints_an_address_for_phones_with_its_qr_code(lan_server: Server) -> None:
    assert f"On this network, for phones too: http://{lan_address()}:{lan_server.port}\n" in lan_server.said
    assert "█" in lan_server.said


def test_a_phone_connects_to_that_address_and_links_contain_it(lan_server: Server) -> None:
    address = f"http://{lan_address()}:{lan_server.port}"
    made = Guest(lan_server.url, "Ann").create_table(CreateTable(game="black-spy"))
    assert made.invitation.link.startswith(f"{address}/join/")
    assert made.invitation.local
    phone = Guest(address, "Phone")
    table = phone.join(made.invitation.link).table
    with phone.socket(table) as seat:
        assert seat.you.name == "Phone"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "192.168.1.20:7707"}, 200),
        ({"Host": "192.168.1.20:7707", "Origin": "http://192.168.1.20:7707"}, 200),
        ({"Host": "kitchen.local"}, 200),
        ({"Host": "[fe80::1]:7707"}, 200),
        ({"Host": "cards.example.org"}, 421),
        ({"Host": "192.168.1.20:7707", "Origin": "http://cards.example.org"}, 403),
        ({"Host": "192.168.1.20:7707", "Sec_Fetch_Site": "cross-site"}, 403),
    ],
)
def test_local_addresses_are_served_and_foreign_names_are_not(
    lan_server: Server, headers: dict[str, str], status: int
) -> None:
    assert put_guest(lan_server, **headers) == status


def test_behind_a_proxy_it_is_served_under_its_public_name(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://cards.example.org") as server:
        assert put_guest(server, Host="cards.example.org", Origin="https://cards.example.org") == 200
        assert put_guest(server, Host="cards.example.org", Origin="https://example.org") == 403
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {
            "Host": "cards.example.org",
            "X-Forwarded-For": "203.0.113.7",
            "X-Forwarded-Proto": "https",
        }
        for path, status in (("/metrics", 403), ("/health", 200), ("/ready", 200)):
            connection.request("GET", path, headers=headers)
            response = connection.getresponse()
            response.read()
            assert response.status == status
        assert response.headers["Strict-Transport-Security"]
        connection.close()


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--lan", "--public-url", "https://cards.example.org"), "use only one of them"),
        (("--lan", "--host", "127.0.0.1"), "--host 127.0.0.1 is only reachable from this computer"),
        (("--lan", "--host", "localhost"), "--host localhost is only reachable from this computer"),
        (("--host", "nowhere.invalid"), "known\n"),
        (("--socket", "/nowhere/spydeck.sock"), "cannot listen at /nowhere/spydeck.sock: No such file"),
        (("--socket", "/dev/null"), "it is another file; name another one with --socket"),
        (("--socket", "/tmp/" + 200 * "a"), "AF_UNIX path too long"),  # noqa: S108
        (("--nodes", "2"), "several processes need a PostgreSQL database"),
    ],
)
def test_what_cannot_work_together_is_refused_in_one_line(
    tmp_path: Path, flags: tuple[str, ...], reason: str
) -> None:
    port = () if "--socket" in flags else ("--port", "0")
    words = ("serve", *port, "--database", f"sqlite:///{tmp_path / 'a.db'}", *flags)
    ran = subprocess.run(
        [sys.executable, "-c", RUN, *words], capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert reason in ran.stderr


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--proxy", "the-proxy"), "a proxy is an address or a network"),
        (("--proxy", "127.0.0.1, *"), "not ' *'"),
        (("--public-url", "https://cards.example.org:99999"), "the public URL must be like"),
        (("--public-url", "https://example.org/a//b"), "the public URL must be like"),
        (("--public-url", "https://example.org/a/../b"), "the public URL must be like"),
        (("--public-url", "https://example.org/%61"), "the public URL must be like"),
        (("--public-url", "https://example.org/a?b"), "the public URL must be like"),
        (("--push-service", "https://push.example.org/a"), "a push service is like"),
        (("--socket", "spydeck.sock"), "--socket listens at a file only"),
        (("--monitor", "prometheus"), "an address for metrics"),
        (("--nodes", "0"), "--nodes must be from 1 to 64"),
        (("--node-address", "nowhere"), "a node's address is a host and a port"),
        (("--redis", "http://127.0.0.1"), "the URL of a Redis server is like"),
    ],
)
def test_wrong_words_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], flags: tuple[str, ...], reason: str
) -> None:
    assert main(["serve", "--port", "0", *flags]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert reason in error


def test_proxies_may_be_several_addresses_and_networks() -> None:
    assert Config(trusted_proxies="127.0.0.1, ::1,10.0.0.0/8").trusted_proxies


def test_monitors_are_addresses_and_networks() -> None:
    config = Config(monitors="127.0.0.1,::1,10.0.0.0/8")
    asked = ("127.0.0.1", "::1", "10.2.3.4", "192.0.2.1", "nobody")
    assert [config.is_monitor(address) for address in asked] == [True, True, True, False, False]


def test_several_processes_have_ports_that_follow_each_other_unless_any_will_do() -> None:
    assert addresses_of_nodes("10.0.0.5:7708", 1) == ["10.0.0.5:7708", "10.0.0.5:7709"]
    assert addresses_of_nodes("[fd00::5]:7708", 2)[2] == "[fd00::5]:7710"
    assert addresses_of_nodes("127.0.0.1:0", 3) == ["127.0.0.1:0"] * 4
    assert host_and_port("[fd00::5]:7708") == ("fd00::5", 7708)


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("::1", "[::1]"),
        ("[::1]", "[::1]"),
        ("::", "[::1]"),
        ("fe80::1%eth0", "[fe80::1%25eth0]"),
        ("127.0.0.1", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),  # noqa: S104
        ("localhost", "localhost"),
    ],
)
def test_addresses_of_ipv6_are_in_brackets_where_they_are_shown_and_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, host: str, shown: str
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    print_banner(Config(host=without_brackets(host), port=8002), 1, show=True)
    assert f"Spydeck is running: http://{shown}:8002\n" in capsys.readouterr().out
    assert opened == [f"http://{shown}:8002"]


def test_it_listens_at_an_address_of_ipv6_in_both_spellings(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "[::1]", "--proxy", "[::1]", "--monitor", "[fd00::]/64") as server:
        assert server.url == f"http://[::1]:{server.port}"
        made = Guest(server.url, "Ann").create_table(CreateTable(game="black-spy"))
        assert made.invitation.link.startswith(f"{server.url}/join/")
        ben = Guest(server.url, "Ben")
        with ben.socket(ben.join(made.invitation.link).table) as socket:
            assert socket.you.name == "Ben"


def test_addresses_for_several_uses_have_no_brackets_inside() -> None:
    assert without_brackets("127.0.0.1, [::1],[fd00::]/64") == "127.0.0.1, ::1,fd00::/64"


def test_a_port_of_ipv6_in_use_is_reported_with_brackets() -> None:
    with (
        open_listener("::1", 0) as taken,
        pytest.raises(SpydeckError, match=r"cannot listen on \[::1\], port"),
    ):
        open_listener("::1", taken.getsockname()[1])


def test_a_socket_that_nobody_listens_at_is_replaced_and_one_in_use_is_not(tmp_path: Path) -> None:
    file = str(tmp_path / "spydeck.sock")
    with socket.socket(socket.AF_UNIX) as left_over:
        left_over.bind(file)
    with open_file_listener(file):
        assert Path(file).stat().st_mode & 0o777 == 0o660
        with pytest.raises(SpydeckError, match="another program listens there"), open_file_listener(file):
            pass
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(file)
    assert not Path(file).exists()


@pytest.mark.parametrize(
    ("folder", "kind"),
    [("/srv/cards", "nfs4"), ("/srv", None), ("/srv/cards 2", "fuse.sshfs"), ("/srv/cards/local", None)],
)
def test_a_database_on_a_network_disk_is_named_at_the_start(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    folder: str,
    kind: str | None,
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        "22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw\n"
        "23 22 0:40 / /srv/cards rw shared:7 - nfs4 files:/cards rw\n"
        "24 22 0:41 / /srv/cards\\0402 rw - fuse.sshfs files: rw\n"
        "25 23 8:2 / /srv/cards/local rw - xfs /dev/sdb1 rw\n"
    )
    monkeypatch.setattr("spydeck.server.store.engines.MOUNTS", mounts)
    print_banner(Config(database=f"sqlite:///{folder}/spydeck.db"), 1)
    said = capsys.readouterr().out
    assert (f"The database is on a network disk ({kind})" in said) is (kind is not None)
    monkeypatch.setattr("spydeck.server.store.engines.MOUNTS", tmp_path / "none")
    print_banner(Config(database=f"sqlite:///{folder}/spydeck.db"), 1)
    assert "network disk" not in capsys.readouterr().out


def test_some_systems_have_no_unix_sockets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    with pytest.raises(SpydeckError, match="use --host and --port"), open_file_listener(str(tmp_path / "a")):
        pass


def test_several_listeners_share_a_port_that_nobody_else_has() -> None:
    with reserve("127.0.0.1", 0) as reserved:
        port = reserved.getsockname()[1]
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port))
        with (
            open_listener("127.0.0.1", port, shared=True) as one,
            open_listener("127.0.0.1", port, shared=True) as other,
        ):
            one.listen()
            other.listen()
            with pytest.raises(SpydeckError, match="try another --port"):
                reserve("127.0.0.1", port)
            one.close()
            with socket.create_connection(("127.0.0.1", port)):
                other.accept()[0].close()


def test_some_systems_share_no_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "SO_REUSEPORT")
    with pytest.raises(SpydeckError, match="omit --nodes"):
        reserve("127.0.0.1", 0)


def test_phones_get_the_address_at_which_it_listens() -> None:
    assert address_for_lan(Config(host="0.0.0.0")) == lan_address()  # noqa: S104
    assert address_for_lan(Config(host="192.168.1.5")) == "192.168.1.5"
    assert address_for_lan(Config(host="fd00::5")) == "fd00::5"


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = (
            "serve",
            "--port",
            str(taken.getsockname()[1]),
            "--database",
            f"sqlite:///{tmp_path / 'a.db'}",
        )
        ran = subprocess.run([sys.executable, "-c", RUN, *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "try another --port" in ran.stderr


def test_a_server_that_stops_says_farewell_at_every_table(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'stop.db'}") as server:
        ada = server.guest()
        talks = [server.sit_down(ada, server.table(ada)["table"]) for _ in range(3)]
        server.stop()
        for peer in talks:
            assert peer.receive("farewell")["code"] == "stopping"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_on_request(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    try:
        Guest(server.url, "Ann")
        server.program.send_signal(how)
        assert server.program.wait(PATIENCE) in (0, 130, -how)
    finally:
        server.stop()
