"""What every request passes before it reaches the application, one middleware in each module."""

from __future__ import annotations

from starlette.types import ASGIApp

from spydeck.server.config import Config
from spydeck.server.http.middleware.body_limit import BodyLimit
from spydeck.server.http.middleware.host_header import HostHeader
from spydeck.server.http.middleware.rate_limit import RateLimit
from spydeck.server.http.middleware.same_origin import SameOrigin
from spydeck.server.http.middleware.security_headers import SecurityHeaders


def protect(app: ASGIApp, config: Config) -> ASGIApp:
    """Return an application behind all middleware, the outermost last.

    The cheap checks come first, and a request that they refuse does not count against its address's rate. The
    headers are outermost, so that refusals carry them too.
    """
    limits = config.limits
    app = BodyLimit(app, limits.message_bytes, limits.seconds_to_request)
    app = RateLimit(app, limits.requests_per_second, limits.requests_at_once)
    app = SameOrigin(app, config.public_origin)
    app = HostHeader(app, config.serves)
    return SecurityHeaders(app, config.secure)
