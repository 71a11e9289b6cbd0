import { afterEach, describe, expect, it } from "vitest";
import { shownName } from "../src/i18n";
import { showLanguage } from "../src/i18n/catalogue.svelte";
import { SPY, faceOf } from "../src/play/faces";

const BOTS = ["Ash", "Birch", "Cedar", "Dove", "Elm", "Fern"];

describe("faces", () => {
  afterEach(() => showLanguage("en"));

  it.each(["en", "de"] as const)("of bots differ and stay the same, however %s names them", async (code) => {
    await showLanguage(code);
    const faces = BOTS.map((name) => faceOf(shownName(`Agent ${name}`)));
    expect(new Set([...faces, SPY]).size).toBe(BOTS.length + 1);
    expect(faces).toEqual(BOTS.map(faceOf));
  });

  it.each(["Heron", "Reiher"])("of %s in a lesson is the animal's", async (name) => {
    await showLanguage(name === "Heron" ? "en" : "de");
    expect(faceOf(name)).toBe(faceOf("Agent Ash"));
  });

  it("of anybody else is a spy's", () => {
    expect(faceOf("Ada")).toBe(SPY);
  });
});
