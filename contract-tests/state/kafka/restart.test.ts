import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roundsOf } from '../../harness/rounds.ts';
import {
  MANUAL_COMMIT,
  consume,
  done as doneAt,
  kafka,
  valuesOf,
  type ConsumeRequestOptions,
  type KafkaRequestOptions,
  type Message,
  type Metadata,
} from '../../harness/kafka.ts';
import { done as managedAt } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--check-responses',
  ]);
};
/** One platform for all tests of a group; each test has its own topics and consumer groups. */
function onNewPlatform(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plinth-kafka-'));
    await start();
  });
  afterAll(async () => {
    await platform.stop('SIGTERM');
    rmSync(folder, { recursive: true });
  });
}

const url = () => platform.env['UPSTASH_KAFKA_REST_URL']!;
const done = <Body>(method: string, path: string, ask: KafkaRequestOptions = {}) =>
  doneAt<Body>(method, path, { ...ask, url: url() });
const consumed = async (instance: string, consuming: ConsumeRequestOptions = {}) =>
  valuesOf(await consume(instance, { ...consuming, url: url() }));

const managed = <Body>(method: string, path: string, body?: object) =>
  managedAt<Body>(method, `/v2/kafka/${path}`, body, {
    url: platform.env['PLINTH_MANAGEMENT_URL']!,
  });

/** SIGTERM is a graceful stop, SIGKILL a crash. */
describe.each((['SIGKILL', 'SIGTERM'] as const).slice(0, roundsOf(2)))(
  'after %s a cluster has',
  (signal) => {
    onNewPlatform();
    const restart = async () => {
      await platform.stop(signal);
      await start();
    };

    test('its messages, byte for byte, with their offsets and times', async () => {
      const messages = Array.from({ length: 500 }, (_, i) => ({
        key: `customer-${i % 7}`,
        value: `ä${i}`.repeat(50),
        timestamp: 1000 + i,
        headers: [{ key: 'n', value: String(i) }],
      }));
      await managed('POST', 'topic', { name: 'greetings', partitions: 3, cluster_id: 'default' });
      const body = messages;
      const produced = await done<Metadata[]>('POST', '/produce/greetings', { body });
      const webhook = Buffer.from([0, 255, 13, 10, 128]);
      await done('POST', '/webhook?topic=hooks', { body: webhook, headers: { 'X-A': 'b' } });
      await restart();
      expect(await done('GET', '/topics')).toEqual({ greetings: 3, hooks: 1 });
      for (let partition = 0; partition < 3; partition++) {
        const at = { topic: 'greetings', partition, offset: 0 };
        const fetched = await done<Message[]>('POST', '/fetch', { body: at });
        const expected = produced
          .map((metadata, i) => ({ ...messages[i], ...metadata }))
          .filter((message) => message.partition === partition);
        expect(fetched).toEqual(expected);
      }
      const hooks = { topic: 'hooks', partition: 0, offset: 0 };
      expect(await done('POST', '/fetch', { body: hooks })).toMatchObject([
        { value: webhook.toString(), headers: [{ key: 'X-A', value: 'b' }] },
      ]);
      const [{ partition, timestamp }] = produced.slice(-1) as [Metadata];
      const asked = { body: { topic: 'greetings', partition } };
      const byTime = await done<Metadata[]>('POST', `/offsets/${timestamp}`, asked);
      expect(byTime).toMatchObject([{ offset: produced.at(-1)!.offset }]);
      const [next] = await done<Metadata[]>('POST', '/produce/greetings', {
        body: { value: 'next', partition },
      });
      expect(next).toMatchObject({ partition, offset: produced.at(-1)!.offset + 1 });
    });

    test('its commits, but no instances', async () => {
      const body = ['a', 'b', 'c'].map((value) => ({ value }));
      const consuming = { group: 'billing', topics: ['orders'], headers: MANUAL_COMMIT };
      await done('POST', '/produce/orders', { body });
      expect(await consumed('first', consuming)).toEqual(['a', 'b', 'c']);
      const offset = { topic: 'orders', partition: 0, offset: 2 };
      await done('POST', '/commit/billing/first', { body: offset });
      await restart();
      expect(await done('GET', '/consumers')).toEqual([]);
      const committed = await done('POST', '/committed/billing/first', { body: offset });
      expect(committed).toEqual([offset]);
      const { status } = await kafka('POST', '/commit/billing/first', { url: url() });
      expect(status).toBe(404);
      expect(await consumed('first', consuming)).toEqual(['c']);
    });

    test('uncommitted messages, which are delivered again', async () => {
      const consuming = { group: 'paying', topics: ['payments'] };
      await done('POST', '/produce/payments', { body: [{ value: 'a' }, { value: 'b' }] });
      expect(await consumed('first', { ...consuming, headers: MANUAL_COMMIT })).toEqual(['a', 'b']);
      await restart();
      expect(await consumed('first', consuming)).toEqual(['a', 'b']);
    });

    test('its settings of topics, its credentials, and other clusters', async () => {
      const order = { name: 'letters', partitions: 2, cluster_id: 'default' };
      await managed('POST', 'topic', { ...order, max_message_size: 1024 });
      const credential = await managed<{ username: string; password: string }>(
        'POST',
        'credential',
        {
          credential_name: 'reader',
          cluster_id: 'default',
          topic: 'letter*',
          permissions: 'CONSUME',
        },
      );
      const cluster = await managed<{ username: string; password: string }>('POST', 'cluster', {
        name: 'events',
        region: 'eu-west-1',
      });
      await done('POST', '/produce/theirs', { user: cluster, body: { value: 'a' } });
      await restart();
      expect(await done('GET', '/topics', { user: credential })).toEqual({ letters: 2 });
      expect(await done('GET', '/topics', { user: cluster })).toEqual({ theirs: 1 });
      const large = { body: { value: 'x'.repeat(1024) }, url: url() };
      expect(await kafka('POST', '/produce/letters', large)).toHaveProperty('status', 413);
      const user = credential;
      const forbidden = await kafka('POST', '/produce/letters', { ...large, user });
      expect(forbidden).toHaveProperty('status', 403);
    });
  },
);

describe('a stop with SIGTERM', () => {
  onNewPlatform();

  test('commits the consumed messages, like closing an instance', async () => {
    await done('POST', '/produce/greetings', { body: { value: 'a' } });
    expect(await consumed('first')).toEqual(['a']);
    await platform.stop('SIGTERM');
    await start();
    expect(await consumed('first')).toEqual([]);
  });

  test('answers waiting consumers, and loses none of their messages', async () => {
    const topics = ['orders'];
    await done('POST', '/produce/orders', { body: { value: 'a' } });
    expect(await consumed('first', { topics })).toEqual(['a']);
    const waiting = [
      consumed('first', { topics, timeout: 3_600_000 }),
      done('POST', '/fetch', {
        body: { topic: 'orders', partition: 0, offset: 1, timeout: 3_600_000 },
      }),
    ];
    const answers = Promise.allSettled(waiting);
    await platform.stop('SIGTERM');
    for (const answer of await answers) {
      if (answer.status === 'fulfilled') expect(answer.value).toEqual([]);
    }
    await start();
    await done('POST', '/produce/orders', { body: { value: 'b' } });
    expect(await consumed('first', { topics })).toEqual(['b']);
  });
});
