import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { error, result } from '../../harness/exchange.ts';
import { define, load } from '../../harness/functions.ts';
import { reset } from '../../harness/reset.ts';

beforeEach(reset);

describe('a hostile library is refused when it is loaded, and others stay', () => {
  beforeEach(() => load("redis.register_function('well', function() return 'well' end)", 'good'));

  test.each([
    ['loops', 'while true do end', /^ERR Error registering functions: ERR FUNCTION LOAD timeout$/],
    [
      'loops in a method',
      "('x'):rep(100000):find(('a*'):rep(40) .. 'b')",
      /not register|timeout|No functions/,
    ],
    ['recurses', 'local function f() return f() + 1 end f()', /stack overflow/],
    ['allocates a string', "local s = ('x'):rep(1e9)", /not enough memory/],
    [
      'allocates a table',
      'local t = {} for i = 1, 1e9 do t[i] = {} end',
      /not enough memory|timeout/,
    ],
    [
      'keeps too much',
      "local t = {} for i = 1, 40 do t[i] = ('x'):rep(1e6) .. i end redis.register_function('k', function() return #t end)",
      /not enough memory|timeout/,
    ],
    [
      'registers without end',
      "local f = function() end for i = 1, 1e9 do redis.register_function('f' .. i, f) end",
      /too many functions in a library|timeout/,
    ],
    [
      'is deeply nested',
      `return ${'('.repeat(5000)}1${')'.repeat(5000)}`,
      /chunk has too many syntax levels|too many/,
    ],
    ['reaches for the commands', "redis.call('SET', 'a', 1)", /nonexistent global variable 'call'/],
    ['reaches for the globals', 'getmetatable(_G)', /nonexistent global variable 'getmetatable'/],
    ['changes what it sees', 'redis.x = 1', /readonly table/],
    ['changes strings for all', "('').x = 1", /attempt to index|readonly/],
  ])('%s', async (_, lua, expected) => {
    expect(await error('FUNCTION', 'LOAD', 'REPLACE', `#!lua name=lib\n${lua}`)).toMatch(expected);
    expect(await result('FCALL', 'well', 0)).toBe('well');
    expect(await result('FUNCTION', 'STATS')).toEqual([
      'running_script',
      null,
      'engines',
      ['LUA', ['libraries_count', 1, 'functions_count', 1]],
    ]);
  });
});

describe('a hostile function is stopped, and others are served as before', () => {
  beforeEach(() => result('CONFIG', 'SET', 'script-time-limit', 50));
  afterEach(() => result('CONFIG', 'SET', 'script-time-limit', 5000));

  const KILLED = /^ERR Script killed: it ran for longer than 50 ms \(script-time-limit\) script: f/;

  test.each([
    ['loops', 'while true do end', KILLED],
    [
      'loops and catches errors',
      'while true do pcall(function() while true do end end) end',
      KILLED,
    ],
    ['loops with commands', "while true do redis.call('PING') end", KILLED],
    [
      'searches forever',
      "return string.find(string.rep('a', 5000), string.rep('a*', 40) .. 'b')",
      KILLED,
    ],
    ['recurses', 'local function f() return f() + 1 end return f()', /stack overflow/],
    [
      'allocates',
      "local t = {} while true do t[#t + 1] = string.rep('x', 1e6) .. #t end",
      /not enough memory|Script killed/,
    ],
    [
      'returns a table that holds itself',
      'local t = {} t[1] = t return t',
      /reached lua stack limit|Script killed/,
    ],
    ['raises itself', 'local t = {} t.err = t error(t)', /unknown error/],
    ['raises nothing', 'error({})', /unknown error/],
    [
      'is bytecode',
      'return loadstring(string.dump(function() return 1 end))()',
      /attempt to call a nil value/,
    ],
  ])('%s', async (_, lua, expected) => {
    await load(
      "redis.register_function('well', function(keys) return redis.call('GET', keys[1]) end)",
      'good',
    );
    await define(lua);
    await result('SET', 'other', 'fine');
    expect(await error('FCALL', 'f', 0)).toMatch(expected);
    expect(await result('FCALL', 'well', 1, 'other')).toBe('fine');
  });

  test('variables that functions keep are limited by the memory of Lua', async () => {
    await result('CONFIG', 'SET', 'script-time-limit', 5000);
    await load(
      "local kept = {} redis.register_function('keep', function() kept[#kept + 1] = string.rep('x', 1e6) .. #kept return #kept end)",
    );
    const counts: number[] = [];
    for (let i = 0; i < 70; i++) counts.push(Number(await result('FCALL', 'keep', 0)));
    // The new state of Lua has 32 MB again.
    expect(Math.max(...counts)).toBeLessThan(40);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1);
  });
});

test('a function can not affect later ones, except through what its library shares', async () => {
  await load(
    `local lib, calls = redis, 0
    redis.register_function('attack', function()
      for _, attempt in ipairs({
        function() lib.register_function('x', print) end,
        function() lib.redis = redis end,
        function() rawset(lib, 'x', 1) end,
        function() setmetatable(lib, {}) end,
        function() getmetatable(lib).__index = _G end,
        function() getmetatable(_G).__index = {} end,
        function() redis.call = nil end,
        function() rawset(_G, 'KEYS', 1) end,
        function() string.rep = nil end,
      }) do
        if not pcall(attempt) then calls = calls + 1 end
      end
      return calls
    end)
    redis.register_function('calls', function() return {calls, type(redis.call), type(string.rep)} end)`,
  );
  expect(await result('FCALL', 'attack', 0)).toBe(9);
  expect(await result('FCALL', 'calls', 0)).toEqual([9, 'function', 'function']);
  expect(await error('EVAL', 'return KEYS.x .. x', 0)).toMatch(
    /attempt to concatenate|nonexistent/,
  );
});
