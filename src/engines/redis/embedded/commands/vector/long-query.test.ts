import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { openToClients } from '../../../../../../testing/engines/redis/embedded/blocking.ts';
import { show } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { EmbeddedSession } from '../../session.ts';
import { floatBytes } from '../../values/vector/float-bytes.ts';
import type { Metric } from '../../values/vector/metric.ts';
import { VectorIndex } from '../../values/vector/vector-index.ts';

const DIMENSION = 32_768;
/** They take three steps. */
const SIZE = 40;

let opened: ReturnType<typeof openToClients>;
let run: typeof opened.run;
let session: EmbeddedSession;
beforeEach(() => {
  // What takes long is suspended after each step.
  opened = openToClients({ slice: -1 });
  ({ run } = opened);
  session = sessionOf();
  fill('docs', 'DOT', (i) => new Float32Array(DIMENSION).fill(1 / DIMENSION / (i + 1)));
});

function sessionOf(): EmbeddedSession {
  const user = opened.database.acl.user('default')!;
  return new EmbeddedSession(opened.database, { id: 100, user, address: '127.0.0.1:100' });
}

function fill(key: string, metric: Metric, vectorAt: (i: number) => Float32Array): VectorIndex {
  const index = new VectorIndex(DIMENSION, metric);
  for (let i = 0; i < SIZE; i++) index.set(`v${i}`, vectorAt(i));
  opened.database.keyspace.put(key, index, 'vector.create');
  return index;
}

const vector = (each: number) => floatBytes(new Float32Array(DIMENSION).fill(each));
const put = (id: string, each: number) =>
  session.run(['VECTOR.ADD', 'docs', id, 'FP32', vector(each)]);

/** Begins a query for the two nearest. */
function begin(key = 'docs') {
  const state = { isOver: false };
  const words = ['VECTOR.QUERY', key, 'TOPK', '2', 'FP32', vector(1)];
  const reply = Promise.resolve(sessionOf().execute(words)).then((value: Reply) => {
    state.isOver = true;
    return show(value);
  });
  return { state, reply };
}

const idsOf = (reply: unknown) => (reply as [id: string, score: string][]).map(([id]) => id);

test('while queries take long, all other commands of the database are served', async () => {
  const queries = [begin(), begin()];
  const client = opened.connect();
  expect(await client.send('SET key value')).toBe('OK');
  expect(await client.send('MSET a 1 b 2')).toBe('OK');
  expect(await client.send('EVAL "return 1" 0')).toBe(1);
  expect(queries.map(({ state }) => state.isOver)).toEqual([false, false]);
  for (const { reply } of queries) {
    expect(await reply).toEqual([
      ['v0', '1'],
      ['v1', '0.75'],
    ]);
  }
});

test.each([
  ['it is changed', () => put('v39', 1)],
  ['vectors are deleted', () => run('VECTOR.DEL docs v0')],
  ['it is deleted', () => run('DEL docs')],
  ['another takes its place', () => run('COPY other docs REPLACE')],
  ['everything is deleted', () => run('FLUSHALL')],
])('a query finds what there was when it began, although meanwhile %s', async (_, change) => {
  run('VECTOR.CREATE other DIM 1 METRIC COSINE');
  const query = begin();
  change();
  expect(query.state.isOver).toBe(false);
  expect(idsOf(await query.reply)).toEqual(['v0', 'v1']);
});

test('the lengths of vectors are those of when it began, too', async () => {
  const index = fill('angles', 'COSINE', (i) => new Float32Array(DIMENSION).fill(1).fill(-1, 0, i));
  const query = begin('angles');
  const far = new Float32Array(DIMENSION).fill(-1000);
  for (let i = 0; i < SIZE; i++) index.set(`v${i}`, far);
  expect(query.state.isOver).toBe(false);
  const [first, second] = (await query.reply) as [string, string][];
  expect(first).toEqual(['v0', '1']);
  expect(second![0]).toBe('v1');
});

test('what only a query keeps counts for the database until it has ended', async () => {
  const { keyspace } = opened.database;
  const index = keyspace.usedBytes;
  const query = begin();
  put('v0', 1);
  run('DEL docs');
  await turn();
  const kept = keyspace.usedBytes;
  expect(kept).toBe(SIZE * DIMENSION * 4);
  expect(kept).toBeLessThan(index);
  run('FLUSHALL');
  expect(keyspace.usedBytes).toBe(kept);
  await query.reply;
  expect(keyspace.usedBytes).toBe(0);
});

test('a query that waits for others begins with what there is then, and not in the middle of a script', async () => {
  const queries = Array.from({ length: 5 }, () => begin());
  const { database } = opened;
  let isMiddle = true;
  const script = {
    proceed: () => {
      if (isMiddle) database.gate.suspend(script);
    },
    abandon: () => {},
  };
  database.gate.suspend(script);
  await turn();
  // What the script has deleted so far, before it makes another.
  database.keyspace.delete('docs');
  for (let i = 0; i < 50; i++) await turn();
  expect(queries.map(({ state }) => state.isOver)).toEqual(Array(5).fill(false));
  isMiddle = false;
  for (const { reply } of queries.slice(0, 4)) expect(idsOf(await reply)).toEqual(['v0', 'v1']);
  expect(await queries[4]!.reply).toBe('ERR Index docs is not found');
});

test('queries are ended with their database, and keep nothing', async () => {
  const queries = Array.from({ length: 6 }, () => begin());
  run('DEL docs');
  await turn();
  await turn();
  opened.database.abandonUnit(new RedisError('ERR The database is being closed'));
  for (const { reply } of queries) expect(await reply).toBe('ERR The database is being closed');
  expect(opened.database.keyspace.usedBytes).toBe(0);
});
