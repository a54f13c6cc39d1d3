import { describe, expect, test } from 'vitest';
import type { ExportedDeadLetter, ExportedMessage } from '../data-transfer.ts';
import {
  order,
  response,
  testUser,
  type QueueBench,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';

const HOUR = 3_600_000;
const user = testUser();
const copier = testUser('copier');

async function all<T>(portions: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const items of portions) found.push(...items);
  return found;
}

/** Copies all messages of one user to another. */
async function copied({ engine: { dataTransfer } }: QueueBench): Promise<{
  readonly before: { messages: ExportedMessage[]; letters: ExportedDeadLetter[] };
  readonly after: { messages: ExportedMessage[]; letters: ExportedDeadLetter[] };
}> {
  const of = async (whose: typeof user) => ({
    messages: await all(dataTransfer.messages(whose)),
    letters: await all(dataTransfer.deadLetters(whose)),
  });
  const before = await of(user);
  for (const message of before.messages) await dataTransfer.addMessage(copier, message);
  for (const letter of before.letters) await dataTransfer.addDeadLetter(copier, letter);
  return { before, after: await of(copier) };
}

/** Data exported from one user can be imported for another. */
export function copying(start: StartQueue): void {
  describe('exported data', () => {
    test('is the same when it is imported again, including what is redacted in listings', async () => {
      const bench = await start();
      const { publish, settle, courier, engine } = bench;
      courier.script = ({ path }) =>
        path === '/done' ? response(200) : response(500, { 'x-why': 'broken' }, 'no');
      await engine.groups.addEndpoints(user, 'g', [{ name: 'one', url: 'https://g.example/g' }]);
      const shared = {
        headers: [['X-A', '1']] as const,
        labels: ['one'],
        retryDelay: String(HOUR),
        redaction: { body: true, headers: 'all' as const },
        callback: {
          url: 'https://example.com/done',
          method: 'POST' as const,
          headers: [],
          when: 'attempted' as const,
        },
      };
      await publish(
        order('/tried', { ...shared, body: 'tried', retries: 2 }),
        order('/given-up', { body: 'given up', retries: 0, labels: ['two'] }),
      );
      await settle();
      await publish(
        order('/later', {
          ...shared,
          body: 'later',
          delay: HOUR,
          flowControl: { key: 'k', rate: 3 },
        }),
        { ...order('/', { delay: HOUR }), destination: { group: 'g' } },
        order('/queued', { queue: 'q', delay: HOUR }),
      );
      const { before, after } = await copied(bench);
      expect(before.messages.map(({ body, retried }) => [body.toString(), retried])).toEqual([
        ['tried', 1],
        ['later', 0],
        ['', 0],
        ['', 0],
      ]);
      expect(before.messages[0]).toMatchObject({ headers: [['X-A', '1']] });
      expect(before.letters).toMatchObject([{ response: { status: 500 }, labels: ['two'] }]);
      expect(after).toEqual(before);
      expect(await engine.queues.get(copier, 'q')).toHaveProperty('lag', 1);
      expect(await engine.flowControls.get(copier, 'k')).toHaveProperty('rateMax', 3);
    });

    test('is delivered when it is due, with the remaining retries', async () => {
      const { engine, settle, advance, courier, clock } = await start();
      courier.script = () => response(500);
      const { destination, ...rest } = order('/a', { retries: 2, retryDelay: String(HOUR) });
      if (!('url' in destination)) throw new Error('a URL');
      const due = clock.now() + HOUR;
      await engine.dataTransfer.addMessage(user, { ...rest, destination, retried: 1, due });
      await settle();
      expect(courier.paths()).toEqual([]);
      await advance(HOUR);
      await advance(HOUR);
      expect(courier.paths()).toEqual(['/a', '/a']);
      expect(await all(engine.dataTransfer.deadLetters(user))).toMatchObject([{ retried: 2 }]);
    });

    test('of dead letters can be retried', async () => {
      const { engine, settle, courier } = await start();
      const { destination, ...rest } = order('/a', { body: 'again' });
      if (!('url' in destination)) throw new Error('a URL');
      const letter = { ...rest, destination, retried: 3, error: 'connection refused' };
      await engine.dataTransfer.addDeadLetter(user, letter);
      const { items } = await engine.deadLetters.list(user, {}, { count: 10 });
      expect(items).toMatchObject([{ error: 'connection refused', retried: 3 }]);
      await engine.deadLetters.retry(user, items[0]!.dlqId);
      await settle();
      expect(courier.seen.map(({ body }) => body)).toEqual(['again']);
    });

    test('of schedules is not redacted', async () => {
      const { engine } = await start();
      const { destination, ...rest } = order('/a', { body: 'secret' });
      const redaction = { body: true, headers: [] };
      await engine.schedules.upsert(user, {
        ...rest,
        destination,
        redaction,
        cron: '0 0 1 1 *',
        scheduleId: 's',
      });
      expect(await engine.dataTransfer.schedules(user)).toMatchObject([
        { scheduleId: 's', body: Buffer.from('secret'), paused: false },
      ]);
    });
  });
}
