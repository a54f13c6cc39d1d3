import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import {
  type Interpreter,
  type Run,
  type SuspendedRun,
  MAX_RETAINED_MEMORY,
  pushWords,
  type ChunkKind,
} from './interpreter.ts';
import { sha1 } from './redis-library.ts';
import { readFlags, type ScriptFlags } from './script-flags.ts';

/** A cached script. */
interface Script {
  readonly sha: string;
  readonly body: ByteString;
  readonly flags: ScriptFlags;
}

/** The limit for all cached scripts in bytes; the least recently run ones are dropped. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The memory of a cached script besides its text, in bytes. */
const OVERHEAD = 512;

const noScript = () => new RedisError('NOSCRIPT No matching script. Please use EVAL.');

/**
 * The script cache of one database, and the Lua state that runs them. Like in Redis it is not persistent; clients send
 * a script again that has been dropped. Lua is loaded when it is first needed.
 */
export class Scripts {
  readonly #load: () => Interpreter;
  readonly #count: <T>(work: () => T) => T;
  /** By SHA-1, the most recently run at the end. */
  readonly #known = new Map<string, Script>();
  /** The one at their end. */
  #latest: Script | undefined;
  #bytes = 0;
  #compiled: CompiledScripts | undefined;

  /** @param load makes a new Lua state @param count counts the time of what is not the run of a script */
  constructor(load: () => Interpreter, count: <T>(work: () => T) => T = (work) => work()) {
    this.#load = load;
    this.#count = count;
  }

  /** Whether there is a Lua state at present. */
  get isLoaded(): boolean {
    return this.#compiled !== undefined;
  }

  get size(): number {
    return this.#known.size;
  }

  /** The memory of the cached scripts, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The memory of the Lua state, in bytes. */
  get luaBytes(): number {
    return this.#compiled?.interpreter.usedBytes ?? 0;
  }

  has(sha: ByteString): boolean {
    return this.#known.has(sha.toLowerCase());
  }

  /** The script with a SHA-1. @throws RedisError NOSCRIPT */
  find(sha: ByteString): Script {
    const script = this.#known.get(sha.toLowerCase());
    if (script === undefined) throw noScript();
    return script;
  }

  /** Compiles a script and caches it, unless it is cached. @throws RedisError */
  add(source: ByteString): Script {
    const sha = sha1(source);
    const known = this.#known.get(sha);
    if (known !== undefined) return known;
    const { flags, body } = readFlags(source);
    this.#count(() => this.#lua().compile(sha, body));
    const script = { sha, body, flags };
    this.#bytes += body.length + OVERHEAD;
    this.#known.set(sha, script);
    this.#latest = script;
    this.#makeRoom();
    return script;
  }

  run(
    { sha, body }: Script,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Omit<Run, 'name'>,
  ): Resp3Reply | SuspendedRun {
    const script = this.#known.get(sha);
    if (script !== undefined && script !== this.#latest) {
      this.#known.delete(sha);
      this.#known.set(sha, script);
      this.#latest = script;
    }
    const lua = this.#ready ?? this.#count(() => this.#lua());
    return lua.run(body, keys, argv, { name: sha, ...run });
  }

  flush(): void {
    this.#known.clear();
    this.#latest = undefined;
    this.#bytes = 0;
    this.#compiled = undefined;
  }

  /** The Lua state, unless a new one is needed. */
  get #ready(): CompiledScripts | undefined {
    const compiled = this.#compiled;
    if (compiled === undefined || compiled.interpreter.isWornOut) return undefined;
    // A new state is started sooner than the garbage of a script is collected.
    return compiled.interpreter.state.heldBytes <= MAX_RETAINED_MEMORY ? compiled : undefined;
  }

  #lua(): CompiledScripts {
    const ready = this.#ready;
    if (ready !== undefined) return ready;
    // The memory of the old state is free before that of the new one is taken.
    this.#compiled = undefined;
    return (this.#compiled = new CompiledScripts(this.#load()));
  }

  #makeRoom(): void {
    for (const [sha, { body }] of this.#known) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#known.delete(sha);
      this.#bytes -= body.length + OVERHEAD;
    }
  }
}

export const SCRIPT_CHUNK: ChunkKind = {
  chunk: 'user_script',
  notCompiled: 'Error compiling script (new function)',
};

/** The scripts compiled in one Lua state. */
class CompiledScripts {
  readonly interpreter: Interpreter;
  readonly #compiled = new Map<string, number>();

  /** @param interpreter made for {@link SCRIPT_CHUNK} */
  constructor(interpreter: Interpreter) {
    this.interpreter = interpreter;
  }

  /** Compiles a script once. @throws RedisError if it has a syntax error */
  compile(sha: string, body: ByteString): number {
    const known = this.#compiled.get(sha);
    if (known !== undefined) return known;
    const reference = this.interpreter.compile(body);
    this.#compiled.set(sha, reference);
    return reference;
  }

  run(
    body: ByteString,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Run,
  ): Resp3Reply | SuspendedRun {
    const { interpreter } = this;
    const { state, stack } = interpreter;
    return interpreter.run(run, () => {
      const reference = this.compile(run.name, body);
      interpreter.setGlobal('KEYS', () => pushWords(stack, keys));
      interpreter.setGlobal('ARGV', () => pushWords(stack, argv));
      state.pushKept(stack, reference);
      return 0;
    });
  }
}
