import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MANUAL_COMMIT,
  consume,
  done as doneAt,
  refused as refusedAt,
  valuesOf,
  type KafkaRequestOptions,
  type Message,
} from '../../harness/kafka.ts';
import type { KafkaTopic } from '../../harness/kafka-clusters.ts';
import { done as managedAt } from '../../harness/management.ts';
import {
  type PlatformProcess,
  setWritable,
  startPlatform,
} from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--check-responses',
    '--log-level',
    'silent',
  ]);
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-kafka-'));
  await start();
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const url = () => platform.env['UPSTASH_KAFKA_REST_URL']!;
const done = <Body>(method: string, path: string, ask: KafkaRequestOptions = {}) =>
  doneAt<Body>(method, path, { ...ask, url: url() });
const refused = (method: string, path: string, ask: KafkaRequestOptions = {}) =>
  refusedAt(method, path, { ...ask, url: url() });

const UNAVAILABLE = {
  error: expect.stringMatching(
    /^the (disk is full|log can not be read or written at the moment: )/,
  ),
  status: 503,
};
const at = { topic: 'greetings', partition: 0 };
const GREETINGS = ['a', 'b'].map((value, i) => ({ value, timestamp: 1000 * (i + 1) }));

// Only Linux can change the limits of a process that runs.
describe.skipIf(process.platform !== 'linux')('on a full disk', () => {
  beforeAll(async () => {
    await done('POST', '/produce/greetings', { body: GREETINGS });
    await consume('first', { url: url(), headers: MANUAL_COMMIT });
    for (const name of ['a', 'b']) await consume(name, { url: url(), group: name });
    setWritable(platform, false);
  });

  test.each([
    ['GET', '/produce', { topic: 'greetings', value: 'c' }],
    ['POST', '/produce', { topic: 'greetings', value: 'c' }],
    ['GET', '/produce/greetings', { value: 'c' }],
    ['POST', '/produce/greetings', [{ value: 'c' }, { value: 'd' }]],
    ['GET', '/produce/greetings/c', undefined],
    ['GET', '/webhook?topic=greetings', 'c'],
    ['POST', '/webhook?topic=greetings', 'c'],
    ['POST', '/produce/new-topic', { value: 'c' }],
    ['GET', '/commit/mygroup/first', { ...at, offset: 1 }],
    ['POST', '/commit/mygroup/first', undefined],
    ['POST', '/delete-consumer/a/a', undefined],
    ['DELETE', '/delete-consumer/b/b', undefined],
    ['POST', '/consume/mygroup/second', { topic: 'another-topic' }],
  ])('%s %s is refused', async (method, path, body) => {
    expect(await refused(method, path, { body })).toEqual(UNAVAILABLE);
  });

  test('existing messages can be read', async () => {
    for (const method of ['GET', 'POST']) {
      // The committed offset that a crash would leave.
      const committed = await done(method, '/committed/mygroup/first', { body: at });
      expect(committed).toEqual([{ ...at, offset: -1 }]);
    }
    const messages = await done<Message[]>('POST', '/fetch', { body: { ...at, offset: 0 } });
    expect(valuesOf(messages)).toEqual(['a', 'b']);
    expect(valuesOf(await consume('reader', { url: url(), group: 'readers' }))).toEqual(['a', 'b']);
  });

  test('everything works when there is space again, without the refused changes', async () => {
    setWritable(platform, true);
    const produced = await done('POST', '/produce/greetings', { body: { value: 'e' } });
    expect(produced).toMatchObject([{ offset: 2 }]);
    const messages = await done<Message[]>('POST', '/fetch', { body: { ...at, offset: 0 } });
    expect(valuesOf(messages)).toEqual(['a', 'b', 'e']);
    await done('POST', '/commit/mygroup/first', { body: { ...at, offset: 1 } });
    await platform.stop('SIGKILL');
    await start();
    const again = await done<Message[]>('POST', '/fetch', { body: { ...at, offset: 0 } });
    expect(again).toEqual([...messages]);
    const committed = await done('POST', '/committed/mygroup/first', { body: at });
    expect(committed).toEqual([{ ...at, offset: 1 }]);
    expect(await done('GET', '/topics')).toEqual({ greetings: 1 });
  });
});

describe('with a file that has lost data', () => {
  beforeAll(async () => {
    await done('POST', '/produce/lost', { body: GREETINGS });
    await done('POST', '/produce/whole', { body: { value: 'w' } });
    const topics = await managedAt<KafkaTopic[]>('GET', '/v2/kafka/topics/default', undefined, {
      url: platform.env['PLINTH_MANAGEMENT_URL']!,
    });
    const { topic_id: id } = topics.find(({ topic_name: name }) => name === 'lost')!;
    // Recent data is in memory until the next start.
    await platform.stop('SIGTERM');
    await start();
    const files = join(folder, 'data/kafka/log/topics', id);
    for (const name of readdirSync(files)) {
      if (name.endsWith('.log')) truncateSync(join(files, name), 0);
    }
  });

  test.each([
    ['GET', '/fetch', { ...at, topic: 'lost', offset: 0 }],
    ['POST', '/fetch', { ...at, topic: 'lost', offset: 1 }],
    ['GET', '/consume/mygroup/late', { topic: 'lost' }],
    ['POST', '/consume/mygroup/late', { topic: 'lost' }],
    ['GET', '/consume/mygroup/late/lost', undefined],
    ['GET', '/offsets/1500', { ...at, topic: 'lost' }],
    ['POST', '/offsets/1500', { ...at, topic: 'lost' }],
  ])('%s %s is refused, and returns no wrong data', async (method, path, body) => {
    const headers = { 'Kafka-Auto-Offset-Reset': 'earliest' };
    expect(await refused(method, path, { body, headers })).toEqual({
      error: expect.stringContaining('lost-0 is damaged'),
      status: 503,
    });
  });

  test('everything else works', async () => {
    const body = { topic: 'whole', partition: 0, offset: 0 };
    expect(await done('POST', '/fetch', { body })).toMatchObject([{ value: 'w' }]);
  });
});
