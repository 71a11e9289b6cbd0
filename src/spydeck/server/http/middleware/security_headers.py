"""Every response carries headers that restrict what a browser does with it."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
UNLESS_SET = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",  # other sites may show the pictures of link previews
}
"""Headers that a response can have already."""
TLS_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",  # browsers obey it only over TLS
    "Strict-Transport-Security": "max-age=31536000",
}


class SecurityHeaders:
    """Adds security headers to every HTTP response."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._headers = {**SECURITY_HEADERS, **(TLS_HEADERS if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                for name, value in UNLESS_SET.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)
