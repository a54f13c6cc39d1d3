import { upToNul } from '../../bytes.ts';
import type { Logger } from '../../../../base/logger.ts';
import { bit } from './libraries/bit.ts';
import { pushCjson } from './libraries/cjson.ts';
import { cmsgpack } from './libraries/cmsgpack.ts';
import { pushLibrary, type Library } from './libraries/library.ts';
import { concatWith, longStrings, longTables } from './libraries/long-loops.ts';
import { randomNumbers, type LuaRandom } from './libraries/random.ts';
import { formatWith } from './libraries/string-format.ts';
import { stringPatterns } from './libraries/string-patterns.ts';
import { struct } from './libraries/struct.ts';
import { toNumber } from './lua-numbers.ts';
import { LuaType, type LuaStack } from './lua/lua-stack.ts';
import { GLOBALS, type LuaState } from './lua/lua-state.ts';
import { SANDBOX } from './lua/sandbox.ts';
import { pushRedisLibrary, type RunningScript } from './redis-library.ts';

/** References to the parts of a new state that its users need. */
interface Environment {
  /** The globals of scripts. */
  readonly globals: number;
  /** Makes the function that switches the globals while a library loads. */
  readonly loading: number;
  /** The handler of errors. */
  readonly onError: number;
}

/** The dependencies of the environment. */
interface EnvironmentOptions {
  readonly logger: Logger;
  readonly random: LuaRandom;
}

/**
 * Gives a new state the libraries that scripts of Redis find (Redis 7.2 `script_lua.c` `luaRegisterRedisAPI`), behind
 * the sandbox.
 * @param running the script that runs now
 */
export function openEnvironment(
  state: LuaState,
  running: () => RunningScript,
  { logger, random }: EnvironmentOptions,
): Environment {
  const { lua, main: stack } = state;
  for (const open of ['base', 'table', 'string', 'math', 'debug'] as const) {
    lua[`luaopen_${open}`](stack.L);
    stack.top = 0;
  }
  lua.lua_pushvalue(stack.L, GLOBALS);
  lua.lua_pushvalue(stack.L, GLOBALS);
  replaceFunctions(state, random);
  pushRedisLibrary(stack, running, logger);
  stack.setField('redis');
  pushCjson(stack);
  stack.setField('cjson');
  for (const [name, library] of Object.entries({ bit, cmsgpack, struct, os: clockOnly() })) {
    pushLibrary(stack, library);
    stack.setField(name);
  }
  if (!state.load(stack, SANDBOX, '=sandbox')) throw new Error(stack.stringAt(-1));
  pushLibrary(stack, state.coroutines.library);
  state.pushFunction(stack, loadChunk);
  lua.lua_call(stack.L, 2, 4);
  const loading = state.keep(stack);
  state.readonlyTables = state.keep(stack);
  const onError = state.keep(stack);
  lua.lua_replace(stack.L, GLOBALS);
  const globals = state.keep(stack);
  stack.top = 0;
  return { globals, loading, onError };
}

/** Replaces the functions of Lua that can't be stopped, or give other results than those of Redis. */
function replaceFunctions(state: LuaState, random: LuaRandom): void {
  const stack = state.main;
  state.pushFunction(stack, toNumber);
  stack.setField('tonumber');
  const format = own(state, 'string', 'format');
  const concat = own(state, 'table', 'concat');
  const replaced = {
    string: { ...stringPatterns, ...longStrings, format: formatWith(format) },
    table: { ...longTables, concat: concatWith(concat) },
    math: randomNumbers(random),
  };
  for (const [name, library] of Object.entries(replaced)) {
    stack.rawField(name);
    for (const [field, fn] of Object.entries(library)) {
      state.pushFunction(stack, fn);
      stack.setField(field);
    }
    stack.pop();
  }
}

/** @returns a function that pushes a function of Lua's own libraries, which are on the stack */
function own(state: LuaState, library: string, name: string): (stack: LuaStack) => void {
  const stack = state.main;
  stack.rawField(library);
  stack.rawField(name);
  const reference = state.keep(stack);
  stack.pop();
  return (inner) => state.pushKept(inner, reference);
}

/** The longest name of a chunk, of which errors show the beginning. */
const LONGEST_NAME = 1000;

/** `loadstring`, which can be stopped. */
function loadChunk(stack: LuaStack): number {
  const chunk = stack.checkString(1);
  const name = stack.typeAt(2) > LuaType.nil ? stack.checkString(2) : chunk;
  if (stack.state.load(stack, chunk, upToNul(name).slice(0, LONGEST_NAME))) return 1;
  stack.pushNil();
  stack.state.lua.lua_insert(stack.L, -2);
  return 2;
}

/** The only part of `os` that scripts get. */
function clockOnly(): Library {
  const started = performance.now();
  return {
    clock(stack: LuaStack) {
      stack.pushNumber((performance.now() - started) / 1000);
      return 1;
    },
  };
}
