"""Card games of pgx on the processor: thousands of games in arrays, stepped by one compiled function."""

from __future__ import annotations

import os
import time

os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from bench.side import Work

PACKAGES = ("pgx", "jax")

BATCH = 4096


def steps(name: str) -> Work:
    """Return work that steps a batch, and counts steps; choosing an action at random is not counted."""
    env = pgx.make(name)
    step_one = auto_reset(env.step, env.init)
    step = jax.jit(lambda state, action, key: jax.vmap(step_one)(state, action, jax.random.split(key, BATCH)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def work() -> tuple[float, float]:
        nonlocal key, state
        key, chance, choice = jax.random.split(key, 3)
        action = jax.block_until_ready(choose(choice, state.legal_action_mask))
        start = time.process_time()
        state = jax.block_until_ready(step(state, action, chance))
        return BATCH, time.process_time() - start

    work()
    return work
