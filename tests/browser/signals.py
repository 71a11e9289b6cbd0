"""The sounds of the page and its vibrations, noted in place of heard and felt."""

from __future__ import annotations

NOTED = """globalThis.heard = []; globalThis.felt = [];
navigator.vibrate = (length) => felt.push(length);
globalThis.AudioContext = class {
  currentTime = 0;
  destination = {};
  param = (note) => ({ setValueAtTime: note, exponentialRampToValueAtTime() {} });
  createGain() { return { gain: this.param(() => {}), connect: (next) => next }; }
  createOscillator() {
    const frequency = this.param((pitch) => heard.push(pitch));
    return { frequency, connect: (next) => next, start() {}, stop() {} };
  }
};"""
"""Notes the pitch of each sound, and the length of each vibration."""
WANTED = """{ const kept = JSON.parse(localStorage['spydeck.settings']);
localStorage['spydeck.settings'] = JSON.stringify({ ...kept, sound: true, vibration: true }); }"""
"""Turns both on, over the settings of a test."""
TURN, CARD, TAKEN, MOMENT, OVER = 1250, 1900, 440, 330, 880
BUZZ = 40
"""Milliseconds."""
