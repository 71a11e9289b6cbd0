// A socket of the WebSocket protocol (RFC 6455) that sends a header with its handshake, as programs need:
// the WebSocket that Node has from version 22 sends none. In a project of your own, use the package `ws`.

import { randomBytes } from "node:crypto";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** Milliseconds. */
const SILENCE = 10_000;

/** Open a socket: `open(address, token, onmessage, onclose)` resolves to a function that sends an object. */
export function open(address, token, onmessage, onclose) {
  const url = new URL(address.replace(/^ws/, "http"));
  const request = url.protocol === "https:" ? overHttps : overHttp;
  const headers = {
    Authorization: `Bearer ${token}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    "Sec-WebSocket-Version": "13",
  };
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers });
    asking.setTimeout(SILENCE, () => asking.destroy(new Error("the server does not answer")));
    asking.on("error", reject);
    asking.on("response", (response) => {
      reject(new Error(`the server refuses the socket with status ${response.statusCode}`));
      response.resume();
    });
    asking.on("upgrade", (_, socket, first) => {
      const send = (kind, data) => socket.write(frame(kind, data));
      let pinged = false;
      const read = reader((kind, data) => {
        pinged = false;
        if (kind === TEXT) onmessage(JSON.parse(data.toString()));
        else if (kind === PING) send(PONG, data);
        else if (kind === CLOSE) {
          send(CLOSE, data);
          socket.end();
        }
      });
      // A line can go dead without being closed: ping after some silence, and end a socket that stays silent.
      socket.setTimeout(SILENCE, () => {
        if (pinged) socket.destroy();
        else send(PING, Buffer.alloc(0));
        pinged = true;
      });
      socket.on("data", read);
      socket.on("error", () => socket.destroy());
      socket.on("close", onclose);
      resolve((message) => send(TEXT, Buffer.from(JSON.stringify(message))));
      if (first.length > 0) read(first);
    });
    asking.end();
  });
}

/** Return a frame from a client, which is always masked. */
function frame(kind, data) {
  const mask = randomBytes(4);
  const masked = data.map((byte, place) => byte ^ mask[place % 4]);
  const head = Buffer.alloc(data.length < 126 ? 2 : 4);
  head[0] = 0x80 | kind;
  head[1] = 0x80 | Math.min(data.length, 126);
  if (data.length >= 126) head.writeUInt16BE(data.length, 2); // a command has at most 8192 bytes
  return Buffer.concat([head, mask, masked]);
}

/** Return a function that takes bytes from a server and passes on every whole frame. */
function reader(onframe) {
  let bytes = Buffer.alloc(0);
  return (more) => {
    bytes = Buffer.concat([bytes, more]);
    while (bytes.length >= 2) {
      const short = bytes[1] & 0x7f;
      const start = { 126: 4, 127: 10 }[short] ?? 2;
      if (bytes.length < start) return;
      const length = { 126: () => bytes.readUInt16BE(2), 127: () => Number(bytes.readBigUInt64BE(2)) }[short]?.() ?? short;
      if (bytes.length < start + length) return;
      onframe(bytes[0] & 0x0f, bytes.subarray(start, start + length));
      bytes = bytes.subarray(start + length);
    }
  };
}
