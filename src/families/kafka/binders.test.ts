import { afterAll, beforeAll, expect, test } from 'vitest';
import { BINDERS } from '../../../testing/contract/binders.ts';
import {
  appending,
  fakeCluster,
  type KafkaServer,
  logRecord,
  serveKafka,
} from '../../../testing/families/kafka.ts';
import { LogError } from '../../engines/log/errors.ts';
import type { ServedLog } from './caller.ts';

/** A stateless log for both binders, so that answers don't depend on earlier requests. */
const log = (): ServedLog =>
  fakeCluster({
    topics: async () => [],
    groups: async () => [],
    produce: (records) => appending().produce(records),
    fetch: async () => [logRecord({ value: Buffer.from('"\u2028\0漢') })],
    consume: () => Promise.reject(new LogError('NO_OFFSET_FOR_PARTITION', 'no offset')),
    offsets: async (partitions) => partitions.map((partition) => ({ ...partition, offset: 7 })),
    committed: async (_g, _i, partitions) => partitions.map((p) => ({ ...p, offset: -1 })),
    commit: async () => {},
    deleteInstance: () => Promise.reject(new LogError('UNKNOWN_MEMBER_ID', 'no instance')),
  }).log;

let servers: readonly KafkaServer[] = [];
beforeAll(async () => {
  servers = await Promise.all(BINDERS.map((bind) => serveKafka(log(), { bind })));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const at = { topic: 't', partition: 0 };
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

type Request = readonly [
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
];

const fixtures: readonly Request[] = [
  ['GET', '/topics'],
  ['GET', '/topics?unknown=1'],
  ['HEAD', '/topics'],
  ['PUT', '/topics'],
  ['GET', '/topics/'],
  ['GET', '/nothing'],
  ['GET', '/consumers', '{'],
  ['POST', '/produce', { ...at, value: 'v' }],
  ['GET', '/produce', [{ ...at, value: 'v' }], form],
  ['POST', '/produce', { ...at, value: 'v', unknown: 1 }, json],
  ['POST', '/produce', '', json],
  ['POST', '/produce'],
  ['POST', '/produce', '{', json],
  ['POST', '/produce', '[]', form],
  ['POST', '/produce', '"x"', json],
  ['POST', '/produce', 'null'],
  ['POST', '/produce', [{ ...at, value: 'v' }, { value: 'v' }]],
  ['POST', '/produce', { topic: 't', value: 5 }],
  ['POST', '/produce', { ...at, value: 'v', timestamp: -1 }],
  ['POST', '/produce', '{"topic":"t","value":"v","timestamp":9007199254740993}'],
  ['POST', '/produce', { ...at, value: 'v', headers: [{ key: 'h' }] }],
  ['POST', '/produce', 'x'.repeat(64 * 1024 + 1)],
  ['POST', '/produce/t', { value: null }],
  ['POST', '/produce/a%2Fb', { value: 'v' }],
  ['GET', '/produce/t/a/b%20c?key=d%26'],
  ['GET', '/produce/t/100%'],
  ['POST', '/produce/t/m'],
  ['POST', '/webhook?topic=t', Buffer.from([0, 0xff]), { 'x-own': 'ä' }],
  ['GET', '/webhook?topic=t'],
  ['POST', '/webhook?topic=t', '{', json],
  ['POST', '/webhook', 'x'],
  ['POST', '/fetch', { ...at, offset: 0 }],
  ['GET', '/fetch', { topicPartitionOffsets: [{ ...at, offset: 0 }] }],
  ['POST', '/fetch', {}],
  ['POST', '/fetch', { topic: 't', topicPartitionOffsets: [] }],
  ['POST', '/fetch', { ...at, offset: 1.5 }],
  ['GET', '/consume/g/i/t'],
  ['GET', '/consume/g/i/t?timeout=x'],
  ['GET', '/consume/g/i/t?timeout=1&timeout=2'],
  ['GET', '/consume/g/i/t', undefined, { 'kafka-enable-auto-commit': 'TRUE' }],
  ['GET', '/consume/g/i/t', undefined, { 'kafka-auto-commit-interval': '1e3' }],
  ['GET', '/consume/g/i/t', undefined, { 'kafka-session-timeout-ms': '1' }],
  ['POST', '/consume/g/i', { topics: [] }],
  ['POST', '/consume/g/%zz', { topic: 't' }],
  ['POST', '/commit/g/i', '', json],
  ['GET', '/commit/g/i', { ...at, offset: 1 }],
  ['POST', '/commit/g/i', [{ ...at, offset: '1' }]],
  ['POST', '/committed/g/i?timeout=1', at],
  ['POST', '/committed/g/i', []],
  ['GET', '/offsets/latest', [at]],
  ['POST', '/offsets/5', at],
  ['POST', '/offsets/soon', at],
  ['POST', '/offsets/-1', at],
  ['DELETE', '/delete-consumer/g/i'],
  ['POST', '/delete-consumer/g/i', '', json],
];

test.each(fixtures.map((request) => ({ request })))(
  'all binders answer alike: $request',
  async ({ request: [method, path, body, headers] }) => {
    const [direct, express, oracle] = await Promise.all(
      servers.map(async (server) => {
        const asked = { body, ...(headers !== undefined && { headers }) };
        const answer = await server.ask(method, path, asked);
        const { date: _, ...others } = answer.headers;
        return { ...answer, headers: others };
      }),
    );
    expect(express).toEqual(direct);
    expect(oracle).toEqual(direct);
  },
);
