import { expect, test } from "vitest";
import { bytesOf, textOf } from "../src/net/base64url";

test.each([0, 1, 2, 3, 32, 255])("%i bytes survive as a text in base64url", (length) => {
  const bytes = Uint8Array.from({ length }, (_, place) => (place * 151 + 251) % 256);
  const text = textOf(bytes.buffer);
  expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
  expect(bytesOf(text)).toEqual(bytes);
});
