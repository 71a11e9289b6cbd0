"""The games for other libraries, each an extra of its own, and as modules of WebAssembly for a page."""
