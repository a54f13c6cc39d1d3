import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { CompiledScripts } from './compiled-scripts.ts';
import type { Interpreter, Run } from './interpreter.ts';
import { sha1 } from './redis-library.ts';
import { readFlags, type ScriptFlags } from './script-flags.ts';

/** A script that is known. */
export interface Script {
  readonly sha: string;
  readonly body: ByteString;
  readonly flags: ScriptFlags;
}

/** All scripts that are kept have at most so many bytes; the ones not run for the longest time go first. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What keeping a script costs beside its text. */
const OVERHEAD = 512;

export const noScript = () => new RedisError('NOSCRIPT No matching script. Please use EVAL.');

/**
 * The scripts of one database, and the Lua that runs them. They are kept as long as the process lives, as
 * Redis keeps them; clients send a script again where it has gone. Lua is loaded when it is first needed.
 */
export class Scripts {
  readonly #load: () => Interpreter;
  /** By their SHA-1, the one that ran last at the end. */
  readonly #known = new Map<string, Script>();
  #bytes = 0;
  #compiled: CompiledScripts | undefined;

  /** @param load makes a new Lua */
  constructor(load: () => Interpreter) {
    this.#load = load;
  }

  /** Whether there is a Lua at the moment. */
  get isLoaded(): boolean {
    return this.#compiled !== undefined;
  }

  get size(): number {
    return this.#known.size;
  }

  /** What keeping them takes, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The memory of Lua, in bytes. */
  get luaBytes(): number {
    return this.#compiled?.interpreter.usedBytes ?? 0;
  }

  has(sha: ByteString): boolean {
    return this.#known.has(sha.toLowerCase());
  }

  /** The script with this SHA-1. @throws RedisError NOSCRIPT */
  find(sha: ByteString): Script {
    const script = this.#known.get(sha.toLowerCase());
    if (script === undefined) throw noScript();
    return script;
  }

  /** Compiles a script, where it is not known yet, and keeps it. @throws RedisError */
  add(source: ByteString): Script {
    const sha = sha1(source);
    const known = this.#known.get(sha);
    if (known !== undefined) return known;
    const { flags, body } = readFlags(source);
    this.#lua().compile(sha, body);
    const script = { sha, body, flags };
    this.#bytes += body.length + OVERHEAD;
    this.#known.set(sha, script);
    this.#makeRoom();
    return script;
  }

  run(
    { sha, body }: Script,
    keys: readonly ByteString[],
    argv: readonly ByteString[],
    run: Omit<Run, 'name'>,
  ): Resp3Reply {
    const script = this.#known.get(sha);
    if (script !== undefined) {
      this.#known.delete(sha);
      this.#known.set(sha, script);
    }
    return this.#lua().run(body, keys, argv, { name: sha, ...run });
  }

  flush(): void {
    this.#known.clear();
    this.#bytes = 0;
    this.#compiled = undefined;
  }

  #lua(): CompiledScripts {
    if (this.#compiled?.interpreter.isWornOut === true) this.#compiled = undefined;
    this.#compiled ??= new CompiledScripts(this.#load());
    return this.#compiled;
  }

  #makeRoom(): void {
    for (const [sha, { body }] of this.#known) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#known.delete(sha);
      this.#bytes -= body.length + OVERHEAD;
    }
  }
}
