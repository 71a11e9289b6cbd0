# Spydeck in a container; docs/hosting.md says how to build it, and how to run it with no more rights than it needs.

FROM python:3.13-slim AS build
WORKDIR /build
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
RUN python -m venv /opt/spydeck \
 && /opt/spydeck/bin/pip install --no-cache-dir --constraint constraints.txt '.[server,postgres,redis]'

FROM python:3.13-slim
# For names that are not in ASCII, in the pictures of link previews.
RUN apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 7707 --home-dir /data --shell /usr/sbin/nologin spydeck \
 && install --directory --owner spydeck --group spydeck --mode 700 /data /var/cache/spydeck
COPY --from=build /opt/spydeck /opt/spydeck
USER spydeck
# Compiled ahead for processors like the one that builds; others compile when they first need it.
ENV XDG_CACHE_HOME=/var/cache/spydeck
RUN /opt/spydeck/bin/spydeck warm
WORKDIR /data
VOLUME /data
ENV SPYDECK_DATABASE=sqlite:////data/spydeck.db
EXPOSE 7707
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=20s --interval=30s --timeout=5s \
  CMD ["/opt/spydeck/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:7707/ready', timeout=4)"]
ENTRYPOINT ["/opt/spydeck/bin/spydeck", "serve", "--host", "0.0.0.0", "--port", "7707"]
