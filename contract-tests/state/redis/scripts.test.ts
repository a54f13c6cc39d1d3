import { beforeEach, describe, expect, test } from 'vitest';
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
