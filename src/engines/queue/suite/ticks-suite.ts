import { describe, expect, test } from 'vitest';
import {
  order,
  refusal,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';
import { minutes, schedule } from '../../../../testing/engines/queue/suite/schedules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const user = testUser();

/** Which ticks of schedules happen: around changes, pauses, stops and refusals. */
export function ticking(start: StartQueue): void {
  describe('ticks', () => {
    test('a tick that is due is not lost when its schedule is written at that moment', async () => {
      const { engine, clock, advance, courier } = await start();
      const again = (path: string) =>
        engine.schedules.upsert(user, schedule('0 * * * *', { ...order(path), scheduleId: 's' }));
      clock.at(clock.now() + HOUR, () => void again('/new'));
      await again('/old');
      await advance(HOUR);
      expect(courier.paths()).toEqual(['/new']);
      expect(await engine.schedules.get(user, 's')).toMatchObject({
        lastScheduleTime: clock.now(),
        nextScheduleTime: clock.now() + HOUR,
      });
    });

    test('ticks of a paused schedule are skipped, and not made up for', async () => {
      const bench = await start();
      const { engine, clock, advance } = bench;
      const began = clock.now();
      const id = await engine.schedules.upsert(user, schedule('0 * * * *'));
      await advance(HOUR);
      await engine.schedules.pause(user, id);
      await engine.schedules.pause(user, id);
      expect(await engine.schedules.get(user, id)).toMatchObject({
        paused: true,
        nextScheduleTime: undefined,
      });
      await advance(3.5 * HOUR);
      await engine.schedules.resume(user, id);
      await engine.schedules.resume(user, id);
      await advance(HOUR);
      expect(minutes(bench, began)).toEqual([60, 300]);
    });

    test('ticks of a stopped user are skipped, and not made up for', async () => {
      const bench = await start();
      const { engine, clock, advance } = bench;
      const began = clock.now();
      await engine.schedules.upsert(user, schedule('0 * * * *'));
      await advance(HOUR);
      engine.users.stop(new Set([user.id]));
      await advance(3.5 * HOUR);
      engine.users.stop(new Set());
      await advance(HOUR);
      expect(minutes(bench, began)).toEqual([60, 300]);
    });

    test('of the ticks that were missed during a stop, the newest happens at the start', async () => {
      const first = await start({ isKept: true });
      const began = first.clock.now();
      const hourly = await first.engine.schedules.upsert(user, schedule('0 * * * *'));
      const daily = await first.engine.schedules.upsert(user, schedule('0 12 * * *'));
      await first.advance(HOUR);
      const later = await first.restart(began + 6.5 * HOUR);
      await later.settle();
      expect(minutes(later, began)).toEqual([6.5 * 60]);
      expect(await later.engine.schedules.get(user, hourly)).toMatchObject({
        lastScheduleTime: began + 6 * HOUR,
        nextScheduleTime: began + 7 * HOUR,
      });
      expect(await later.engine.schedules.get(user, daily)).toMatchObject({
        lastScheduleTime: undefined,
        nextScheduleTime: began + 12 * HOUR,
      });
      await later.advance(HOUR);
      expect(minutes(later, began)).toEqual([6.5 * 60, 7 * 60]);
    });

    test('a tick happens once, whenever the platform is stopped', async () => {
      let bench = await start({ isKept: true });
      await bench.engine.schedules.upsert(user, schedule('* * * * *'));
      const ids: string[] = [];
      for (let i = 0; i < 5; i += 1) {
        bench = await bench.restart(bench.clock.now() + MINUTE / 2);
        await bench.settle();
        ids.push(...bench.courier.seen.map((seen) => seen.header('Upstash-Message-Id')!));
      }
      expect(ids.length).toBe(2);
      expect(new Set(ids).size).toBe(2);
    });

    test('a tick whose message is refused is skipped, and the next one tries again', async () => {
      const { engine, clock, advance, courier } = await start();
      await engine.groups.addEndpoints(user, 'g', [{ url: 'https://a.example' }]);
      const destination = { group: 'g' };
      const id = await engine.schedules.upsert(user, schedule('0 * * * *', { destination }));
      await engine.groups.delete(user, 'g');
      await advance(HOUR);
      expect(await engine.schedules.get(user, id)).toMatchObject({
        lastScheduleTime: clock.now(),
        nextScheduleTime: clock.now() + HOUR,
        lastScheduleStates: {},
        error: 'topic g not found',
      });
      await engine.groups.addEndpoints(user, 'g', [{ url: 'https://a.example' }]);
      await advance(HOUR);
      expect(courier.seen.length).toBe(1);
      expect(await engine.schedules.get(user, id)).toHaveProperty('error', undefined);
    });

    test('a hundred and fifty schedules of one minute all tick', async () => {
      const { engine, advance, courier } = await start();
      const big = testUser('big', { maxSchedules: 150 });
      for (let i = 0; i < 150; i += 1) {
        await engine.schedules.upsert(big, schedule('0 * * * *', order(`/${i}`)));
      }
      await advance(HOUR);
      expect(new Set(courier.paths()).size).toBe(150);
      expect(courier.seen.length).toBe(150);
      await expect(engine.schedules.upsert(big, schedule('0 * * * *'))).rejects.toThrow(
        refusal('tooManySchedules', 'at most 150'),
      );
      const { scheduleId } = (await engine.schedules.list(big))[0]!;
      await engine.schedules.upsert(big, schedule('0 * * * *', { scheduleId }));
    });
  });
}
