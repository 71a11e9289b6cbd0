// @ts-check
/**
 * A game's module of WebAssembly: the compiled programs that the server runs, called with arrays in the module's memory.
 *
 * JavaScript with types in comments, so that Node runs the file as it is: tests in Python compare modules with the processor
 * through it.
 */

/** @typedef {{ name: string, kind: string, dimensions: number }} Argument */
/** @typedef {{ kind: string, offset: number, length: number }} Place */
/**
 * The facts that `python -m spydeck.adapters.wasm_modules` writes beside a module.
 * @typedef {{
 *   functions: Record<string, { arguments: Argument[], returns: number }>,
 *   record_bytes: number,
 *   fields: Record<string, Place>,
 *   lengths: Record<string, number>,
 *   budget: string[],
 *   progress: string[],
 * }} Facts
 */

/** @typedef {BigInt64Array | Int8Array | Float32Array | Float64Array} Numbers */

/** The numbers that arrays hold. States are bytes, which `Facts.fields` tells apart. */
const KINDS = { int64: BigInt64Array, int8: Int8Array, float32: Float32Array, float64: Float64Array, record: Int8Array };

/** Bytes for what a function returns and, after them, for the address of an exception. */
const RESULT_BYTES = 64;

/** Numbers in the memory of a module, in rows where there are several dimensions. */
export class ModuleArray {
  /**
   * @param {WebAssembly.Memory} memory
   * @param {string} kind what it holds, as in `Argument`
   * @param {number} itemBytes
   * @param {readonly number[]} shape
   * @param {number} address
   */
  constructor(memory, kind, itemBytes, shape, address) {
    this.memory = memory;
    this.kind = kind;
    this.itemBytes = itemBytes;
    this.shape = shape;
    this.address = address;
  }

  /** How many items. */
  get length() {
    return this.shape.reduce((product, length) => product * length, 1);
  }

  /**
   * The numbers as they are now; ask again after each call, as memory moves when it grows.
   * @returns {Numbers}
   */
  get numbers() {
    const Kind = kindOf(this.kind);
    const bytes = this.length * this.itemBytes;
    return new Kind(this.memory.buffer, this.address, bytes / Kind.BYTES_PER_ELEMENT);
  }

  /** The same as bytes. */
  get bytes() {
    return new Uint8Array(this.memory.buffer, this.address, this.length * this.itemBytes);
  }

  /** Writes numbers, bigints where it holds 64-bit integers. @param {readonly (number | bigint)[]} values */
  write(values) {
    this.numbers.set(/** @type {never} */ (values));
  }

  /** As functions take it. @returns {(number | bigint)[]} */
  get flattened() {
    const strides = this.shape.map((_, place) => this.shape.slice(place + 1).reduce((product, length) => product * length, this.itemBytes));
    return [0, 0, BigInt(this.length), BigInt(this.itemBytes), this.address, ...this.shape.map(BigInt), ...strides.map(BigInt)];
  }
}

/** A loaded module. */
export class KernelModule {
  /**
   * @param {WebAssembly.Module} code
   * @param {WebAssembly.Exports} exports
   * @param {Facts} facts
   */
  constructor(code, exports, facts) {
    /** The compiled code, which another worker can load without compiling it again. */
    this.code = code;
    this.facts = facts;
    this.memory = /** @type {WebAssembly.Memory} */ (exports["memory"]);
    this.functions = /** @type {Record<string, (...values: (number | bigint)[]) => number>} */ (/** @type {unknown} */ (exports));
    this.result = this.allocate(RESULT_BYTES + 8);
  }

  /**
   * Resolves to a module from its code, as bytes or compiled, and the facts beside it.
   * @param {BufferSource | WebAssembly.Module} code
   * @param {Facts} facts
   */
  static async load(code, facts) {
    const compiled = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const { exports } = await WebAssembly.instantiate(compiled);
    return new KernelModule(compiled, exports, facts);
  }

  /**
   * Makes an array of zeros; give it back with `release`.
   * @param {string} kind
   * @param {...number} shape
   */
  array(kind, ...shape) {
    const itemBytes = kind === "record" ? this.facts.record_bytes : kindOf(kind).BYTES_PER_ELEMENT;
    const bytes = shape.reduce((product, length) => product * length, itemBytes);
    const made = new ModuleArray(this.memory, kind, itemBytes, shape, this.allocate(bytes));
    made.bytes.fill(0);
    return made;
  }

  /** @param {ModuleArray} array */
  release(array) {
    this.exported("release")(array.address);
  }

  /**
   * The numbers of a field of a state, as they are now.
   * @param {ModuleArray} records
   * @param {string} name
   * @param {number} [place] which state
   */
  field(records, name, place = 0) {
    const field = this.facts.fields[name];
    if (!field) throw new Error(`there is no field ${name}`);
    const Kind = kindOf(field.kind);
    return new Kind(this.memory.buffer, records.address + place * records.itemBytes + field.offset, field.length || 1);
  }

  /**
   * Calls a function, and returns the numbers that it returns.
   * @param {string} name
   * @param {...(ModuleArray | number | bigint)} values
   */
  call(name, ...values) {
    const called = this.facts.functions[name];
    if (!called) throw new Error(`there is no function ${name}`);
    if (values.length !== called.arguments.length) throw new Error(`${name} takes ${called.arguments.length} values`);
    const flattened = called.arguments.map((argument, place) => flattenedAs(argument, values[place])).flat();
    const status = this.exported(name)(this.result, this.result + RESULT_BYTES, ...flattened);
    if (status !== 0) throw new Error(`${name} ended with status ${status}`);
    return [...new BigInt64Array(this.memory.buffer, this.result, called.returns)];
  }

  /** @param {number} bytes */
  allocate(bytes) {
    return this.exported("allocate")(bytes);
  }

  /** @param {string} name */
  exported(name) {
    const found = this.functions[name];
    if (!found) throw new Error(`the module has no ${name}`);
    return found;
  }
}

/** @param {string} kind */
function kindOf(kind) {
  if (!(kind in KINDS)) throw new Error(`no array holds ${kind}`);
  return KINDS[/** @type {keyof typeof KINDS} */ (kind)];
}

/**
 * @param {Argument} argument
 * @param {ModuleArray | number | bigint | undefined} value
 */
function flattenedAs(argument, value) {
  if (value instanceof ModuleArray) {
    if (value.kind === argument.kind && value.shape.length === argument.dimensions) return value.flattened;
  } else if (value !== undefined && argument.kind === "number") {
    return [BigInt(value)];
  }
  throw new Error(`${argument.name} must be ${argument.kind} in ${argument.dimensions} dimensions`);
}
