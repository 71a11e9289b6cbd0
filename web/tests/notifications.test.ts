import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoPushService, turnOn } from "../src/net/notifications";

/** A worker that comes to an end of its installation. */
class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";

  end(state: "activated" | "redundant"): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const subscription = { options: { applicationServerKey: new Uint8Array([1]).buffer }, toJSON: () => ({ endpoint: "e", keys: { p256dh: "p", auth: "a" } }) };

const kept = new Map<string, string>();

/** A browser whose attempts to install a worker end so, in this order. */
function browser(...ends: ("activated" | "redundant" | "refused")[]): void {
  const register = async () => {
    const end = ends.shift();
    if (end === undefined || end === "refused") throw new TypeError("refused");
    const worker = new Worker();
    queueMicrotask(() => worker.end(end));
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
    return { active: null, waiting: null, installing: worker, pushManager };
  };
  vi.stubGlobal("navigator", { serviceWorker: { register }, userAgent: "" });
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.stubGlobal("fetch", async (url: string) => Response.json(url.endsWith("/push") ? { key: "AQ", devices: [] } : { id: "this" }));
});

afterEach(() => vi.unstubAllGlobals());

describe("turning notifications on while the worker is being installed", () => {
  it("waits for it", async () => {
    browser("activated");
    expect(await turnOn()).toBe("on");
  });

  it("installs it anew where a file did not come", async () => {
    browser("redundant", "refused", "activated");
    expect(await turnOn()).toBe("on");
  });

  it("says so where the browser refuses one", async () => {
    browser("refused", "refused", "refused");
    await expect(turnOn()).rejects.toThrow(NoPushService);
    expect(kept.size).toBe(0);
  });
});
