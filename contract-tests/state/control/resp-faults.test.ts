import { afterEach, expect, onTestFinished, test } from 'vitest';
import { control, controlAnswer, setFaults } from '../../harness/control.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { target } from '../../harness/target.ts';

afterEach(() => setFaults());

async function client(): Promise<RespClient> {
  const connection = await RespClient.logIn(target().respUrl);
  onTestFinished(() => connection.leave());
  return connection;
}

test('a command is answered with an error, and is not run', async () => {
  const redis = await client();
  await redis.ask('SET', 'fault:key', 'before');
  const error = 'LOADING Redis is loading the dataset in memory';
  await setFaults({ family: 'resp', operation: 'SET', times: 1, error });
  expect(await redis.ask('set', 'fault:key', 'after')).toBe(`-${error}\r\n`);
  expect(await redis.ask('GET', 'fault:key')).toBe('$6\r\nbefore\r\n');
  expect(await redis.ask('SET', 'fault:key', 'after')).toBe('+OK\r\n');
});

test('a command is delayed, and later commands wait behind it', async () => {
  const redis = await client();
  const latency = { distribution: 'fixed', milliseconds: 20 };
  await setFaults(
    { name: 'slow', family: 'resp', operation: 'ECHO', times: 1, latency },
    { family: 'resp', operation: 'PING', error: 'ERR not now' },
  );
  redis.command(['ECHO', 'first'], ['ECHO', 'second'], ['PING'], ['ECHO', 'last']);
  expect(await redis.until('last\r\n')).toBe(
    '$5\r\nfirst\r\n$6\r\nsecond\r\n-ERR not now\r\n$4\r\nlast\r\n',
  );
  expect((await control('GET', '/faults/slow')).json).toMatchObject({ seen: 3, met: 1 });
});

test('a client that disconnects during a delayed command leaves nothing waiting', async () => {
  const redis = await client();
  const latency = { distribution: 'fixed', milliseconds: 600_000 };
  await setFaults({ name: 'slow', family: 'resp', operation: 'ECHO', times: 1, latency });
  redis.command(['ECHO', 'never']);
  await expect
    .poll(async () => (await control('GET', '/faults/slow')).json)
    .toMatchObject({ met: 1 });
  redis.socket.end();
  expect(await redis.untilClosed()).toBe('');
});

test('a connection is reset before the command, or cut in the middle of its reply', async () => {
  const redis = await client();
  await redis.ask('SET', 'fault:key', 'before');
  await setFaults({ family: 'resp', operation: 'SET', connection: 'reset' });
  const failed = new Promise((resolve) => redis.socket.once('error', resolve));
  redis.command(['SET', 'fault:key', 'after']);
  expect(await failed).toMatchObject({ code: 'ECONNRESET' });
  const other = await client();
  await setFaults({ family: 'resp', operation: 'GET', times: 1, connection: 'cut' });
  other.command(['GET', 'fault:key']);
  expect(await other.untilClosed()).toBe('$6\r\nbe');
  expect(await (await client()).ask('GET', 'fault:key')).toBe('$6\r\nbefore\r\n');
});

test('a long reply is cut in the middle too', async () => {
  const redis = await client();
  const values = Array.from({ length: 10_000 }, (_, i) => String(i));
  await redis.ask('RPUSH', 'fault:list', ...values);
  await setFaults({ family: 'resp', operation: 'LRANGE', times: 1, connection: 'cut' });
  redis.command(['LRANGE', 'fault:list', '0', '-1']);
  const received = await redis.untilClosed();
  expect(received).toMatch(/^\*10000\r\n\$1\r\n0\r\n/);
  expect(received).not.toContain('9999');
});

test.each([
  [{ answer: { status: 503 } }, 'answer is for HTTP: a command over RESP is replied with an error'],
  [{ error: 'ERR x', client: 'a' }, 'client is for HTTP: there are no headers over RESP'],
  [{ error: 'ERR x', connection: 'cut' }, 'connection can not be given together with error'],
  [{ error: 'ERR x\r\n+OK' }, 'error must match'],
  [
    { error: 'ERR x', operation: 'get' },
    "operation must be a command in capitals, and there is no 'get'",
  ],
])('an invalid fault is refused: %j', async (fault, error) => {
  const { status, json } = await controlAnswer('POST', '/faults', {
    body: { family: 'resp', ...fault },
  });
  expect(status).toBe(400);
  expect((json as { error: string }).error).toContain(error);
});

test('a fault for HTTP has an answer instead of an error', async () => {
  const body = { family: 'redis', error: 'ERR x' };
  expect(await controlAnswer('POST', '/faults', { body })).toEqual({
    status: 400,
    json: { error: 'error is for the family resp: a request over HTTP has an answer' },
  });
});
