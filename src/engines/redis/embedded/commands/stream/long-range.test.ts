import { expect, test } from 'vitest';
import {
  openToConnections,
  type TestConnection,
} from '../../../../../../testing/engines/redis/embedded/connection.ts';
import { PendingReply } from '../../../connection.ts';
import { ArrayInPieces, NULL_ARRAY, type Reply } from '../../../reply.ts';

const COUNT = 3000;
const entry = (i: number): Reply => [`${i}-0`, ['n', String(i)]];
const entries = (from: number, to: number): Reply[] =>
  Array.from({ length: to - from + 1 }, (_, i) => entry(from + i));

function withStream() {
  const { connect } = openToConnections();
  const client = connect();
  for (let i = 1; i <= COUNT; i++) client.run(`XADD s ${i}-0 n ${i}`);
  return client;
}

/** The reply to a command, which must be generated while it is sent. */
function inPieces(client: TestConnection, command: string): ArrayInPieces {
  const [reply] = client.run(command) as readonly [unknown];
  expect(reply).toBeInstanceOf(ArrayInPieces);
  return reply as ArrayInPieces;
}

test('a long XRANGE is computed while it is sent, as of the time at which it ran', () => {
  const client = withStream();
  const whole = inPieces(client, 'XRANGE s - +');
  const part = inPieces(client, 'XREVRANGE s 2950-0 51 COUNT 2000');
  client.run('XDEL s 1500-0 2900-0');
  client.run('XTRIM s MAXLEN 10');
  client.run('XADD s 9999-0 n new');
  expect(whole.length).toBe(COUNT);
  expect([...whole]).toEqual(entries(1, COUNT));
  expect(part.length).toBe(2000);
  expect([...part]).toEqual(entries(951, 2950).toReversed());
});

test('a long XREAD is computed while it is sent too', () => {
  const client = withStream();
  const [reply] = client.run('XREAD STREAMS s 0') as unknown as [[[string, ArrayInPieces]]];
  const [[key, read]] = reply;
  client.run('XTRIM s MAXLEN 0');
  expect(key).toBe('s');
  expect([...read]).toEqual(entries(1, COUNT));
  expect(client.run('XREAD STREAMS s 0')).toEqual([NULL_ARRAY]);
});

test('a range with deleted entries has the right length', () => {
  const client = withStream();
  client.run('XDEL s 10-0 20-0 2990-0');
  const reply = inPieces(client, 'XRANGE s 5 2995');
  expect(reply.length).toBe(2988);
  expect([...reply]).toHaveLength(2988);
});

test('a short XRANGE, and one in a transaction or a script, is computed at once', async () => {
  const client = withStream();
  expect(client.run('XRANGE s - + COUNT 1024')).toEqual([entries(1, 1024)]);
  expect(client.run('XRANGE s + -')).toEqual([[]]);
  expect(client.run('XRANGE s - + COUNT 0')).toEqual([NULL_ARRAY]);
  client.run('MULTI');
  client.run('XRANGE s - +');
  expect(client.run('EXEC')).toEqual([[entries(1, COUNT)]]);
  const counted = client.run('EVAL', "return #redis.call('XRANGE', 's', '-', '+')", '0');
  // The script is suspended if that takes long.
  expect(counted instanceof PendingReply ? [await counted.reply] : counted).toEqual([COUNT]);
});
