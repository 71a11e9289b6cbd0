// Replaces the browser's subscriptions by the one of a test, which survives reloads as a real one does.
{
  const KEY = "test.subscription";
  const given = SUBSCRIPTION;
  const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
  const made = (key) => ({
    endpoint: given.endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
    toJSON: () => given,
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || !given) throw new DOMException("Registration failed", "AbortError");
    localStorage.setItem(KEY, btoa(String.fromCharCode(...applicationServerKey)));
    return made(localStorage.getItem(KEY));
  };
  PushManager.prototype.getSubscription = async () => {
    const saved = localStorage.getItem(KEY);
    return saved === null ? null : made(saved);
  };
}
