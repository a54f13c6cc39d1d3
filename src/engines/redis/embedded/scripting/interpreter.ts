import { toQuote, toText, type ByteString } from '../../bytes.ts';
import { oneLine, quoted } from '../../errors.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError } from '../../reply.ts';
import type { Resp3Reply } from '../../resp3.ts';
import { popReply } from './conversions.ts';
import { openEnvironment } from './environment.ts';
import type { LuaRandom } from './libraries/random.ts';
import { ScriptTimeout, LONGEST_HOLD, LuaState } from './lua/lua-state.ts';
import { LuaError, LuaType, STRINGS_AT_ONCE, type LuaStack } from './lua/lua-stack.ts';
import type { Pointer } from './lua/wasm.ts';
import type { RunningScript, ScriptCaller } from './redis-library.ts';
import { goOn, hasEnded, type Steps } from '../steps.ts';
import { threadTime } from './thread-time.ts';

/** The memory limit for the Lua values of a database's scripts, in bytes; its functions have as much again. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** With more memory in use after a run, the Lua state is replaced; in bytes. */
export const MAX_RETAINED_MEMORY = 32 * 1024 * 1024;

/** The names in the errors of a chunk: that of the chunk, and the prefix of the reason. */
export interface ChunkKind {
  readonly chunk: 'user_script' | 'user_function';
  readonly notCompiled: string;
}

/**
 * A text of at most so many bytes is compiled within a few milliseconds, whatever it says. It has no time limit, because
 * pauses to collect garbage count as processor time, and could end it.
 */
const QUICKLY_COMPILED = 16 * 1024;

/** How long a script holds all others until it is suspended, in milliseconds of processor time. */
export const SLICE = 10;

/** The status of a coroutine that has returned. */
const RETURNED = 0;

/** One run of a script or function. */
export interface Run {
  /** The name in errors: the SHA-1, or the name of the function. */
  readonly name: string;
  readonly caller: ScriptCaller;
  /** The time limit in milliseconds of processor time. */
  readonly limit: number;
  /** What is left of it when it begins. */
  readonly left: number;
  /** Whether it is suspended when it takes long; otherwise it runs to its end. */
  readonly maySuspend: boolean;
  /** Called with the time that it took, in milliseconds; repeatedly if it is suspended. */
  readonly took: (ms: number) => void;
}

/** A script that has been suspended. Until it has ended its Lua state runs nothing else. */
export interface SuspendedRun {
  /** Goes on for a slice of time. @returns the reply, or itself if it has been suspended again */
  resume(): Resp3Reply | SuspendedRun;
  /** Ends it. @returns the error with this message and the place where it was */
  kill(message: string): RedisError;
}

export function isSuspended(outcome: Resp3Reply | SuspendedRun): outcome is SuspendedRun {
  return outcome instanceof Interpreter;
}

/** A Lua state with the environment of Redis scripts. It can't be used again after it has failed. */
export class Interpreter implements SuspendedRun {
  readonly state: LuaState;
  readonly stack: LuaStack;
  readonly #kind: ChunkKind;
  readonly #onError: number;
  /** A reference to the globals of scripts. */
  readonly #globals: number;
  readonly #loading: number;
  #running: RunningScript | undefined;
  #run: Run | undefined;
  /** The time that the suspended run has left. */
  #left = 0;
  /** The conversion of what the suspended run has returned, if it has. */
  #reading: Steps<Resp3Reply> | undefined;
  /** What must be run before the suspended run goes on: it pushes the results of the function that the script has called. */
  #pending: { readonly steps: Steps<void>; readonly caller: Pointer } | undefined;
  /** The coroutine of the runs. */
  #thread: { readonly stack: LuaStack; readonly reference: number } | undefined;
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

  /**
   * Compiles a chunk and keeps a reference to the function.
   * @param until by `threadTime`; a short text takes no time worth a limit
   * @throws RedisError if it has a syntax error, or takes too long
   */
  compile(body: ByteString, until = threadTime() + LONGEST_HOLD): number {
    const { state, stack } = this;
    // Bytecode is refused, because it can do what no source code can.
    if (body.startsWith('\x1b')) {
      throw this.#notCompiled(`${this.#kind.chunk}:1: unexpected symbol near 'char(27)'`);
    }
    let compiled = false;
    const { deadline } = state;
    state.deadline = body.length > QUICKLY_COMPILED ? until : Infinity;
    try {
      compiled = state.load(stack, body, `@${this.#kind.chunk}`);
    } catch (error) {
      this.#failed = true;
      if (error instanceof ScriptTimeout) {
        throw this.#notCompiled('it takes too long');
      }
      throw this.#notCompiled(
        error instanceof RangeError ? 'too many levels' : 'not enough memory',
      );
    } finally {
      state.deadline = deadline;
    }
    if (!compiled) {
      const problem = toQuote(stack.stringAt(-1));
      stack.top = 0;
      throw this.#notCompiled(problem);
    }
    return state.keep(stack);
  }

  /**
   * Runs a function. An error is returned as a reply; changes made before it stay.
   * @param push pushes the function and its arguments
   * @returns the reply, or the run itself if it has been suspended
   */
  run(run: Run, push: () => number): Resp3Reply | SuspendedRun {
    this.#running = {
      caller: run.caller,
      resp: 2,
      maySuspend: ({ L }) => this.state.maySuspend(L),
      suspendFor: ({ L }, steps) => {
        this.#pending = { steps: steps(this.#thread!.stack), caller: L };
        return this.state.coroutines.suspend(L, 0);
      },
    };
    this.#run = run;
    this.#left = run.left;
    return this.#inTime(threadTime(), (thread) => {
      const args = push();
      this.state.lua.lua_xmove(this.stack.L, thread.L, args + 1);
      return this.state.resume(thread, args);
    });
  }

  resume(): Resp3Reply | SuspendedRun {
    return this.#inTime(threadTime(), (thread) => {
      if (this.#reading !== undefined) return RETURNED;
      return this.#hasResults() ? this.state.resume(thread) : undefined;
    });
  }

  /** Goes on with what the script waits for. @returns whether it has the results of its function */
  #hasResults(): boolean {
    if (this.#pending === undefined) return true;
    const { steps, caller } = this.#pending;
    try {
      if (!hasEnded(steps, this.state.suspendAt)) {
        this.state.checkDeadline(caller);
        return false;
      }
    } catch (error) {
      if (!(error instanceof LuaError)) throw error;
      this.state.raiseIn(caller, error);
    }
    this.#pending = undefined;
    return true;
  }

  kill(message: string): RedisError {
    this.#failed = true;
    this.#running = undefined;
    this.#reading = undefined;
    this.#pending = undefined;
    return new RedisError(message + placeOf(this.#run!.name, ''));
  }

  /** Lets the script run within the limits of time. @param go runs its coroutine as `LuaState.resume` */
  #inTime(began: number, go: (thread: LuaStack) => number | undefined): Resp3Reply | SuspendedRun {
    const { state } = this;
    const { name, maySuspend, took } = this.#run!;
    state.end = began + this.#left;
    state.deadline = began + (maySuspend ? Math.min(this.#left, LONGEST_HOLD) : this.#left);
    state.suspendAt = maySuspend ? began + SLICE : Infinity;
    let reply: Resp3Reply | undefined;
    try {
      this.#thread ??= state.newThread();
      const { stack: thread } = this.#thread;
      const status = go(thread);
      if (status === RETURNED) {
        if (this.#reading === undefined) {
          // All returned values are on the stack of the coroutine; the first one is the reply.
          thread.top = 1;
          this.#reading = popReply(thread, this.#running!.resp);
        }
        reply = goOn(this.#reading, state.suspendAt);
      } else if (status !== undefined) {
        reply = this.#error(name, status, thread);
      }
      if (reply !== undefined) thread.top = 0;
    } catch (error) {
      reply = this.#aborted(error);
    } finally {
      state.end = Infinity;
      state.deadline = Infinity;
      state.suspendAt = Infinity;
      const ms = Math.max(0, threadTime() - began);
      this.#left -= ms;
      took(ms);
      if (reply !== undefined) {
        this.#running = undefined;
        this.#reading = undefined;
        this.#pending = undefined;
      }
    }
    return reply === undefined ? this : reply;
  }

  /** The reply to a run that an exception has ended. */
  #aborted(error: unknown): RedisError {
    const { name, limit } = this.#run!;
    if (error instanceof RedisError) {
      this.stack.top = 0;
      return error;
    }
    if (error instanceof LuaError) {
      this.stack.top = 0;
      this.#dropThread();
      const code = error.message.startsWith('ERR ') ? '' : 'ERR ';
      return new RedisError(code + error.message + placeOf(name, ''));
    }
    this.#failed = true;
    if (!(error instanceof ScriptTimeout)) {
      return new RedisError(`ERR ${failureOf(error)}${placeOf(name, '')}`);
    }
    const where = placeOf(name, toText(error.where).replace(/^(.*?):(\d+): ?$/, '@$1:$2'));
    const reason = error.isOver
      ? `it ran for longer than ${limit} ms (script-time-limit)`
      : `it held all others for longer than ${LONGEST_HOLD} ms where it can't be suspended`;
    return new RedisError(`ERR Script killed: ${reason}${where}`);
  }

  /** A coroutine that has failed can't run again. */
  #dropThread(): void {
    if (this.#thread !== undefined) this.state.releaseThread(this.#thread);
    this.#thread = undefined;
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

  /** The error on top of the stack of a coroutine in the form of Redis 7.2 `script_lua.c` `luaCallFunction`. */
  #error(name: string, status: number, thread: LuaStack): RedisError {
    if (LuaState.isMemoryError(status)) {
      this.#failed = true;
      return new RedisError(`ERR not enough memory${placeOf(name, '')}`);
    }
    const { state, stack } = this;
    const { lua } = state;
    state.pushKept(stack, this.#onError);
    lua.lua_xmove(thread.L, stack.L, 1);
    state.pushKept(stack, this.#thread!.reference);
    this.#dropThread();
    // It fails for a value that fails to become a text.
    lua.lua_pcall(stack.L, 2, 1, 0);
    const { message, place } = this.#thrown();
    stack.top = 0;
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
      stack.rawField(name);
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

/** Pushes a table of strings. @throws ScriptTimeout */
export function pushWords(stack: LuaStack, words: readonly ByteString[]): void {
  stack.pushTable(words.length);
  for (let i = 0; i < words.length; i++) {
    stack.pushString(words[i]!);
    stack.setElement(i + 1);
    if (i % STRINGS_AT_ONCE === STRINGS_AT_ONCE - 1) stack.state.checkDeadline(stack.L);
  }
}

/** The reason why Lua was aborted and is unusable. */
function failureOf(error: unknown): string {
  return error instanceof RangeError ? 'stack overflow' : 'not enough memory';
}

function placeOf(name: string, place: string): string {
  return place === '' ? ` script: ${name}` : ` script: ${name}, on ${place}.`;
}
