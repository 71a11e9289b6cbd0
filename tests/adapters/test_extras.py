"""What an adapter says where the library that it adapts to is missing, or broken."""

import sys
from importlib import import_module

import pytest

from spydeck.errors import MissingExtra, importing

ADAPTERS = {"gymnasium": "gymnasium", "pettingzoo.environment": "pettingzoo", "openspiel": "pyspiel"}


@pytest.mark.parametrize(("adapter", "package"), ADAPTERS.items())
def test_a_missing_extra_is_named(adapter: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, extra = f"spydeck.adapters.{adapter}", adapter.partition(".")[0]
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf'{package} is missing; .* "\.\[{extra}\]"'):
        import_module(name)


def test_what_a_package_lacks_itself_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_part"), importing("gymnasium", "gymnasium"):
        import_module("no_such_part")
