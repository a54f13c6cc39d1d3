import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../harness/exchange.ts';
import { Neighbors } from './neighbors.ts';

let neighbors: Neighbors;
beforeAll(async () => {
  neighbors = await Neighbors.start();
});
afterAll(() => neighbors.stop());

/** Sends a command as the attacker. @returns the result or the error */
async function send(...command: (string | number)[]): Promise<unknown> {
  const { url: origin, token } = neighbors.attacker.redis;
  const { json } = await exchange({ origin, token, method: 'POST', path: '/', body: command });
  const { result, error } = json as { result?: unknown; error?: string };
  return error ?? result;
}

test.each([
  ['a loop', 'while true do end'],
  ['a loop that catches errors', 'while true do pcall(function() while true do end end) end'],
  ['a loop in coroutines', 'coroutine.wrap(function() while true do end end)()'],
  ['a loop of commands', "while true do redis.call('GET', 'a') end"],
])('%s of three clients holds nobody else', async (_, lua) => {
  const probe = `${neighbors.process.env['PLINTH_CONSOLE_URL']}/healthz`;
  const seen = await neighbors.during(async () => {
    const running = [1, 2, 3].map(() => send('EVAL', lua, 0));
    for (let i = 0; i < 20; i++) expect((await fetch(probe)).status).toBe(200);
    const left = new Set(running);
    for (const each of running) void each.then(() => left.delete(each));
    while (left.size > 0) await send('SCRIPT', 'KILL');
    const replies = (await Promise.all(running)).map(String);
    const killed = replies.filter((reply) =>
      reply.startsWith('ERR Script killed by user with SCRIPT KILL'),
    );
    expect(killed).not.toEqual([]);
    // One that arrives late finds that another takes long already.
    const busy = replies.filter((reply) => reply.startsWith('BUSY '));
    expect(killed.length + busy.length).toBe(replies.length);
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});

test('scripts that cannot be suspended are ended soon', async () => {
  const seen = await neighbors.during(async () => {
    for (const lua of [
      'table.sort({3, 2, 1}, function() while true do end end)',
      "string.gsub('a', 'a', function() while true do end end)",
      'return setmetatable({}, {__index = function() while true do end end}).x',
      "return string.find(string.rep('a', 5000), string.rep('a*', 40) .. 'b')",
      "return loadstring('return {' .. string.rep('{1,2},', 1e6) .. '}')",
    ]) {
      expect(await send('EVAL', lua, 0)).toMatch(/^ERR Script killed: it held all others/);
    }
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});

test('a transaction of many scripts holds nobody else', async () => {
  const { url: origin, token } = neighbors.attacker.redis;
  const lua = 'local n = 0 for i = 1, 1e6 do n = n + i end return n';
  const seen = await neighbors.during(async () => {
    const body = Array.from({ length: 30 }, () => ['EVAL', lua, 0]);
    await exchange({ origin, token, method: 'POST', path: '/multi-exec', body });
  });
  expect(seen.refused).toEqual([]);
  expect(seen.worstWork).toBeLessThan(500);
});
