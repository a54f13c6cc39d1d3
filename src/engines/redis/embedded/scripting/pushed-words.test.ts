import { expect, test } from 'vitest';
import { silentLogger } from '../../../../base/logger.ts';
import { Interpreter, pushWords } from './interpreter.ts';
import { LuaRandom } from './libraries/random.ts';
import { ScriptTimeout } from './lua/lua-state.ts';
import { SCRIPT_CHUNK } from './scripts.ts';

test('the time is looked at while arguments are pushed, because Lua may compare each with all before', () => {
  const { state, stack } = new Interpreter(SCRIPT_CHUNK, silentLogger, new LuaRandom());
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word:${i}`);
  state.deadline = -Infinity;
  expect(() => pushWords(stack, words(63))).not.toThrow();
  expect(() => pushWords(stack, words(64))).toThrow(ScriptTimeout);
});
