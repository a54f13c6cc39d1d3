import { systemClock } from '../src/base/clock.ts';
import { plans } from '../src/control/plans.ts';
import { DatabaseStatistics } from '../src/control/statistics/database-statistics.ts';
import { EMPTY_OBSERVATION } from '../src/control/statistics/observation.ts';
import { DatabaseMeter } from '../src/control/usage/database-meter.ts';
import { Database } from '../src/engines/redis/embedded/database.ts';
import { EmbeddedSession } from '../src/engines/redis/embedded/session.ts';
import { meterOf } from '../src/families/redis/limits.ts';

/**
 * The cost of metering a command. `node bench/metering.ts` prints nanoseconds per call: of each step alone, and of a
 * GET and a SET in the engine with and without metering.
 */
const CALLS = 1_000_000;
const ROUNDS = 5;

function measure(name: string, call: (i: number) => unknown): number {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    for (let i = 0; i < CALLS; i++) call(i);
    best = Math.min(best, ((performance.now() - begun) / CALLS) * 1e6);
  }
  console.log(`${name.padEnd(40)} ${best.toFixed(0).padStart(5)} ns`);
  return best;
}

function newMeter(): DatabaseMeter {
  const statistics = new DatabaseStatistics({
    now: systemClock.now(),
    observe: () => EMPTY_OBSERVATION,
  });
  const limits = { ...plans['Pay as You Go'], db_max_commands_per_second: Number.MAX_SAFE_INTEGER };
  return new DatabaseMeter(statistics, systemClock, { limits, price: 0.000002, budget: 1000 });
}

function newSession(metered: boolean): EmbeddedSession {
  const database = new Database();
  if (metered) {
    database.setLimits({
      maxKeyBytes: 32 * 1024,
      maxRecordBytes: plans.Free.db_max_entry_size,
      maxMemoryBytes: plans.Free.db_memory_threshold,
      maxDiskBytes: plans.Free.db_disk_threshold,
    });
  }
  const user = database.acl.user('default');
  if (user === undefined) throw new Error('a database has a user `default`');
  const client = { id: 1, user, address: '' };
  return new EmbeddedSession(database, client, metered ? meterOf(newMeter()) : undefined);
}

const meter = newMeter();
measure('record', (i) => meter.statistics.record('read', (i % 1000) / 10_000));
measure('begin', () => meter.begin(systemClock.now()));
measure('end', () => meter.end('read', systemClock.now()));
measure('performance.now', () => performance.now());

const plain = newSession(false);
const metered = newSession(true);
for (const command of [
  ['SET', 'key', 'value'],
  ['GET', 'key'],
  ['HSET', 'hash', 'field', 'value'],
]) {
  const name = command[0]!;
  const without = measure(`${name}, without a meter`, () => plain.run(command));
  const withAll = measure(`${name}, with a meter and limits`, () => metered.run(command));
  console.log(`${name}: metering costs ${(withAll - without).toFixed(0)} ns a command\n`);
}
