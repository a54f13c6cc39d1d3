import { beforeEach, expect, test } from 'vitest';
import { openToConnections } from '../../../../../testing/engines/redis/embedded/connection.ts';
import { silentLogger } from '../../../../base/logger.ts';
import { PendingReply } from '../../connection.ts';
import { Interpreter } from './interpreter.ts';
import { LuaRandom } from './libraries/random.ts';
import { SCRIPT_CHUNK } from './scripts.ts';

/** Scripts have room for three of these: a reply is copied, so that it needs room for two. */
const LONG = 'x'.repeat(20_000_000);

let opened: ReturnType<typeof openToConnections>;
beforeEach(() => {
  opened = openToConnections();
  opened.connect().run('SET', 'long', LONG);
});

/** The reply of a script. */
async function run(script: string): Promise<unknown> {
  const outcome = opened.connect().run('EVAL', script, '1', 'long');
  return outcome instanceof PendingReply ? outcome.reply : (outcome as unknown[])[0];
}

test('a script reads a long value where garbage left no room for it', async () => {
  expect(
    await run("local s = string.rep('x', 28e6) s = nil return #redis.call('GET', KEYS[1])"),
  ).toBe(LONG.length);
});

test('what can’t be suspended gets such room, too', () => {
  const { stack } = new Interpreter(SCRIPT_CHUNK, silentLogger, new LuaRandom());
  stack.pushString('y'.repeat(28_000_000));
  expect(() => stack.pushString(LONG)).toThrow('not enough memory');
  stack.pop();
  stack.pushString(LONG);
  expect(stack.stringAt(-1)).toHaveLength(LONG.length);
});

test('a script that keeps what it has is told that there is no room, and may go on', async () => {
  expect(
    await run(`local s = string.rep('x', 28e6)
      local ok, problem = pcall(redis.call, 'GET', KEYS[1])
      return {ok, problem, #s}`),
  ).toEqual([null, expect.stringContaining('not enough memory'), 28_000_000]);
});

test('where Lua has no room outside of a protected call it is aborted', () => {
  const { stack } = new Interpreter(SCRIPT_CHUNK, silentLogger, new LuaRandom());
  stack.pushTable();
  const short = 'y'.repeat(60_000);
  expect(() => {
    // Lua keeps equal strings once, and compares them from the left.
    for (let i = 0; i < 1200; i++) {
      stack.pushString(`${i}${short}`);
      stack.setElement(i + 1);
    }
  }).toThrow('Lua called exit');
});

test('the garbage of a script takes no room from the next', async () => {
  expect(await run("return #string.rep('x', 28e6)")).toBe(28_000_000);
  expect(await run("return #(string.rep('y', 12e6) .. 'z')")).toBe(12_000_001);
});
