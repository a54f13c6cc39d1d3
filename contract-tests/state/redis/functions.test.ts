import { Redis } from '@upstash/redis';
import { beforeEach, describe, expect, test } from 'vitest';
import { command, error, exchange, result } from '../../harness/exchange.ts';
import { define, load } from '../../harness/functions.ts';
import { reset } from '../../harness/reset.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { target } from '../../harness/target.ts';

beforeEach(reset);

test('a function is atomic, and an error undoes nothing', async () => {
  await define("redis.call('SET', keys[1], args[1]) error('then')");
  expect(await error('FCALL', 'f', 1, 'a', 'b')).toBe(
    'ERR user_function:3: then script: f, on @user_function:3.',
  );
  expect(await result('GET', 'a')).toBe('b');
});

test('libraries survive FLUSHALL', async () => {
  await define('return 1');
  await result('FLUSHALL');
  await result('FLUSHDB');
  await result('SCRIPT', 'FLUSH');
  expect(await result('FCALL', 'f', 0)).toBe(1);
});

test('a function receives and returns bytes that are not UTF-8 unchanged', async () => {
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
  test('calls functions that only read, with or without the flag no-writes', async () => {
    await result('SET', 'a', 'b');
    await define("return redis.call('GET', keys[1])");
    expect(await result('FCALL_RO', 'f', 1, 'a')).toBe('b');
    await define("return redis.call('GET', keys[1])", "'no-writes'");
    expect(await result('FCALL_RO', 'f', 1, 'a')).toBe('b');
  });

  test('refuses a write, with the message of the hosted service where Redis would refuse the call', async () => {
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

test('FCALL_RO over RESP refuses a function without no-writes, as Redis does', async () => {
  await define("return redis.call('GET', keys[1])");
  const client = await RespClient.logIn(target().respUrl);
  expect(await client.ask('FCALL_RO', 'f', '1', 'a')).toBe(
    '-ERR Can not execute a script with write flag using *_ro command.\r\n',
  );
  client.socket.destroy();
});

test('flags restrict a function', async () => {
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

describe('FUNCTION DUMP and RESTORE', () => {
  const dump = async () => {
    const { json } = await exchange({
      method: 'POST',
      path: '/',
      body: ['FUNCTION', 'DUMP'],
      headers: { 'upstash-encoding': 'base64' },
    });
    return Buffer.from((json as { result: string }).result, 'base64');
  };
  /** The payload is not text, so it is sent in the path. */
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

  test('with APPEND add all libraries or none, with REPLACE replace existing ones, with FLUSH delete all others', async () => {
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

  test('refuse a payload with a function that another library has', async () => {
    const payload = await dump();
    await result('FUNCTION', 'FLUSH');
    await load("redis.register_function('A', function() return 'other' end)", 'two');
    expect(await restore(payload, 'replace')).toEqual({ error: 'ERR Function a already exists' });
    expect(await names()).toEqual(['two']);
    expect(await result('FCALL', 'a', 0)).toBe('other');
  });

  test('refuse a payload that is damaged anywhere, and change nothing', async () => {
    const payload = await dump();
    for (let at = 0; at < payload.length; at++) {
      const damaged = Buffer.from(payload);
      damaged[at]! ^= 0x10;
      expect(await restore(damaged, 'flush')).toHaveProperty('error');
    }
    expect(await names()).toEqual(['one']);
  });
});

describe('the permissions of a function', () => {
  test('are those of its caller', async () => {
    await define("return redis.call('GET', args[1])");
    await result('ACL', 'SETUSER', 'caller', 'reset', 'on', '+fcall', '+get', '~a*');
    const token = String(await result('ACL', 'GENTOKEN', 'caller'));
    await result('ACL', 'SETUSER', 'caller', `>${token}`);
    const as = async (...argv: unknown[]) => (await command(argv, { token })).json;
    // On a cluster, a function without keys may run on another node than the keys.
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

  test('do not exist for the Read Only token, which can not list functions either', async () => {
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

/** Whether the list has exactly these items, in any order. */
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
      // Servers return them in any order.
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
