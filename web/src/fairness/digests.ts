/** SHA-256 and HMAC by the browser's WebCrypto or, over plain HTTP on a local network, by our own code. */

import { type Bytes, hmac as ownHmac, sha256 as ownSha256 } from "./sha256";

export interface Digests {
  sha256(message: Bytes): Promise<Bytes>;
  hmac(key: Bytes, message: Bytes): Promise<Bytes>;
}

export const ours: Digests = {
  sha256: (message) => Promise.resolve(ownSha256(message)),
  hmac: (key, message) => Promise.resolve(ownHmac(key, message)),
};

export const browsers = (subtle: SubtleCrypto): Digests => ({
  sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
  hmac: async (secret, message) => {
    const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await subtle.sign("HMAC", key, message));
  },
});

/** The browser's digests where available, else our own. */
export function digests(): Digests {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? browsers(subtle) : ours;
}
