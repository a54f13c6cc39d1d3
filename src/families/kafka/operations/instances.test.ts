import { afterEach, describe, expect, test } from 'vitest';
import {
  fakeCluster,
  type KafkaServer,
  logRecord,
  PASSWORD,
  serveKafka,
  USER,
} from '../../../../testing/families/kafka.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { rawConnection } from '../../../../testing/http/http.ts';
import type { ServedLog } from '../caller.ts';

let server: KafkaServer;
let calls: unknown[][];
afterEach(() => server.close());

const credentials = {
  writer: { topic: '*', permissions: 'PRODUCE' },
  reader: { topic: 'greet*', permissions: 'CONSUME' },
} as const;

async function start(answers: Partial<ServedLog>): Promise<void> {
  const cluster = fakeCluster(answers);
  calls = cluster.calls;
  server = await serveKafka(cluster.log, { credentials });
}

const groups = async () => [
  {
    name: 'g',
    instances: [
      {
        name: 'first',
        topics: [
          { topic: 'greetings', partitions: [0] },
          { topic: 'cities', partitions: [0, 1] },
        ],
      },
      { name: 'second', topics: [{ topic: 'greetings', partitions: [1] }] },
    ],
  },
  { name: 'h', instances: [{ name: 'third', topics: [{ topic: 'cities', partitions: [2] }] }] },
];
const commit = async () => {};
const success = { status: 200, body: { result: 'Success', status: 200 } };
const at = { topic: 'greetings', partition: 0, offset: 8 };
const mayNotUse = {
  error: 'the credential does not allow to use the instance first of the group g',
  status: 403,
};

describe('a commit', () => {
  test.each([
    ['GET', at, [at]],
    ['POST', at, [at]],
    ['POST', [at, { ...at, partition: 1 }], [at, { ...at, partition: 1 }]],
    ['POST', [], undefined],
    ['GET', undefined, undefined],
    ['POST', '', undefined],
  ])('stores offsets: %s %j', async (method, body, committed) => {
    await start({ commit });
    const headers = { 'content-type': 'application/json' };
    expect(await server.ask(method, '/commit/g/i', { body, headers })).toMatchObject(success);
    expect(calls).toEqual([['commit', 'g', 'i', committed]]);
  });

  test.each([
    [{ topic: 't', partition: 0 }, 'offset is missing'],
    [[{ ...at, offset: -1 }], 'body[0].offset must be at least 0'],
    [[{ ...at, partition: '0' }], 'body[0].partition must be an integer'],
    [5, 'body must be an object, an array or null'],
  ])('is refused for an invalid body: %j', async (body, error) => {
    await start({});
    expect(await server.refused('POST', '/commit/g/i', { body })).toEqual({ error, status: 400 });
  });

  test.each([
    ['UNKNOWN_MEMBER_ID', 404],
    ['ILLEGAL_GENERATION', 409],
    ['REBALANCE_IN_PROGRESS', 409],
    ['INVALID_COMMIT_OFFSET_SIZE', 400],
  ] as const)(
    'is refused with the status of the error of the log: %s, %i',
    async (code, status) => {
      await start({ commit: () => Promise.reject(new LogError(code, 'the reason', { index: 0 })) });
      expect(await server.refused('POST', '/commit/g/i', { body: at })).toEqual({
        error: 'the reason',
        status,
      });
      expect(await server.refused('POST', '/commit/g/i', { body: [at] })).toEqual({
        error: 'body[0]: the reason',
        status,
      });
    },
  );

  test('by a credential is for its own topics, and for instances without others', async () => {
    await start({ commit, groups });
    const as = 'reader';
    expect(await server.ask('POST', '/commit/g/first', { as, body: at })).toMatchObject(success);
    expect(await server.ask('POST', '/commit/g/second', { as })).toMatchObject(success);
    expect(await server.refused('POST', '/commit/g/first', { as })).toEqual(mayNotUse);
    expect(await server.refused('POST', '/commit/g/first', { as: 'writer' })).toEqual(mayNotUse);
    const cities = { ...at, topic: 'cities' };
    expect(await server.refused('POST', '/commit/g/first', { as, body: cities })).toMatchObject({
      status: 403,
    });
  });
});

describe('an instance is deleted', () => {
  const deleteInstance = async () => {};

  test.each(['POST', 'DELETE'])('by %s', async (method) => {
    await start({ deleteInstance });
    expect(await server.ask(method, '/delete-consumer/g/i')).toMatchObject(success);
    expect(calls).toEqual([['deleteInstance', 'g', 'i']]);
  });

  test('but an unknown one is a 404', async () => {
    const unknown = new LogError('UNKNOWN_MEMBER_ID', 'the group g has no instance i');
    await start({ deleteInstance: () => Promise.reject(unknown) });
    expect(await server.refused('DELETE', '/delete-consumer/g/i')).toEqual({
      error: 'the group g has no instance i',
      status: 404,
    });
  });

  test('but not by a credential that lacks one of its topics', async () => {
    await start({ deleteInstance, groups });
    const as = 'reader';
    expect(await server.refused('DELETE', '/delete-consumer/g/first', { as })).toEqual(mayNotUse);
    expect(await server.ask('DELETE', '/delete-consumer/g/second', { as })).toMatchObject(success);
  });
});

describe('a client that leaves right after it has sent a consume', () => {
  test.each([
    ['DELETE', '/delete-consumer/g/i', 'deleteInstance'],
    ['POST', '/commit/g/i', 'commit'],
  ])(
    'has left before what it sends at once on another connection: %s %s',
    async (method, path, name) => {
      let signal: AbortSignal | undefined;
      const hasLeft: unknown[] = [];
      const after = async () => void hasLeft.push(name, signal?.aborted);
      await start({
        groups,
        consume: async (_group, _instance, options) => {
          ({ signal } = options);
          return [logRecord({})];
        },
        deleteInstance: after,
        commit: after,
      });
      const port = Number(new URL(server.url).port);
      const [consuming, other] = [await rawConnection(port), await rawConnection(port)];
      const head = `HTTP/1.1\r\nHost: a\r\nAuthorization: Basic ${btoa(`${USER}:${PASSWORD}`)}\r\n\r\n`;
      // The server has accepted both connections when it has answered on them.
      for (const each of [consuming, other]) {
        each.write(`GET /consumers ${head}`);
        await each.until((received) => received.includes('\r\n\r\n'));
      }
      // This process is busy until everything is there, so the server reads both requests in one turn.
      consuming.write(`GET /consume/g/i/greetings ${head}`);
      consuming.socket.destroy();
      other.write(`${method} ${path} ${head}`);
      await expect.poll(() => hasLeft).toEqual([name, true]);
      other.socket.destroy();
    },
  );
});

describe('the list of consumers', () => {
  test('has all of them for the user of the cluster', async () => {
    await start({ groups });
    expect((await server.ask('GET', '/consumers')).body).toEqual(await groups());
  });

  test('has only those of its topics for a credential', async () => {
    await start({ groups });
    expect((await server.ask('GET', '/consumers', { as: 'reader' })).body).toEqual([
      {
        name: 'g',
        instances: [
          { name: 'first', topics: [{ topic: 'greetings', partitions: [0] }] },
          { name: 'second', topics: [{ topic: 'greetings', partitions: [1] }] },
        ],
      },
    ]);
    expect((await server.ask('GET', '/consumers', { as: 'writer' })).body).toEqual([]);
  });
});
