import { toText, type ByteString } from '../../bytes.ts';
import { oneLine, quoted } from '../../errors.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { popReply } from './conversions.ts';
import { openEnvironment } from './environment.ts';
import type { LuaRandom } from './libraries/random.ts';
import { LuaError, ScriptTimeout } from './lua/errors.ts';
import { LuaType, type LuaStack } from './lua/lua-stack.ts';
import { LuaState } from './lua/lua-state.ts';
import type { RunningScript, ScriptCaller } from './redis-library.ts';

/** The memory limit for the Lua values of a database's scripts, in bytes; its functions have as much again. */
export const MAX_MEMORY = 64 * 1024 * 1024;
/** With more memory in use after a run, the Lua state is replaced; in bytes. */
export const MAX_RETAINED_MEMORY = 32 * 1024 * 1024;

/** The names in the errors of a chunk: that of the chunk, and the prefix of the reason. */
export interface ChunkKind {
  readonly chunk: 'user_script' | 'user_function';
  readonly notCompiled: string;
}

/** One run of a script or function. */
export interface Run {
  /** The name in errors: the SHA-1, or the name of the function. */
  readonly name: string;
  readonly caller: ScriptCaller;
  /** The time limit in milliseconds of processor time. */
  readonly limit: number;
  /** The end of the time limit, by `threadTime`. */
  readonly deadline: number;
}

/** A Lua state with the environment of Redis scripts. It can't be used again after it has failed. */
export class Interpreter {
  readonly state: LuaState;
  readonly stack: LuaStack;
  readonly #kind: ChunkKind;
  readonly #onError: number;
  /** A reference to the globals of scripts. */
  readonly #globals: number;
  readonly #loading: number;
  #running: RunningScript | undefined;
  #failed = false;

  constructor(kind: ChunkKind, logger: Logger, random: LuaRandom) {
    const state = new LuaState(MAX_MEMORY);
    const stack = state.main;
    this.state = state;
    this.stack = stack;
    this.#kind = kind;
    const environment = openEnvironment(state, () => this.#running!, { logger, random });
    this.#globals = environment.globals;
    this.#loading = environment.loading;
    this.#onError = environment.onError;
  }

  /** Whether the state should be replaced by a new one. */
  get isWornOut(): boolean {
    return (
      this.#failed ||
      this.state.isDamaged ||
      this.state.isCrowded ||
      this.usedBytes > MAX_RETAINED_MEMORY
    );
  }

  /** Whether a run was aborted inside of Lua, which leaves the state unusable. */
  get hasFailed(): boolean {
    return this.#failed;
  }

  /** The memory of the Lua values, in bytes. */
  get usedBytes(): number {
    return this.state.usedBytes;
  }

  /** Sets a global, which scripts can't, to the value that `push` pushes. */
  setGlobal(name: ByteString, push: () => void): void {
    const { state, stack } = this;
    state.pushKept(stack, this.#globals);
    push();
    stack.setField(name);
    stack.pop();
  }

  /**
   * Makes the table on top of the stack the `redis` that libraries see while they load.
   * @returns switches the globals between those of a loading library and of a running function
   */
  prepareLoading(): (isLoading: boolean) => void {
    const { state, stack } = this;
    state.pushKept(stack, this.#loading);
    state.lua.lua_insert(stack.L, -2);
    state.lua.lua_call(stack.L, 1, 1);
    const toggle = state.keep(stack);
    return (isLoading) => {
      state.pushKept(stack, toggle);
      stack.pushBoolean(isLoading);
      state.lua.lua_call(stack.L, 1, 0);
    };
  }

  /** Compiles a chunk and keeps a reference to the function. @throws RedisError if it has a syntax error */
  compile(body: ByteString): number {
    const { state, stack } = this;
    // Bytecode is refused, because it can do what no source code can.
    if (body.startsWith('\x1b')) {
      throw this.#notCompiled(`${this.#kind.chunk}:1: unexpected symbol near 'char(27)'`);
    }
    let compiled = false;
    try {
      compiled = state.load(stack, body, `@${this.#kind.chunk}`);
    } catch (error) {
      this.#failed = true;
      throw this.#notCompiled(
        error instanceof RangeError ? 'too many levels' : 'not enough memory',
      );
    }
    if (!compiled) {
      const problem = toText(stack.stringAt(-1));
      stack.top = 0;
      throw this.#notCompiled(problem);
    }
    return state.keep(stack);
  }

  /**
   * Runs a function. An error is returned as a reply; changes made before it stay.
   * @param push pushes the function and its arguments
   * @returns how many arguments
   */
  run({ name, caller, limit, deadline }: Run, push: () => number): Resp3Reply {
    const { state, stack } = this;
    const running: RunningScript = { caller, resp: 2 };
    this.#running = running;
    state.deadline = deadline;
    try {
      state.pushKept(stack, this.#onError);
      const status = state.lua.lua_pcall(stack.L, push(), 1, 1);
      const reply = status === 0 ? popReply(stack, running.resp) : this.#error(name, status);
      stack.top = 0;
      return reply;
    } catch (error) {
      if (error instanceof RedisError) return error;
      if (error instanceof LuaError) {
        stack.top = 0;
        const code = error.message.startsWith('ERR ') ? '' : 'ERR ';
        return new RedisError(code + error.message + placeOf(name, ''));
      }
      this.#failed = true;
      if (error instanceof ScriptTimeout) {
        const where = placeOf(name, toText(error.where).replace(/^(.*?):(\d+): ?$/, '@$1:$2'));
        return new RedisError(
          `ERR Script killed: it ran for longer than ${limit} ms (busy-reply-threshold)${where}`,
        );
      }
      return new RedisError(`ERR ${failureOf(error)}${placeOf(name, '')}`);
    } finally {
      state.deadline = Infinity;
      this.#running = undefined;
    }
  }

  /**
   * Runs compiled code without a caller, such as the top level of a library.
   * @returns why it failed; undefined if it did not
   */
  runAlone(reference: number, deadline: number): string | undefined {
    const { state, stack } = this;
    state.deadline = deadline;
    try {
      state.pushKept(stack, reference);
      const status = state.lua.lua_pcall(stack.L, 0, 0, 0);
      if (status === 0) return undefined;
      if (LuaState.isMemoryError(status)) this.#failed = true;
      const problem = this.#thrown();
      stack.top = 0;
      return problem.message;
    } catch (error) {
      this.#failed = true;
      return error instanceof ScriptTimeout
        ? 'ERR FUNCTION LOAD timeout'
        : `ERR ${failureOf(error)}`;
    } finally {
      state.deadline = Infinity;
    }
  }

  /** The error on top of the stack in the form of Redis 7.2 `script_lua.c` `luaCallFunction`. */
  #error(name: string, status: number): RedisError {
    if (LuaState.isMemoryError(status)) {
      this.#failed = true;
      return new RedisError(`ERR not enough memory${placeOf(name, '')}`);
    }
    const { message, place } = this.#thrown();
    return new RedisError(message + placeOf(name, place));
  }

  /** Redis 7.2 `script_lua.c` `luaExtractErrorInformation` */
  #thrown(): { message: string; place: string } {
    const { stack } = this;
    if (stack.typeAt(-1) !== LuaType.table) {
      const text = stack.typeAt(-1) === LuaType.string ? stack.stringAt(-1) : 'unknown error';
      return { message: `ERR ${quoted(text)}`, place: '' };
    }
    const field = (name: string): ByteString | undefined => {
      stack.rawField(-1, name);
      const type = stack.typeAt(-1);
      const value =
        type === LuaType.string || type === LuaType.number ? stack.stringAt(-1) : undefined;
      stack.pop();
      return value;
    };
    const message = field('err') ?? 'ERR unknown error';
    const source = field('source');
    const line = field('line');
    const place = source === undefined || line === undefined ? '' : toText(`${source}:${line}`);
    return { message: quoted(message), place };
  }

  #notCompiled(problem: string): RedisError {
    return new RedisError(`ERR ${this.#kind.notCompiled}: ${oneLine(problem)}`);
  }
}

/** Pushes a table of strings. */
export function pushWords(stack: LuaStack, words: readonly ByteString[]): void {
  stack.pushTable(words.length);
  for (const [i, word] of words.entries()) {
    stack.pushString(word);
    stack.setElement(i + 1);
  }
}

/** The reason why Lua was aborted and is unusable. */
function failureOf(error: unknown): string {
  return error instanceof RangeError ? 'stack overflow' : 'not enough memory';
}

function placeOf(name: string, place: string): string {
  return place === '' ? ` script: ${name}` : ` script: ${name}, on ${place}.`;
}
