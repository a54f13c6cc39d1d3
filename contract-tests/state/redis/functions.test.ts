import { Redis } from '@upstash/redis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { command, error, exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

beforeEach(reset);

const load = (lua: string, name = 'lib') =>
  result('FUNCTION', 'LOAD', `#!lua name=${name}\n${lua}`);
const refused = (lua: string) => error('FUNCTION', 'LOAD', 'REPLACE', `#!lua name=lib\n${lua}`);
/** Loads one function, which gets `keys` and `args`. */
const define = (lua: string, flags = '') =>
  result(
    'FUNCTION',
    'LOAD',
    'REPLACE',
    `#!lua name=lib\nredis.register_function{function_name='f', flags={${flags}}, callback=function(keys, args)\n${lua}\nend}`,
  );

test('a function is one command to others, and its error undoes nothing', async () => {
  await define("redis.call('SET', keys[1], args[1]) error('then')");
  expect(await error('FCALL', 'f', 1, 'a', 'b')).toBe(
    'ERR user_function:3: then script: f, on @user_function:3.',
  );
  expect(await result('GET', 'a')).toBe('b');
});

test('libraries survive what empties the database', async () => {
  await define('return 1');
  await result('FLUSHALL');
  await result('FLUSHDB');
  await result('SCRIPT', 'FLUSH');
  expect(await result('FCALL', 'f', 0)).toBe(1);
});

test('a function gets and returns bytes that are no text unchanged', async () => {
  await define("return string.char(0, 200, 255) .. '\u00e9'");
  const { json } = await exchange({
    method: 'POST',
    path: '/',
    body: ['FCALL', 'f', 0],
    headers: { 'upstash-encoding': 'base64' },
  });
  const bytes = Buffer.concat([Buffer.from([0, 200, 255]), Buffer.from('\u00e9')]);
  expect(json).toEqual({ result: bytes.toString('base64') });
});

describe('FCALL_RO', () => {
  test('calls what only reads, whether it has said so or not', async () => {
    await result('SET', 'a', 'b');
    await define("return redis.call('GET', keys[1])");
    expect(await result('FCALL_RO', 'f', 1, 'a')).toBe('b');
    await define("return redis.call('GET', keys[1])", "'no-writes'");
    expect(await result('FCALL_RO', 'f', 1, 'a')).toBe('b');
  });

  test('refuses a write: in the words of the hosted service where Redis would not have called it', async () => {
    await define("return redis.call('SET', keys[1], 1)");
    expect(await error('FCALL_RO', 'f', 1, 'a')).toBe(
      'ERR Error running script: @user_script:3: READONLY Write commands are not allowed from read-only scripts',
    );
    await define("return redis.call('SET', keys[1], 1)", "'no-writes'");
    const words =
      'ERR Write commands are not allowed from read-only scripts. script: f, on @user_function:3.';
    expect(await error('FCALL_RO', 'f', 1, 'a')).toBe(words);
    expect(await error('FCALL', 'f', 1, 'a')).toBe(words);
    await define("return redis.pcall('SET', keys[1], 1).err");
    expect(await result('FCALL_RO', 'f', 1, 'a')).toMatch(/^ERR Write commands are not allowed/);
    expect(await result('EXISTS', 'a')).toBe(0);
  });
});

test('flags say what a function may do', async () => {
  await define("return redis.call('SET', args[1], 1)", "'allow-key-locking'");
  expect(await error('FCALL', 'f', 1, 'a', 'b')).toMatch(
    /^ERR Dynamic keys are not allowed in Lua scripts when 'allow-key-locking' flag is set\. Key was: b/,
  );
  await result('SET', 'much', 'x'.repeat(100_000));
  await result('CONFIG', 'SET', 'maxmemory', 1000);
  expect(await error('FCALL', 'f', 1, 'a', 'a')).toMatch(/^OOM allow-oom flag is not set/);
  expect(
    await error('FUNCTION', 'LOAD', 'REPLACE', "#!lua name=l\nredis.register_function('g', print)"),
  ).toMatch(/^OOM command not allowed/);
  await result('CONFIG', 'SET', 'maxmemory', 0);
  await define("return redis.call('SET', keys[1], 1)", "'allow-oom'");
  await result('CONFIG', 'SET', 'maxmemory', 1000);
  expect(await result('FCALL', 'f', 1, 'a')).toBe('OK');
});

describe('libraries as one payload', () => {
  const dump = async () => {
    const { json } = await exchange({
      method: 'POST',
      path: '/',
      body: ['FUNCTION', 'DUMP'],
      headers: { 'upstash-encoding': 'base64' },
    });
    return Buffer.from((json as { result: string }).result, 'base64');
  };
  /** The payload is no text, so it goes as a part of the path. */
  const restore = async (payload: Buffer, policy: string) => {
    const encoded = Array.from(payload, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(
      '',
    );
    const { json } = await exchange({
      method: 'GET',
      path: `/function/restore/${encoded}/${policy}`,
    });
    return json as { result?: string; error?: string };
  };
  const names = async () =>
    ((await result('FUNCTION', 'LIST')) as string[][])
      .map(([, name]) => name!)
      .toSorted((one, other) => one.localeCompare(other));

  beforeEach(async () => {
    await load("redis.register_function('a', function() return 'first' end)", 'one');
  });

  test('APPEND adds all of them or none, REPLACE replaces, FLUSH removes the others', async () => {
    const payload = await dump();
    await result('FUNCTION', 'FLUSH');
    await load("redis.register_function('b', function() return 'other' end)", 'two');
    expect(await restore(payload, 'append')).toEqual({ result: 'OK' });
    expect(await names()).toEqual(['one', 'two']);
    expect(await restore(payload, 'append')).toEqual({ error: 'ERR Library one already exists' });

    await result(
      'FUNCTION',
      'LOAD',
      'REPLACE',
      "#!lua name=one\nredis.register_function('a', function() return 'second' end)",
    );
    expect(await restore(payload, 'replace')).toEqual({ result: 'OK' });
    expect(await result('FCALL', 'a', 0)).toBe('first');
    expect(await restore(payload, 'flush')).toEqual({ result: 'OK' });
    expect(await names()).toEqual(['one']);
  });

  test('functions of the same name in another library refuse all of it', async () => {
    const payload = await dump();
    await result('FUNCTION', 'FLUSH');
    await load("redis.register_function('A', function() return 'other' end)", 'two');
    expect(await restore(payload, 'replace')).toEqual({ error: 'ERR Function a already exists' });
    expect(await names()).toEqual(['two']);
    expect(await result('FCALL', 'a', 0)).toBe('other');
  });

  test('what is damaged anywhere is refused and changes nothing', async () => {
    const payload = await dump();
    for (let at = 0; at < payload.length; at++) {
      const damaged = Buffer.from(payload);
      damaged[at]! ^= 0x10;
      expect(await restore(damaged, 'flush')).toHaveProperty('error');
    }
    expect(await names()).toEqual(['one']);
  });
});

describe('what a function may do', () => {
  test('is what its caller may', async () => {
    await define("return redis.call('GET', args[1])");
    await result('ACL', 'SETUSER', 'caller', 'reset', 'on', '+fcall', '+get', '~a*');
    const token = String(await result('ACL', 'GENTOKEN', 'caller'));
    await result('ACL', 'SETUSER', 'caller', `>${token}`);
    const as = async (...argv: unknown[]) => (await command(argv, { token })).json;
    // On a cluster a function without keys runs where they need not be.
    expect(await as('FCALL', 'f', 1, 'abc', 'abc')).toEqual({ result: null });
    expect(await as('FCALL', 'f', 0, 'b')).toMatchObject({
      error: expect.stringMatching(/^ERR ACL failure in script: /),
    });
    expect(await as('FCALL', 'f', 1, 'b')).toMatchObject({
      error: expect.stringMatching(/^NOPERM /),
    });
    expect(await as('FUNCTION', 'LIST')).toMatchObject({
      error: expect.stringMatching(/^NOPERM .*'function' command/),
    });
  });

  test('the Read Only token neither calls functions nor sees them', async () => {
    await define('return 1');
    for (const argv of [
      ['FCALL', 'f', 0],
      ['FCALL_RO', 'f', 0],
      ['FUNCTION', 'LIST'],
      ['FUNCTION', 'FLUSH'],
    ]) {
      const { json } = await command(argv, { token: target().readOnlyToken });
      expect(json).toMatchObject({ error: expect.stringMatching(/^NOPERM /) });
    }
  });
});

test('INFO counts libraries and functions', async () => {
  await load('for i = 1, 3 do redis.register_function("f" .. i, function() end) end');
  expect(await result('INFO', 'memory')).toMatch(
    /number_of_functions:3\r\nnumber_of_libraries:1\r\n/,
  );
});

describe('a library that misbehaves when it is loaded is refused, and those that are there stay', () => {
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
      /not enough memory/,
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
    expect(await refused(lua)).toMatch(expected);
    expect(await result('FCALL', 'well', 0)).toBe('well');
    expect(await result('FUNCTION', 'STATS')).toEqual([
      'running_script',
      null,
      'engines',
      ['LUA', ['libraries_count', 1, 'functions_count', 1]],
    ]);
  });
});

describe('a function that misbehaves is stopped, and others are served as before', () => {
  beforeEach(() => result('CONFIG', 'SET', 'busy-reply-threshold', 50));
  afterEach(() => result('CONFIG', 'SET', 'busy-reply-threshold', 5000));

  const KILLED =
    /^ERR Script killed: it ran for longer than 50 ms \(busy-reply-threshold\) script: f/;

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

  test('what functions keep in their variables never outgrows Lua', async () => {
    await result('CONFIG', 'SET', 'busy-reply-threshold', 5000);
    await load(
      "local kept = {} redis.register_function('keep', function() kept[#kept + 1] = string.rep('x', 1e6) .. #kept return #kept end)",
    );
    const counts: number[] = [];
    for (let i = 0; i < 70; i++) counts.push(Number(await result('FCALL', 'keep', 0)));
    // It begins anew with 32 MB.
    expect(Math.max(...counts)).toBeLessThan(40);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(1);
  });
});

test('nothing that one function does reaches the next, but what its library shares', async () => {
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

/** Whether these are all, in any order. */
function hasAll(listed: readonly object[], wanted: readonly object[]): boolean {
  expect(listed).toHaveLength(wanted.length);
  expect(listed).toEqual(expect.arrayContaining([...wanted]));
  return true;
}

test('the official client loads, lists, calls and deletes functions', async () => {
  const redis = new Redis({ url: target().redisUrl, token: target().standardToken });
  const code =
    "#!lua name=mylib\nredis.register_function{function_name='sum', callback=function(keys, args) return redis.call('INCRBY', keys[1], args[1] + args[2]) end, description='adds'}\nredis.register_function{function_name='look', callback=function(keys) return redis.call('GET', keys[1]) end, flags={'no-writes'}}";
  expect(await redis.functions.load({ code })).toBe('mylib');
  expect(await redis.functions.load({ code, replace: true })).toBe('mylib');
  expect(await redis.functions.call('sum', ['n'], ['2', '3'])).toBe(5);
  expect(await redis.functions.callRo('look', ['n'])).toBe(5);
  const functions = [
    { name: 'sum', description: 'adds', flags: [] },
    { name: 'look', flags: ['no-writes'] },
  ];
  expect(await redis.functions.list({ libraryName: 'my*', withCode: true })).toEqual([
    {
      libraryName: 'mylib',
      engine: 'LUA',
      // Servers keep them in no order.
      functions: expect.toSatisfy((listed: object[]) => hasAll(listed, functions)),
      libraryCode: code,
    },
  ]);
  expect(await redis.functions.stats()).toEqual({
    engines: { LUA: { librariesCount: 1, functionsCount: 2 } },
  });
  expect(await redis.functions.delete('mylib')).toBe('OK');
  expect(await redis.functions.flush()).toBe('OK');
});
