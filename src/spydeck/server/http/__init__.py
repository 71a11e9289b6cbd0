"""The application: routes, middleware, sockets, and the services that they share."""
