/**
 * The used part of WebAssembly's JavaScript interface, for which neither ECMAScript's types nor Node's have
 * declarations.
 */
declare namespace WebAssembly {
  type ImportValue = ((...args: number[]) => number | void) | Memory;
  type Imports = Record<string, Record<string, ImportValue>>;

  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { readonly module: string; readonly name: string }[];
  }

  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Readonly<Record<string, unknown>>;
  }

  class Memory {
    /** In pages of 64 KiB. */
    constructor(size: { readonly initial: number; readonly maximum: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }

  class Table {
    get(index: number): unknown;
    set(index: number, value: unknown): void;
    grow(entries: number): number;
  }
}
