/**
 * SHA-256 (FIPS 180-4) for pages without WebCrypto: those reached by plain HTTP from another device on the local
 * network. It handles nothing secret, so its timing does not matter.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const CONSTANTS = Uint32Array.from(fractions(64, Math.cbrt));
const START = Uint32Array.from(fractions(8, Math.sqrt));

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The message, padded with the end mark and its length in bits to a whole number of blocks. */
function padded(message: Uint8Array): Bytes {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return whole;
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let place = 0; place < 64; place++) {
    if (place < 16) {
      words[place] = block.getUint32(4 * place);
      continue;
    }
    const early = words[place - 15]!;
    const late = words[place - 2]!;
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + one + words[place - 7]! + two;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + CONSTANTS[place]! + words[place]!;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

/** The 32 bytes of a message's digest. */
export function sha256(message: Uint8Array): Bytes {
  const whole = padded(message);
  const state = START.slice();
  for (let place = 0; place < whole.length; place += BLOCK) {
    compress(state, schedule(new DataView(whole.buffer, place, BLOCK)));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** HMAC-SHA256 (RFC 2104) with a key of any length. */
export function hmac(key: Uint8Array, message: Uint8Array): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (mark: number, text: Uint8Array) => {
    const whole = new Uint8Array(BLOCK + text.length).fill(mark, 0, BLOCK);
    short.forEach((byte, place) => (whole[place] = byte ^ mark));
    whole.set(text, BLOCK);
    return sha256(whole);
  };
  return keyed(0x5c, keyed(0x36, message));
}
