"""The games, one package each, and the protocols that they implement."""
