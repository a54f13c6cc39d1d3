import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { error, exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(async () => {
  await reset();
  await result('SCRIPT', 'FLUSH');
});

const script = (lua: string) => result('EVAL', lua, 0);

describe('a hostile script is stopped, and others are served as before', () => {
  beforeEach(() => result('CONFIG', 'SET', 'script-time-limit', 50));
  afterEach(() => result('CONFIG', 'SET', 'script-time-limit', 5000));

  const KILLED = /^ERR Script killed: it ran for longer than 50 ms \(script-time-limit\)/;
  const MEMORY = /not enough memory|Script killed/;

  test.each([
    ['loops', 'while true do end', KILLED],
    [
      'loops and catches errors',
      'while true do pcall(function() while true do end end) end',
      KILLED,
    ],
    ['loops in a coroutine', 'coroutine.wrap(function() while true do end end)()', KILLED],
    ['loops with commands', "while true do redis.call('PING') end", KILLED],
    [
      'searches forever',
      "return string.find(string.rep('a', 5000), string.rep('a*', 40) .. 'b')",
      KILLED,
    ],
    ['replaces forever', "return string.gsub(string.rep('a', 50000), '.-b', '')", KILLED],
    ['repeats nothing', "while true do string.rep('', 2147483647) end", KILLED],
    ['inserts far below', 'table.insert({}, -2147483648, 1)', KILLED],
    [
      'calls what takes long',
      "local s = string.rep('1', 1e7) while true do tonumber(s) end",
      /not enough memory|Script killed/,
    ],
    [
      'packs very much in small pieces',
      'local t = {} for i = 1, 15 do t = {t, t, t, t, t, t, t, t} end return cmsgpack.pack(t)',
      MEMORY,
    ],
    ['recurses', 'local function f() return f() + 1 end return f()', /stack overflow/],
    [
      'recurses by metatables',
      'local t = setmetatable({}, {}) getmetatable(t).__index = function(_, k) return t[k + 1] end return t[1]',
      /stack overflow/,
    ],
    [
      'has a deep pattern',
      "return string.find(string.rep('a', 100000), string.rep('a?', 100000))",
      /pattern too complex|Script killed/,
    ],
    [
      'nests parentheses',
      "return loadstring('return ' .. string.rep('(', 100000))()",
      /attempt to call a nil value/,
    ],
    ['allocates a string', "return string.rep('x', 1e9)", MEMORY],
    [
      'allocates a table',
      "local t = {} while true do t[#t + 1] = string.rep('x', 1e6) .. #t end",
      MEMORY,
    ],
    [
      'returns a table that holds itself',
      'local t = {} t[1] = t return t',
      /reached lua stack limit|Script killed/,
    ],
    [
      'returns a table that is there very often',
      'local t = {1} for i = 1, 60 do t = {t, t} end return t',
      /too large|Script killed/,
    ],
    [
      'encodes a table that is there very often',
      'local t = {1} for i = 1, 60 do t = {t, t} end return cjson.encode(t)',
      /too long|Script killed/,
    ],
    [
      'encodes a table that holds itself',
      'local t = {} t[1] = t return cjson.encode(t)',
      /excessive nesting|Script killed/,
    ],
    [
      'hands over very much',
      "local s = string.rep('x', 1e7) local t = {} for i = 1, 100 do t[i] = s end return redis.call('ECHO', unpack(t))",
      /too large|Script killed/,
    ],
    [
      'loads bytecode',
      'return loadstring(string.dump(function() return 1 end))()',
      /attempt to call a nil value/,
    ],
    [
      'loads bytecode in pieces',
      'local code, i = string.dump(function() return 1 end), 0 return load(function() i = i + 1 return code:sub(i, i) end)()',
      /attempt to call a nil value/,
    ],
    ['is bytecode', '\u001bLua', /Error compiling script/],
  ])('%s', async (_, lua, expected) => {
    await result('SET', 'other', 'fine');
    expect(await error('EVAL', lua, 0)).toMatch(expected);
    expect(await result('GET', 'other')).toBe('fine');
    expect(await script('return {#KEYS, 2 + 2}')).toEqual([0, 4]);
  });

  test('the scripts of a transaction share one limit', async () => {
    await result('CONFIG', 'SET', 'script-time-limit', 400);
    const keys = Array.from({ length: 20 }, (_, i) => `counter:${i}`);
    const { json } = await exchange({
      method: 'POST',
      path: '/multi-exec',
      body: [
        ...keys.map((key) => ['EVAL', "while true do redis.call('INCR', KEYS[1]) end", 1, key]),
        ['SET', 'after', 1],
      ],
    });
    // The first script has used up the limit.
    const [first = 0, ...others] = ((await result('MGET', ...keys)) as unknown[]).map(Number);
    expect(first).toBeGreaterThan(others.reduce((sum, each) => sum + each, 0));
    expect((json as { error?: string }[])[19]!.error).toMatch(/^ERR Script killed/);
    expect(await result('GET', 'after')).toBe('1');
    expect(await script('return 1')).toBe(1);
  });

  test('the writes of a stopped script are kept', async () => {
    await error('EVAL', "redis.call('SET', 'a', 1) while true do end", 0);
    expect(await result('GET', 'a')).toBe('1');
  });
});
