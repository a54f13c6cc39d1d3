import { toText, type ByteString } from '../../bytes.ts';
import { oneLine } from '../../errors.ts';
import type { Logger } from '../../../../base/logger.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { popReply } from './conversions.ts';
import { bit } from './libraries/bit.ts';
import { pushCjson } from './libraries/cjson.ts';
import { cmsgpack } from './libraries/cmsgpack.ts';
import { pushLibrary } from './libraries/library.ts';
import { longStrings, longTables } from './libraries/long-loops.ts';
import { formatWith } from './libraries/string-format.ts';
import { stringPatterns } from './libraries/string-patterns.ts';
import { struct } from './libraries/struct.ts';
import { toNumber } from './libraries/to-number.ts';
import {
  GLOBALS,
  LuaError,
  LuaState,
  LuaType,
  ScriptTimeout,
  type LuaStack,
} from './lua/lua-state.ts';
import { SANDBOX } from './lua/sandbox.ts';
import { pushRedisLibrary, type RunningScript, type ScriptCaller } from './redis-library.ts';

/** All that the scripts of a database hold in Lua together. */
export const MOST_MEMORY = 64 * 1024 * 1024;
/** What may stay of it between scripts; Lua is begun anew where it is more. */
const MOST_KEPT = 32 * 1024 * 1024;

/** One run of a script. */
export interface Run {
  readonly sha: string;
  readonly body: ByteString;
  readonly keys: readonly ByteString[];
  readonly argv: readonly ByteString[];
  readonly caller: ScriptCaller;
  /** How long it may run, in milliseconds. */
  readonly limit: number;
  /** When it must have ended, by `performance.now()`. */
  readonly deadline: number;
}

/** Lua with the scripts that have been compiled. It can't be used again after it has failed. */
export class Interpreter {
  readonly #state: LuaState;
  readonly #stack: LuaStack;
  readonly #compiled = new Map<string, number>();
  readonly #onError: number;
  readonly #setGlobal: (name: string, push: () => void) => void;
  #running: RunningScript | undefined;
  #failed = false;

  constructor(logger: Logger) {
    const state = new LuaState(MOST_MEMORY);
    const stack = state.main;
    const { lua } = state;
    this.#state = state;
    this.#stack = stack;
    for (const open of ['base', 'table', 'string', 'math', 'debug'] as const) {
      lua[`luaopen_${open}`](stack.L);
      stack.top = 0;
    }
    lua.lua_pushvalue(stack.L, GLOBALS);
    lua.lua_pushvalue(stack.L, GLOBALS);
    state.pushFunction(stack, toNumber);
    stack.setField('tonumber');
    stack.rawField(-1, 'string');
    stack.rawField(-1, 'format');
    const format = state.keep(stack);
    state.pushFunction(
      stack,
      formatWith((inner) => state.pushKept(inner, format)),
    );
    stack.setField('format');
    stack.pop();
    const replaced = { string: { ...stringPatterns, ...longStrings }, table: longTables };
    for (const [name, library] of Object.entries(replaced)) {
      stack.rawField(-1, name);
      for (const [field, fn] of Object.entries(library)) {
        state.pushFunction(stack, fn);
        stack.setField(field);
      }
      stack.pop();
    }
    const running = () => this.#running!;
    pushRedisLibrary(stack, running, logger);
    stack.setField('redis');
    pushCjson(stack);
    stack.setField('cjson');
    pushLibrary(stack, bit);
    stack.setField('bit');
    pushLibrary(stack, cmsgpack);
    stack.setField('cmsgpack');
    pushLibrary(stack, struct);
    stack.setField('struct');
    const started = performance.now();
    pushLibrary(stack, {
      clock(inner) {
        inner.pushNumber((performance.now() - started) / 1000);
        return 1;
      },
    });
    stack.setField('os');
    if (!state.load(stack, SANDBOX, '=sandbox')) throw new Error(stack.stringAt(-1));
    lua.lua_call(stack.L, 0, 3);
    state.readonlyTables = state.keep(stack);
    this.#onError = state.keep(stack);
    lua.lua_replace(stack.L, GLOBALS);
    const globals = state.keep(stack);
    this.#setGlobal = (name, push) => {
      state.pushKept(stack, globals);
      push();
      stack.setField(name);
      stack.pop();
    };
  }

  /** Whether another one must take its place. */
  get isWornOut(): boolean {
    return (
      this.#failed ||
      this.#state.isDamaged ||
      this.#state.isCrowded ||
      this.#state.usedBytes > MOST_KEPT
    );
  }

  /** @throws RedisError where it can't be compiled */
  compile(sha: string, body: ByteString): number {
    const known = this.#compiled.get(sha);
    if (known !== undefined) return known;
    const state = this.#state;
    const stack = this.#stack;
    // What is compiled already can do what no source can.
    const text = body.startsWith('\x1b') ? undefined : body;
    if (text === undefined) throw notCompiled("user_script:1: unexpected symbol near 'char(27)'");
    let compiled = false;
    try {
      compiled = state.load(stack, text, '@user_script');
    } catch (error) {
      this.#failed = true;
      throw notCompiled(error instanceof RangeError ? 'too many levels' : 'not enough memory');
    }
    if (!compiled) {
      const problem = toText(stack.stringAt(-1));
      stack.top = 0;
      throw notCompiled(problem);
    }
    const reference = state.keep(stack);
    this.#compiled.set(sha, reference);
    return reference;
  }

  /** Runs a script. What it does wrong is an error; what it has changed by then stays. */
  run({ sha, body, keys, argv, caller, limit, deadline }: Run): Reply {
    const state = this.#state;
    const stack = this.#stack;
    this.#running = { caller, resp: 2 };
    state.deadline = deadline;
    try {
      const reference = this.compile(sha, body);
      this.#setGlobal('KEYS', () => pushWords(stack, keys));
      this.#setGlobal('ARGV', () => pushWords(stack, argv));
      state.pushKept(stack, this.#onError);
      state.pushKept(stack, reference);
      const status = state.lua.lua_pcall(stack.L, 0, 1, -2);
      const reply = status === 0 ? popReply(stack) : this.#error(sha, status);
      stack.top = 0;
      return reply;
    } catch (error) {
      if (error instanceof RedisError) return error;
      if (error instanceof LuaError) {
        stack.top = 0;
        const code = error.message.startsWith('ERR ') ? '' : 'ERR ';
        return new RedisError(code + error.message + placeOf(sha, ''));
      }
      // It stopped in the middle of Lua, which is in no state to go on.
      this.#failed = true;
      if (error instanceof ScriptTimeout) {
        const where = placeOf(sha, toText(error.where).replace(/^(.*?):(\d+): ?$/, '@$1:$2'));
        return new RedisError(
          `ERR Script killed: it ran for longer than ${limit} ms (busy-reply-threshold)${where}`,
        );
      }
      const problem = error instanceof RangeError ? 'stack overflow' : 'not enough memory';
      return new RedisError(`ERR ${problem}${placeOf(sha, '')}`);
    } finally {
      state.deadline = Infinity;
      this.#running = undefined;
    }
  }

  /** The error on top of the stack, as Redis 7.2 `script_lua.c` `luaCallFunction` shows it. */
  #error(sha: string, status: number): RedisError {
    const stack = this.#stack;
    if (LuaState.isMemoryError(status)) {
      this.#failed = true;
      return new RedisError(`ERR not enough memory${placeOf(sha, '')}`);
    }
    if (stack.typeAt(-1) !== LuaType.table) {
      const text = stack.typeAt(-1) === LuaType.string ? stack.stringAt(-1) : 'unknown error';
      return new RedisError(`ERR ${oneLine(toText(text))}${placeOf(sha, '')}`);
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
    const place = source === undefined || line === undefined ? '' : `${source}:${line}`;
    return new RedisError(oneLine(toText(message)) + placeOf(sha, toText(place)));
  }
}

function placeOf(sha: string, place: string): string {
  return place === '' ? ` script: ${sha}` : ` script: ${sha}, on ${place}.`;
}

function notCompiled(problem: string): RedisError {
  return new RedisError(`ERR Error compiling script (new function): ${oneLine(problem)}`);
}

function pushWords(stack: LuaStack, words: readonly ByteString[]): void {
  stack.pushTable(words.length);
  for (const [i, word] of words.entries()) {
    stack.pushString(word);
    stack.setElement(i + 1);
  }
}
