import { NameMap } from '../../../../../base/name-map.ts';
import { NameSet } from '../../../../../base/name-set.ts';
import { threadTime } from '../thread-time.ts';
import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import type { Resp3Reply } from '../../../resp3.ts';
import type { Run, SuspendedRun } from '../interpreter.ts';
import { LONGEST_HOLD } from '../lua/lua-state.ts';
import type { ScriptFlags } from '../script-flags.ts';
import type { FunctionLua, LibrarySource } from './function-lua.ts';
import { readHeader } from './library-header.ts';

interface LibraryFunction {
  readonly library: Library;
  readonly name: ByteString;
  readonly description: ByteString | undefined;
  readonly flags: ScriptFlags;
}

export interface Library extends LibrarySource {
  readonly name: ByteString;
  /** The source code, unchanged. */
  readonly code: ByteString;
  readonly functions: LibraryFunction[];
}

/** What to do with existing libraries when others are restored. */
export type RestorePolicy = 'flush' | 'append' | 'replace';

/** The limits for all libraries together: bytes and number of functions. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_FUNCTIONS = 10_000;
/** The time limit for loading a library, in milliseconds. Redis's is 500 (7.2 `functions.c` `LOAD_TIMEOUT_MS`). */
export const LOAD_TIMEOUT = LONGEST_HOLD;
/** The memory of a library or function besides its text, in bytes. */
const OVERHEAD = 512;

/**
 * The libraries of one database, and the Lua state in which they are loaded. Only their code is persistent: Lua is
 * loaded when it is first needed, and each library when one of its functions is called.
 */
export class Libraries {
  readonly #makeLua: () => FunctionLua;
  readonly #libraries = new NameMap<ByteString, Library>();
  /** By name in lower case, as in Redis 7.2 `functions.c` `functionDictType`. */
  readonly #functions = new NameMap<ByteString, LibraryFunction>();
  #loaded: FunctionLua | undefined;

  /** @param makeLua makes a new Lua state */
  constructor(makeLua: () => FunctionLua) {
    this.#makeLua = makeLua;
  }

  /** In the order in which they were loaded. */
  all(): Iterable<Library> {
    return this.#libraries.values();
  }

  get size(): number {
    return this.#libraries.size;
  }

  get functionCount(): number {
    return this.#functions.size;
  }

  /** The memory of the libraries, in bytes. */
  get bytes(): number {
    let bytes = this.#functions.size * OVERHEAD;
    for (const { code } of this.#libraries.values()) bytes += code.length + OVERHEAD;
    return bytes;
  }

  /** The memory of the Lua state, in bytes. */
  get luaBytes(): number {
    return this.#loaded?.interpreter.usedBytes ?? 0;
  }

  find(name: ByteString): LibraryFunction | undefined {
    return this.#functions.get(name.toLowerCase());
  }

  /**
   * Loads a library (Redis 7.2 `functions.c` `functionsCreateWithLibraryCtx`).
   * @param timeout in milliseconds of processor time
   * @returns its name
   * @throws RedisError; then nothing has changed
   */
  load(code: ByteString, replace: boolean, timeout = LOAD_TIMEOUT): ByteString {
    const { name, body } = readHeader(code);
    const old = this.#libraries.get(name);
    if (old !== undefined && !replace) {
      throw new RedisError(`ERR Library '${name}' already exists`);
    }
    // The time to start Lua does not count for the library.
    const lua = this.#lua();
    const library = register(lua, { name, code, body }, threadTime() + timeout);
    this.#exchange(old === undefined ? [] : [old], [library]);
    return name;
  }

  /**
   * Loads libraries, all or none (`functionRestoreCommand`).
   * @throws RedisError; then nothing has changed
   */
  restore(codes: readonly ByteString[], policy: RestorePolicy, timeout = LOAD_TIMEOUT): void {
    const lua = this.#lua();
    const deadline = threadTime() + timeout;
    const added = new NameMap<ByteString, Library>();
    try {
      for (const code of codes) {
        const { name, body } = readHeader(code);
        if (added.has(name)) throw new RedisError(`ERR Library '${name}' already exists`);
        added.set(name, register(lua, { name, code, body }, deadline));
      }
      const replaced = [...this.#libraries.values()].filter(
        ({ name }) => policy === 'flush' || added.has(name),
      );
      if (policy === 'append' && replaced.length > 0) {
        throw new RedisError(`ERR Library ${replaced[0]!.name} already exists`);
      }
      this.#exchange(replaced, [...added.values()]);
    } catch (error) {
      for (const library of added.values()) this.#loaded?.forget(library);
      throw error;
    }
  }

  /** @returns whether it existed */
  delete(name: ByteString): boolean {
    const library = this.#libraries.get(name);
    if (library === undefined) return false;
    this.#exchange([library], []);
    return true;
  }

  flush(): void {
    this.#libraries.clear();
    this.#functions.clear();
    this.#loaded = undefined;
  }

  /** Calls a function. If the Lua state is new, the library is loaded first, which counts for the time of the function. */
  call(
    { library, name }: LibraryFunction,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Omit<Run, 'name'>,
  ): Resp3Reply | SuspendedRun {
    // The time to start Lua does not count.
    const lua = this.#lua();
    if (lua.has(library)) return lua.call(library, keys, argv, { name, ...run });
    const began = threadTime();
    // It has been loaded in time before, perhaps by a less busy machine.
    lua.load(library, began + Math.min(run.left, 2 * LOAD_TIMEOUT));
    const left = run.left - (threadTime() - began);
    return lua.call(library, keys, argv, { name, ...run, left });
  }

  /** @throws RedisError if two functions have the same name; then nothing has changed */
  #exchange(removed: readonly Library[], added: readonly Library[]): void {
    const gone = new Set(removed);
    const seen = new NameSet<ByteString>();
    try {
      for (const { functions } of added) {
        if (functions.length === 0) throw new RedisError('ERR No functions registered');
        for (const { name } of functions) {
          const key = name.toLowerCase();
          const other = this.#functions.get(key);
          if (seen.has(key) || (other !== undefined && !gone.has(other.library))) {
            throw new RedisError(`ERR Function ${name} already exists`);
          }
          seen.add(key);
        }
      }
      this.#checkRoom(gone, added);
    } catch (error) {
      for (const library of added) this.#loaded?.forget(library);
      throw error;
    }
    for (const library of removed) {
      this.#libraries.delete(library.name);
      for (const { name } of library.functions) this.#functions.delete(name.toLowerCase());
      this.#loaded?.forget(library);
    }
    for (const library of added) {
      this.#libraries.set(library.name, library);
      for (const each of library.functions) this.#functions.set(each.name.toLowerCase(), each);
    }
  }

  #checkRoom(gone: ReadonlySet<Library>, added: readonly Library[]): void {
    const kept = [...this.#libraries.values()].filter((library) => !gone.has(library));
    const all = [...kept, ...added];
    const bytes = all.reduce((sum, { code }) => sum + code.length, 0);
    const functions = all.reduce((sum, library) => sum + library.functions.length, 0);
    if (bytes <= MOST_BYTES && functions <= MOST_FUNCTIONS) return;
    throw new RedisError(
      `ERR the libraries of a database may have ${MOST_BYTES} bytes and ${MOST_FUNCTIONS} functions together`,
    );
  }

  #lua(): FunctionLua {
    if (this.#loaded?.interpreter.isWornOut === true) this.#loaded = undefined;
    this.#loaded ??= this.#makeLua();
    return this.#loaded;
  }
}

/** Loads a library in addition to the existing ones. */
function register(lua: FunctionLua, read: Omit<Library, 'functions'>, deadline: number): Library {
  const library: Library = { ...read, functions: [] };
  for (const { name, description, flags } of lua.load(library, deadline).values()) {
    library.functions.push({ library, name, description, flags });
  }
  return library;
}
