/** Objects that always show the present content of others. */

type Group = Readonly<Record<PropertyKey, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Return an object that reads each property, also of the objects inside it, from whatever `present` returns at that
 * moment. Where that is reactive, so is everything that is read.
 */
export function following<Content extends object>(present: () => Content): Content {
  const group = present as () => Group;
  const inside = new Map<PropertyKey, object>();
  const read = (key: PropertyKey): unknown => {
    const value = group()[key];
    if (!isGroup(value)) return value;
    const known = inside.get(key) ?? following(() => group()[key] as Group);
    inside.set(key, known);
    return known;
  };
  return new Proxy({} as Content, {
    get: (_, key) => read(key),
    has: (_, key) => key in group(),
    ownKeys: () => Reflect.ownKeys(group()),
    getOwnPropertyDescriptor: (_, key) =>
      Object.hasOwn(group(), key) ? { value: read(key), enumerable: true, configurable: true } : undefined,
  });
}
