"""How a database comes to the present shape, version by version; each module under `versions` is one step."""
