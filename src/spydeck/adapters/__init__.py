"""The games as environments of other libraries; each adapter is a module and an extra of its own."""
