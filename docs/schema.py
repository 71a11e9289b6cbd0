"""Writes the protocol's schema, from which the types of the browser client are generated.

`make client` pipes `python -m docs.schema` into `web/protocol.js`, which writes `web/src/net/protocol.ts`.
"""

from __future__ import annotations

import json

from spydeck.server.http.schema import document

__all__ = ["document"]

if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
