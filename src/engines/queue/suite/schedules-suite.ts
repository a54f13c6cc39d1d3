import { describe, expect, test } from 'vitest';
import type { QueueErrorName } from '../errors.ts';
import type { ScheduleOrder } from '../resources.ts';
import {
  order,
  refusal,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';
import { minutes, schedule } from '../../../../testing/engines/queue/suite/schedules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const user = testUser();

/** Schedules, and the messages that they publish. */
export function schedules(start: StartQueue): void {
  describe('schedules', () => {
    test('a schedule publishes its message at each tick', async () => {
      const bench = await start();
      const { engine, clock, courier, advance } = bench;
      const began = clock.now();
      const scheduleId = await engine.schedules.upsert(
        user,
        schedule('*/20 * * * *', { method: 'PUT', body: Buffer.from('hi'), labels: ['nightly'] }),
      );
      expect(scheduleId).toMatch(/^scd_/);
      expect(await engine.schedules.get(user, scheduleId)).toMatchObject({
        scheduleId,
        cron: '*/20 * * * *',
        destination: { url: 'https://example.com/tick' },
        createdAt: began,
        method: 'PUT',
        paused: false,
        retries: 3,
        timeout: 60_000,
        labels: ['nightly'],
        body: Buffer.from('hi'),
        lastScheduleTime: undefined,
        nextScheduleTime: began + 20 * MINUTE,
        lastScheduleStates: {},
      });
      await advance(HOUR);
      expect(minutes(bench, began)).toEqual([20, 40, 60]);
      const [seen] = courier.seen;
      expect(seen!.delivery).toMatchObject({ method: 'PUT', body: Buffer.from('hi') });
      expect(seen!.header('Upstash-Schedule-Id')).toBe(scheduleId);
      const last = courier.seen.at(-1)!.header('Upstash-Message-Id')!;
      expect(await engine.schedules.list(user)).toMatchObject([
        {
          lastScheduleTime: began + HOUR,
          nextScheduleTime: began + HOUR + 20 * MINUTE,
          lastScheduleStates: { [last]: 'SUCCESS' },
        },
      ]);
    });

    test('a schedule shows the states of the messages of its last tick', async () => {
      const { engine, advance, courier, settle } = await start();
      courier.script = () => undefined;
      await engine.groups.addEndpoints(user, 'g', [
        { url: 'https://a.example' },
        { url: 'https://b.example' },
        { url: 'https://c.example' },
      ]);
      const destination = { group: 'g' };
      const id = await engine.schedules.upsert(
        user,
        schedule('0 12 * * *', { destination, retries: 0 }),
      );
      const states = async () =>
        Object.values((await engine.schedules.get(user, id)).lastScheduleStates);
      await advance(12 * HOUR);
      expect(await states()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'IN_PROGRESS']);
      for (const seen of courier.seen) {
        if (seen.url.includes('b.')) seen.answer(response(500));
        if (seen.url.includes('c.')) seen.answer(response(200));
      }
      await settle();
      expect((await states()).toSorted()).toEqual(['FAIL', 'IN_PROGRESS', 'SUCCESS']);
      const [message] = Object.entries((await engine.schedules.get(user, id)).lastScheduleStates)
        .filter(([, state]) => state === 'IN_PROGRESS')
        .map(([id]) => id);
      await engine.messages.cancel(user, message!);
      for (const seen of courier.seen) seen.answer(response(500));
      await settle();
      expect((await states()).toSorted()).toEqual(['FAIL', 'FAIL', 'SUCCESS']);
    });

    test('a delay applies to each message, not to the ticks', async () => {
      const bench = await start();
      const { engine, clock, advance } = bench;
      const began = clock.now();
      await engine.schedules.upsert(user, schedule('0 * * * *', { delay: 90 * MINUTE }));
      await advance(4 * HOUR);
      expect(minutes(bench, began)).toEqual([150, 210]);
    });

    test('a schedule with an existing id overwrites it, and keeps it paused', async () => {
      const bench = await start();
      const { engine, clock, advance, courier } = bench;
      const began = clock.now();
      const scheduleId = 'nightly.report';
      await engine.schedules.upsert(user, schedule('0 * * * *', { scheduleId }));
      await advance(MINUTE);
      const other = schedule('30 * * * *', { ...order('/other'), scheduleId });
      expect(await engine.schedules.upsert(user, other)).toBe(scheduleId);
      await advance(HOUR);
      expect(courier.paths()).toEqual(['/other']);
      expect(minutes(bench, began)).toEqual([30]);
      await engine.schedules.pause(user, scheduleId);
      await engine.schedules.upsert(user, other);
      expect(await engine.schedules.list(user)).toMatchObject([
        { createdAt: began, paused: true, lastScheduleTime: began + 30 * MINUTE },
      ]);
    });

    test('messages of a deleted schedule are still delivered', async () => {
      const bench = await start();
      const { engine, clock, advance } = bench;
      const began = clock.now();
      const id = await engine.schedules.upsert(user, schedule('0 * * * *', { delay: MINUTE }));
      await advance(HOUR);
      await engine.schedules.delete(user, id);
      await engine.schedules.delete(user, id);
      await advance(3 * HOUR);
      expect(minutes(bench, began)).toEqual([61]);
      const gone = { code: 'scheduleNotFound', message: `schedule ${id} not found` };
      await expect(engine.schedules.get(user, id)).rejects.toMatchObject(gone);
      await expect(engine.schedules.pause(user, id)).rejects.toMatchObject(gone);
      await expect(engine.schedules.resume(user, id)).rejects.toMatchObject(gone);
    });

    /** A user whose attempts may take long. */
    const patient = testUser('ann', { timeout: 10 * MINUTE });

    test('a schedule that publishes to a queue does not change its parallelism', async () => {
      const { engine, advance, courier } = await start();
      courier.script = () => undefined;
      await engine.queues.upsert(patient, 'q', { parallelism: 2 });
      await engine.schedules.upsert(patient, schedule('* * * * *', { queue: 'q' }));
      await engine.schedules.upsert(patient, schedule('* * * * *', { queue: 'new' }));
      await advance(3 * MINUTE);
      expect(await engine.queues.list(patient)).toMatchObject([
        { name: 'new', parallelism: 1, lag: 3 },
        { name: 'q', parallelism: 2, lag: 3 },
      ]);
      expect(courier.inFlight).toBe(3);
    });

    test('a schedule is subject to its flow-control key', async () => {
      const { engine, advance, courier } = await start();
      courier.script = () => undefined;
      const flowControl = { key: 'k', parallelism: 1 };
      await engine.schedules.upsert(patient, schedule('* * * * *', { flowControl }));
      await advance(3 * MINUTE);
      expect(courier.inFlight).toBe(1);
      expect(await engine.flowControls.get(patient, 'k')).toMatchObject({ parallelismMax: 1 });
    });

    test('redacted fields of a schedule are not shown, but delivered', async () => {
      const { engine, advance, courier } = await start();
      const id = await engine.schedules.upsert(
        user,
        schedule('0 * * * *', {
          body: Buffer.from('secret'),
          headers: [
            ['X-Key', 'secret'],
            ['X-Open', 'open'],
          ],
          callback: {
            url: 'https://c.example',
            method: 'POST',
            headers: [['x-key', 'secret']],
            when: 'finished',
          },
          redaction: { body: true, headers: ['x-key'] },
        }),
      );
      const told = await engine.schedules.get(user, id);
      expect(JSON.stringify({ ...told, body: told.body.toString() })).not.toContain('secret');
      expect(told.body.toString()).toMatch(/^REDACTED:[0-9a-f]{64}$/);
      expect(told.headers[1]).toEqual(['X-Open', 'open']);
      await advance(HOUR);
      expect(courier.seen[0]!.body).toBe('secret');
      expect(courier.seen[0]!.header('X-Key')).toBe('secret');
    });

    test('schedules belong to their users', async () => {
      const { engine } = await start();
      const bob = testUser('bob');
      const scheduleId = 'same';
      await engine.schedules.upsert(user, schedule('0 * * * *', { scheduleId }));
      await expect(engine.schedules.get(bob, scheduleId)).rejects.toMatchObject({
        code: 'scheduleNotFound',
      });
      await engine.schedules.upsert(bob, schedule('1 * * * *', { scheduleId }));
      await engine.schedules.delete(bob, scheduleId);
      expect(await engine.schedules.get(user, scheduleId)).toMatchObject({ cron: '0 * * * *' });
    });

    test('a name with a NUL is not found', async () => {
      const { engine } = await start();
      const gone = { code: 'scheduleNotFound' };
      const { schedules } = engine;
      await expect(schedules.get(user, 'a\0')).rejects.toMatchObject(gone);
      await expect(schedules.pause(user, 'a\0')).rejects.toMatchObject(gone);
      await expect(schedules.delete(user, 'a\0')).resolves.toBeUndefined();
    });

    test.each<[string, Partial<ScheduleOrder>, QueueErrorName, string?]>([
      ['an unknown group', { destination: { group: 'g' } }, 'groupNotFound', 'topic g'],
      ['a URL of another kind', { destination: { url: 'ftp://a' } }, 'invalidDestination'],
      ['a wrong id', { scheduleId: 'a b' }, 'invalidName', 'schedule "a b"'],
      ['a wrong cron', { cron: '* * *' }, 'invalidCron', '"* * *"'],
      ['a cron that never comes', { cron: '0 0 30 2 *' }, 'invalidCron', 'it never comes'],
      ['too many retries', { retries: 101 }, 'tooManyRetries', '101'],
      ['too long a delay', { delay: 8 * 24 * HOUR }, 'delayTooLong'],
      ['a large body', { body: Buffer.alloc(1024 * 1024 + 1) }, 'messageTooLarge'],
      ['a wrong queue', { queue: 'a b' }, 'invalidName', 'queue "a b"'],
    ])('a schedule with %s is refused', async (_, more, code, words) => {
      const { engine } = await start();
      const upserting = engine.schedules.upsert(user, schedule('0 * * * *', more));
      await expect(upserting).rejects.toThrow(refusal(code, words));
      expect(await engine.schedules.list(user)).toEqual([]);
    });
  });
}
