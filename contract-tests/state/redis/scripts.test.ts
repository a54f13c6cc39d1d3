import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { command, error, exchange, result } from '../../harness/exchange.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

beforeEach(async () => {
  await reset();
  await result('SCRIPT', 'FLUSH');
});

const script = (lua: string, ...rest: unknown[]) => result('EVAL', lua, 0, ...rest);

test('a script is atomic, and an error undoes nothing', async () => {
  const text = await error('EVAL', "redis.call('SET', KEYS[1], 1) error('then')", 1, 'a');
  expect(text).toMatch(/^ERR user_script:1: then script: [0-9a-f]{40}, on @user_script:1\.$/);
  expect(await result('GET', 'a')).toBe('1');
});

test('a script receives and returns bytes that are not UTF-8 unchanged', async () => {
  const { json } = await exchange({
    method: 'POST',
    path: '/',
    body: ['EVAL', 'return string.char(0, 200, 255)', 0],
    headers: { 'upstash-encoding': 'base64' },
  });
  expect(json).toEqual({ result: Buffer.from([0, 200, 255]).toString('base64') });
});

test('a script is known by its SHA-1 after its first run', async () => {
  const sha = 'e0e1f9fabfc9d4800c877a703b823ac0578ff8db';
  expect(await error('EVALSHA', sha, 0)).toBe('NOSCRIPT No matching script. Please use EVAL.');
  await script('return 1');
  expect(await result('EVALSHA', sha, 0)).toBe(1);
});

test('a script in a transaction runs as a part of it', async () => {
  const { json } = await exchange({
    method: 'POST',
    path: '/multi-exec',
    body: [
      ['SET', 'n', 1],
      ['EVAL', "return redis.call('INCRBY', KEYS[1], 5)", 1, 'n'],
      ['EVAL', "error('no')", 0],
      ['GET', 'n'],
    ],
  });
  expect(json).toMatchObject([{ result: 'OK' }, { result: 6 }, {}, { result: '6' }]);
});

describe('the permissions of a script', () => {
  test('are those of its caller, and can be checked', async () => {
    await result('ACL', 'SETUSER', 'scripter', 'reset', 'on', '+eval', '+get', '~a*');
    const token = String(await result('ACL', 'GENTOKEN', 'scripter'));
    await result('ACL', 'SETUSER', 'scripter', `>${token}`);
    const as = async (...argv: unknown[]) => (await command(argv, { token })).json;
    const get = "return redis.call('GET', ARGV[1])";
    // On a cluster, a script without keys may run on another node than the keys.
    expect(await as('EVAL', get, 1, 'abc', 'abc')).toEqual({ result: null });
    expect(await as('EVAL', get, 0, 'b')).toMatchObject({
      error: expect.stringMatching(/^ERR ACL failure in script: /),
    });
    expect(await as('EVAL', "return redis.call('DEL', 'abc')", 0)).toMatchObject({
      error: expect.stringMatching(/^ERR ACL failure in script: .*'del' command/),
    });
    expect(await as('EVAL', 'return 1', 1, 'b')).toMatchObject({
      error: expect.stringMatching(/^NOPERM /),
    });
    const asks = "return {redis.acl_check_cmd('GET', 'abc'), redis.acl_check_cmd('DEL', 'abc')}";
    expect(await as('EVAL', asks, 0)).toEqual({ result: [1, null] });
    await result('ACL', 'DELUSER', 'scripter');
  });

  test('do not exist for the Read Only token', async () => {
    for (const name of ['EVAL', 'EVAL_RO', 'EVALSHA', 'EVALSHA_RO']) {
      const { status, json } = await command([name, 'return 1', 0], {
        token: target().readOnlyToken,
      });
      expect(status).toBe(400);
      expect(json).toMatchObject({ error: expect.stringMatching(/^NOPERM /) });
    }
  });

  test.each([
    ['a key', ['a']],
    ['many keys', Array.from({ length: 100 }, (_, i) => `a${i}`)],
  ])('are restricted to its declared keys by allow-key-locking: %s', async (_, keys) => {
    const lua = "#!lua flags=allow-key-locking\nreturn redis.call('SET', ARGV[1], 1)";
    const run = (key: string) => ['EVAL', lua, keys.length, ...keys, key] as const;
    expect(await result(...run(keys.at(-1)!))).toBe('OK');
    expect(await error(...run('b'))).toMatch(
      /^ERR Dynamic keys are not allowed in Lua scripts when 'allow-key-locking' flag is set\. Key was: b/,
    );
  });
});

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

test('a script can not affect later ones', async () => {
  const attempts = [
    'tostring = nil',
    "rawset(_G, 'tostring', nil)",
    "rawset(string, 'rep', nil)",
    "getmetatable('').__index.rep = nil",
    "getmetatable('').__index = {}",
    "table.insert(string, 'x')",
    "table.insert(redis, 1, 'x')",
    'setmetatable(string, {})',
    'getmetatable(_G).__newindex = nil',
    'getmetatable(redis).__index = {}',
    "for k in pairs(_G) do pcall(rawset, _G, k, 1) end error('done')",
    "local _, inner = pairs(_G) inner.tostring = nil error('done')",
    "local _, inner = pairs(string) inner.rep = nil error('done')",
    "collectgarbage('stop') error('done')",
    "redis.setresp(3) error('done')",
    "KEYS[1] = 'x' error('done')",
  ];
  for (const attempt of attempts) await error('EVAL', attempt, 0);
  expect(
    await script("return {tostring(1), ('x'):rep(2), string.rep('y', 2), type(redis.call)}"),
  ).toEqual(['1', 'xx', 'yy', 'function']);
});
