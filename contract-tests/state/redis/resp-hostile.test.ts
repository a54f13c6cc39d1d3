import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AttackedPlatform } from '../../hostile/attacked-platform.ts';
import { encodeCommands } from '../../harness/resp2.ts';
import { RespClient } from '../../harness/resp-client.ts';

/**
 * What a RESP client can do to the port of a database. Others are served meanwhile and afterwards, and SIGTERM ends
 * everything, whoever is blocked or subscribed.
 */
let platform: AttackedPlatform;
const url = () => platform.env['REDIS_URL']!;
const open: RespClient[] = [];
const MB = 1024 * 1024;

async function connect(): Promise<RespClient> {
  const client = await RespClient.open(url());
  open.push(client);
  return client;
}
async function logIn(): Promise<RespClient> {
  const client = await RespClient.logIn(url());
  open.push(client);
  return client;
}
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Clients with open connections when the platform ends. */
async function endWithAllOpen(): Promise<void> {
  const [waiting, listening, watching, reading] = await Promise.all(times(4, logIn));
  waiting!.command(['BLPOP', 'list', '0']);
  await listening!.ask('SUBSCRIBE', 'news');
  await watching!.ask('MONITOR');
  reading!.socket.pause();
  reading!.command(...times(20, () => ['GET', 'big']));
  reading!.send('*3\r\n$3\r\nSET\r\n$100000\r\nx');
  await platform.stop();
}

beforeAll(async () => {
  platform = await AttackedPlatform.start('implementation');
  await (await logIn()).ask('SET', 'big', 'x'.repeat(MB));
});
afterEach(async () => {
  for (const client of open.splice(0)) client.leave();
  await platform.servesOthers();
  expect(await (await logIn()).ask('GET', 'nothing')).toBe('$-1\r\n');
});
afterAll(endWithAllOpen);

test('false lengths allocate no memory', async () => {
  const before = platform.peakMemory();
  await Promise.all(
    times(200, async () => {
      const client = await logIn();
      client.send('*1048576\r\n$500000000\r\nnot so much');
      await new Promise((resolve) => client.socket.write('', resolve));
    }),
  );
  expect(platform.peakMemory() - before).toBeLessThan(100 * MB);
});

test('before the login, only short requests are accepted', async () => {
  for (const [bytes, reason] of [
    ['*11\r\n', 'unauthenticated multibulk length'],
    ['*1\r\n$16385\r\n', 'unauthenticated bulk length'],
  ] as const) {
    const client = await connect();
    client.send(bytes);
    expect(await client.untilClosed()).toBe(`-ERR Protocol error: ${reason}\r\n`);
  }
});

test('requests that are cut off at any byte change nothing', async () => {
  const bytes = encodeCommands([['SET', 'cut', 'off']]);
  for (let length = 1; length < bytes.length; length++) {
    const client = await logIn();
    client.send(bytes.slice(0, length));
    client.socket.write('', () => client.socket.resetAndDestroy());
  }
  expect(await (await logIn()).ask('GET', 'cut')).toBe('$-1\r\n');
});

test('a client that does not read its replies is not read from either', async () => {
  const before = platform.peakMemory();
  const client = await logIn();
  client.socket.pause();
  client.command(...times(2000, () => ['GET', 'big']));
  const other = await logIn();
  for (let i = 0; i < 20; i++) expect(await other.ask('PING')).toBe('+PONG\r\n');
  expect(platform.peakMemory() - before).toBeLessThan(300 * MB);
});

test('a subscriber that does not read is disconnected', async () => {
  const [listening, publishing] = [await logIn(), await logIn()];
  await listening.ask('SUBSCRIBE', 'news');
  listening.socket.pause();
  const message = 'x'.repeat(MB);
  let receivers = ':1\r\n';
  let sent = 0;
  while (receivers === ':1\r\n' && sent++ < 200) {
    receivers = await publishing.ask('PUBLISH', 'news', message);
  }
  expect(receivers).toBe(':0\r\n');
});

test('a long pipeline does not delay other clients', async () => {
  const [busy, other] = [await logIn(), await logIn()];
  busy.send(encodeCommands([['INCR', 'n']]).repeat(40_000));
  expect(await other.ask('PING')).toBe('+PONG\r\n');
  expect(await busy.until(':40000\r\n')).toContain(':1\r\n:2\r\n');
});

test('guessing passwords is slowed down', async () => {
  const client = await connect();
  // Addresses regain attempts while the guesses run, so more than the 50 may be checked on a busy machine.
  client.command(...times(1000, (i) => ['AUTH', `guess ${i}`]), ['ECHO', 'end']);
  const answers = await client.until('required.\r\n').then((all) => all.split('\r\n'));
  const looked = answers.filter((line) => line.startsWith('-WRONGPASS')).length;
  expect(looked).toBeGreaterThanOrEqual(50);
  expect(looked).toBeLessThan(1000);
  expect(answers).toContain(
    '-ERR too many wrong passwords from this address, try again in a second',
  );
  const password = decodeURIComponent(new URL(url()).password);
  await expect.poll(() => client.ask('AUTH', password)).toBe('+OK\r\n');
});

test('thousands of subscriptions end with their connection', async () => {
  const [client, other] = [await logIn(), await logIn()];
  client.command(
    ['SUBSCRIBE', ...times(50_000, (i) => `channel ${i}`)],
    ['PSUBSCRIBE', ...times(5_000, (i) => `pattern ${i}*`)],
  );
  await client.until(':55000\r\n');
  client.leave();
  // Patterns end after channels, in turns of the event loop.
  await expect.poll(() => other.ask('PUBSUB', 'NUMPAT')).toBe(':0\r\n');
  expect(await other.ask('PUBSUB', 'CHANNELS')).toBe('*0\r\n');
});

test('blocked clients that disconnect are not served', async () => {
  const clients = await Promise.all(times(100, logIn));
  for (const client of clients) client.command(['BLPOP', 'list', '0'], ['SET', 'ghost', '1']);
  const other = await logIn();
  await expect.poll(() => other.ask('INFO', 'clients')).toContain('blocked_clients:100');
  for (const client of clients) client.socket.resetAndDestroy();
  await expect.poll(() => other.ask('INFO', 'clients')).toContain('blocked_clients:0');
  expect(await other.ask('RPUSH', 'list', 'a')).toBe(':1\r\n');
  expect(await other.ask('GET', 'ghost')).toBe('$-1\r\n');
});
