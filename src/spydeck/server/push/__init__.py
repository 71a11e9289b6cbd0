"""Notifications: what browsers show to guests whose pages are closed, sent by Web Push."""
