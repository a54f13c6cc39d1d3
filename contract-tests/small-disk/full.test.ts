import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingSmallDisks } from '../harness/small-disk.ts';
import { PlatformOnSmallDisk } from './platform.ts';

const missing = missingSmallDisks();
const LATER = { 'Upstash-Delay': '1h' };
const LARGE = 'x'.repeat(300_000);
const NOWHERE = '/v2/publish/http://127.0.0.1:9/nowhere';

let platform: PlatformOnSmallDisk;

/** Starts a platform with some data before the tests of an engine, and then fills its disk. */
function onFullDisk(fill: () => Promise<void>): void {
  beforeAll(async () => {
    platform = await PlatformOnSmallDisk.start();
    await fill();
    platform.disk.fill();
  });
  afterAll(() => platform.close());
}

const done = async (answering: ReturnType<PlatformOnSmallDisk['redis']>) => {
  const { status, json } = await answering;
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
};

/** Ends gracefully, and starts again, although the disk is full. */
function endsAndStarts(): void {
  test('SIGTERM stops the platform cleanly, and it starts again', async () => {
    const { code, logged } = await platform.restart('SIGTERM');
    // 4 if something could not be written whose failure nobody had been told of.
    expect([0, 4]).toContain(code);
    expect(logged.filter((line) => /^\s+at |SuppressedError/.test(line))).toEqual([]);
  });
}

// Only root can mount, on Linux.
describe.skipIf(missing !== undefined)(
  `a full disk${missing === undefined ? '' : ` (${missing})`}`,
  () => {
    describe('under Redis', () => {
      const MISCONF = {
        status: 400,
        json: { error: 'MISCONF Errors writing to the AOF file: No space left on device' },
      };
      let backup: string;
      onFullDisk(async () => {
        await done(platform.redis('SET', 'a', '1'));
        await done(platform.redis('SET', 'large', LARGE));
        await done(platform.management('POST', '/v2/redis/create-backup/default', { name: 'one' }));
        const [first] = (await done(
          platform.management('GET', '/v2/redis/list-backup/default'),
        )) as { backup_id: string }[];
        backup = first!.backup_id;
      });

      test('writes are refused, and existing data can be read', async () => {
        // A page of the disk may have room for a short write.
        expect(await platform.redis('SET', 'b', LARGE)).toEqual(MISCONF);
        expect(await platform.redis('INCR', 'a')).toEqual(MISCONF);
        expect(await done(platform.redis('GET', 'a'))).toEqual({ result: '1' });
      });

      endsAndStarts();

      test('keys can be deleted, which frees space', async () => {
        platform.disk.fill();
        expect(await platform.redis('SET', 'b', LARGE)).toEqual(MISCONF);
        expect(await done(platform.redis('DEL', 'large', 'b'))).toEqual({ result: 2 });
        await expect.poll(() => platform.redis('SET', 'd', '4')).toHaveProperty('status', 200);
        await platform.restart('SIGKILL');
        expect(await done(platform.redis('MGET', 'a', 'b', 'd', 'large'))).toEqual({
          result: ['1', null, '4', null],
        });
      });

      test('a database can be emptied, which frees space', async () => {
        await done(platform.redis('SET', 'large', LARGE));
        platform.disk.fill();
        expect(await platform.redis('SET', 'b', LARGE)).toEqual(MISCONF);
        await done(platform.redis('FLUSHALL'));
        await expect.poll(() => platform.redis('SET', 'a', '1')).toHaveProperty('status', 200);
        await platform.restart('SIGKILL');
        expect(await done(platform.redis('KEYS', '*'))).toEqual({ result: ['a'] });
      });

      test('deleting a backup frees space, and writes are accepted again', async () => {
        platform.disk.fill();
        // Less than the backup takes, because the refused writes are kept and written first.
        expect(await platform.redis('SET', 'b', LARGE.slice(0, 100_000))).toEqual(MISCONF);
        await done(platform.management('DELETE', `/v2/redis/delete-backup/default/${backup}`));
        await expect.poll(() => platform.redis('SET', 'c', '2')).toHaveProperty('status', 200);
        await platform.restart('SIGKILL');
        expect(await done(platform.redis('MGET', 'a', 'c'))).toEqual({ result: ['1', '2'] });
      });
    });

    describe('under the queue', () => {
      const REFUSED = {
        status: 503,
        json: { error: 'the queue service can not write to its store: database or disk is full' },
      };
      const publish = (body: string) => platform.queue('POST', NOWHERE, body, LATER);
      let messageId: string;
      onFullDisk(async () => {
        ({ messageId } = (await done(publish(LARGE))) as { messageId: string });
        await done(publish('small'));
        await done(platform.queue('POST', '/v2/queues', { queueName: 'orders', parallelism: 1 }));
      });

      test('publishes are refused, and existing messages can be read', async () => {
        expect(await publish(LARGE)).toEqual(REFUSED);
        expect(await done(platform.queue('GET', `/v2/messages/${messageId}`))).toHaveProperty(
          'body',
          LARGE,
        );
      });

      test('existing data can be deleted', async () => {
        await done(platform.queue('DELETE', '/v2/queues/orders'));
        await done(platform.queue('DELETE', `/v2/messages/${messageId}`));
        expect(await done(platform.queue('GET', '/v2/queues'))).toEqual([]);
      });

      endsAndStarts();

      test('publishes are accepted again when there is space, and nothing of the refused ones is stored', async () => {
        platform.disk.fill();
        expect(await publish(LARGE.repeat(10))).toEqual(REFUSED);
        platform.disk.empty();
        await done(publish(LARGE));
        await platform.restart('SIGKILL');
        expect(await done(platform.queue('DELETE', '/v2/messages'))).toEqual({ cancelled: 2 });
      });
    });

    describe('under workflows', () => {
      const ofRun = (isFirst: boolean) => ({
        'Upstash-Workflow-RunId': 'wfr_1',
        'Upstash-Workflow-Url': 'http://127.0.0.1:9/nowhere',
        'Upstash-Workflow-Init': String(isFirst),
        ...LATER,
      });
      const publish = (stepId: number, out: string) => {
        const step = { stepId, stepName: `s${stepId}`, stepType: 'Run', concurrent: 1, out };
        return platform.queue('POST', NOWHERE, step, ofRun(false));
      };
      const journal = async () =>
        ((await done(platform.queue('GET', '/v2/workflows/runs/wfr_1'))) as { body: string }[]).map(
          ({ body }) => Buffer.from(body, 'base64').toString().length,
        );
      let before: number[];
      onFullDisk(async () => {
        await done(platform.queue('POST', NOWHERE, 'payload', ofRun(true)));
        await done(publish(1, LARGE));
        before = await journal();
      });

      test('a journal does not grow, and stays whole', async () => {
        const refused = {
          status: 503,
          json: { error: 'the queue service can not write to its store: database or disk is full' },
        };
        expect(await publish(2, LARGE)).toEqual(refused);
        expect(await platform.queue('POST', '/v2/notify/wfr_1/paid', LARGE)).toEqual(refused);
        expect(await journal()).toEqual(before);
      });

      endsAndStarts();

      test('and goes on growing when there is space, also after a kill', async () => {
        platform.disk.empty();
        await done(publish(2, 'small'));
        await platform.restart('SIGKILL');
        expect(await journal()).toEqual([...before, expect.any(Number)]);
        await done(publish(3, LARGE));
        expect(await journal()).toHaveLength(4);
      });
    });

    describe('under Kafka', () => {
      const REFUSED = {
        status: 503,
        json: {
          error:
            'the disk is full: nothing of the request has been kept; delete topics, have them keep less, or make room',
          status: 503,
        },
      };
      const produce = (topic: string, value: string) =>
        platform.kafka('POST', `/produce/${topic}`, { value });
      const fetch = async (offset: number) => {
        const at = { topic: 'small', partition: 0, offset };
        const messages = await done(platform.kafka('POST', '/fetch', at));
        return (messages as { value: string }[]).map(({ value }) => value);
      };
      let large: string;
      onFullDisk(async () => {
        await done(produce('small', 'kept'));
        for (let i = 0; i < 12; i += 1) await done(produce('large', LARGE));
        const topics = await done(platform.management('GET', '/v2/kafka/topics/default'));
        const named = topics as { topic_id: string; topic_name: string }[];
        large = named.find(({ topic_name: name }) => name === 'large')!.topic_id;
      });

      test('messages are refused, and existing ones can be read', async () => {
        // The journal may have room for some messages.
        let answer = await produce('large', LARGE);
        for (let i = 0; answer.status === 200 && i < 50; i += 1) {
          answer = await produce('large', LARGE);
        }
        expect(answer).toEqual(REFUSED);
        expect(await fetch(0)).toEqual(['kept']);
      });

      endsAndStarts();

      test('a topic can be deleted, which frees space', async () => {
        await done(platform.management('DELETE', `/v2/kafka/topic/${large}`));
        await expect.poll(() => produce('small', 'more')).toHaveProperty('status', 200);
        expect(await done(platform.kafka('GET', '/topics'))).toEqual({ small: 1 });
        await platform.restart('SIGKILL');
        expect(await done(platform.kafka('GET', '/topics'))).toEqual({ small: 1 });
        expect(await fetch(1)).toEqual(['more']);
      });
    });

    describe('under the management API', () => {
      const REFUSED = {
        status: 503,
        json: {
          error: expect.stringMatching(/^the disk does not take it at the moment: /),
          status: 503,
        },
      };
      const create = (name: string) =>
        platform.management('POST', '/v2/redis/database', { name, region: 'us-east-1' });
      let database: string;
      onFullDisk(async () => {
        ({ database_id: database } = (await done(create('two'))) as { database_id: string });
      });

      test('changes are refused, and existing data can be read', async () => {
        // The log of the store may have room for some writes.
        let answer = await create('a');
        for (let i = 0; answer.status === 200 && i < 500; i += 1) answer = await create(`b${i}`);
        expect(answer).toEqual(REFUSED);
        const there = (await done(platform.management('GET', '/v2/redis/databases'))) as object[];
        expect(there.length).toBeGreaterThanOrEqual(2);
      });

      test('a database can be deleted', async () => {
        await done(platform.management('DELETE', `/v2/redis/database/${database}`));
      });

      endsAndStarts();

      test('changes are accepted again when there is space', async () => {
        platform.disk.empty();
        await done(create('three'));
        await platform.restart('SIGKILL');
        const there = await done(platform.management('GET', '/v2/redis/databases'));
        const names = (there as { database_name: string }[]).map((one) => one.database_name);
        expect(names).toContain('three');
        expect(names).not.toContain('two');
      });
    });

    describe('under the schema registry', () => {
      const REFUSED = {
        status: 500,
        json: {
          error_code: 50001,
          message: 'The schemas can not be read or written at the moment',
        },
      };
      const symbols = Array.from({ length: 20_000 }, (_, i) => `SYMBOL_${i}`);
      const large = JSON.stringify({ type: 'enum', name: 'large', symbols });
      const register = (subject: string, schema: string) =>
        platform.schemas('POST', `/subjects/${subject}/versions`, { schema });
      onFullDisk(async () => {
        await done(register('kept', '{"type":"string"}'));
        await done(register('large', large.replace('"large"', '"first"')));
      });

      test('schemas are refused, and existing ones can be read', async () => {
        expect(await register('other', large)).toEqual(REFUSED);
        expect(await done(platform.schemas('GET', '/subjects'))).toEqual(['kept', 'large']);
      });

      test('a subject can be deleted for good', async () => {
        await done(platform.schemas('DELETE', '/subjects/large'));
        await done(platform.schemas('DELETE', '/subjects/large?permanent=true'));
      });

      endsAndStarts();

      test('schemas are accepted again when there is space', async () => {
        platform.disk.empty();
        await done(register('other', large));
        await platform.restart('SIGKILL');
        expect(await done(platform.schemas('GET', '/subjects'))).toEqual(['kept', 'other']);
      });
    });
  },
);
