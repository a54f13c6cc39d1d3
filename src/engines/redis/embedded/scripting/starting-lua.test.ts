import { expect, test } from 'vitest';
import { silentLogger } from '../../../../base/logger.ts';
import { fromText } from '../../bytes.ts';
import { SCRIPT_CHUNK, Scripts } from './scripts.ts';
import { FUNCTION_CHUNK, FunctionLua } from './functions/function-lua.ts';
import { Libraries } from './functions/libraries.ts';
import { Interpreter, type ChunkKind } from './interpreter.ts';
import { LuaRandom } from './libraries/random.ts';
import type { ScriptCaller } from './redis-library.ts';
import { threadTime } from './thread-time.ts';

const LIMIT = 100;
/** Long enough for the deadline to be checked, and far below the limit. */
const WORK = 'local n = 0 for i = 1, 100000 do n = n + 1 end return n';

/** A Lua state that takes longer to start than scripts may run. */
function slowly(kind: ChunkKind): Interpreter {
  const began = threadTime();
  while (threadTime() - began < LIMIT + 20);
  return new Interpreter(kind, silentLogger, new LuaRandom());
}

/** Neither script calls a command. */
const caller: ScriptCaller = {
  call: () => {
    throw new Error('no command was expected');
  },
  mayRun: () => undefined,
};

const run = () => ({
  caller,
  limit: LIMIT,
  left: LIMIT,
  maySuspend: false,
  took: () => {},
});

test('the time to start Lua does not count for a script', () => {
  const scripts = new Scripts(() => slowly(SCRIPT_CHUNK));
  const script = scripts.add(fromText(WORK));
  scripts.flush();
  expect(scripts.run(script, [], [], run())).toBe(100_000);
});

test('the time to start Lua does not count for a function', () => {
  const libraries = new Libraries(() => new FunctionLua(slowly(FUNCTION_CHUNK), silentLogger));
  const code = `#!lua name=l\nredis.register_function('f', function() ${WORK} end)`;
  const before = new Libraries(
    () =>
      new FunctionLua(new Interpreter(FUNCTION_CHUNK, silentLogger, new LuaRandom()), silentLogger),
  );
  before.load(fromText(code), false);
  expect(libraries.call(before.find(fromText('f'))!, [], [], run())).toBe(100_000);
});

test('a pause does not end the compilation of a short script; that of a long one has an end', () => {
  const lua = new Interpreter(SCRIPT_CHUNK, silentLogger, new LuaRandom());
  const over = threadTime() - 1;
  expect(lua.compile(fromText('return 1'), over)).toBeGreaterThan(0);
  const long = fromText('a = 1 '.repeat(100_000));
  expect(() => lua.compile(long, over)).toThrow('it takes too long');
});
