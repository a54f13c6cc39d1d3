import { expect, test } from 'vitest';
import { Database, EMPTY_DATABASE_BYTES } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';
import {
  openTestDatabase,
  show,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

/** Each reading of the clock is so many milliseconds after the last one, so that each command takes as long. */
function openSlow(ms: number) {
  let now = Date.UTC(2026, 0, 1);
  const database = new Database({ clock: { now: () => (now += ms) } });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  return (command: string) => show(session.run(command.split(' ')));
}

test('commands are recorded from latency-monitor-threshold on', () => {
  const run = openSlow(300);
  run('KEYS *');
  expect(run('LATENCY LATEST')).toEqual([]);
  expect(run('LATENCY DOCTOR')).toMatch(/^Nothing is recorded/);
  run('CONFIG SET latency-monitor-threshold 100');
  run('LATENCY RESET');
  run('GET a');
  expect(run('LATENCY HISTORY fast-command')).toEqual([[expect.any(Number), 300]]);
  expect(run('LATENCY LATEST')).toEqual([
    ['command', expect.any(Number), 300, 300],
    ['fast-command', expect.any(Number), 300, 300],
  ]);
  expect(run('LATENCY DOCTOR')).toContain('fast-command: the latest took 300 ms');
  expect(run('LATENCY RESET fast-command nothing')).toBe(1);
  expect(run('LATENCY HISTORY fast-command')).toEqual([]);
});

test('what is faster than the threshold is not recorded, and the history ends', () => {
  const run = openSlow(40);
  run('CONFIG SET latency-monitor-threshold 100');
  run('KEYS *');
  expect(run('LATENCY LATEST')).toEqual([]);
  expect(run('LATENCY DOCTOR')).toBe('No command took 100 ms or longer.\n');
  run('CONFIG SET latency-monitor-threshold 1');
  for (let i = 0; i < 4500; i++) run('KEYS *');
  expect(run('LATENCY HISTORY command')).toHaveLength(160);
});

test('LATENCY GRAPH and HISTOGRAM are refused by name', () => {
  const { run } = openTestDatabase();
  expect(run('LATENCY GRAPH command')).toMatch(/^ERR Command is not available: 'LATENCY GRAPH'/);
  expect(run('LATENCY HISTOGRAM')).toMatch(/^ERR Command is not available/);
});

test('MEMORY STATS and DOCTOR tell what the keys take', () => {
  const { run } = openTestDatabase();
  run(`SET a ${'x'.repeat(10_000)}`);
  const stats = run('MEMORY STATS') as unknown[];
  const fields = Object.fromEntries(
    Array.from({ length: stats.length / 2 }, (_, i) => [stats[2 * i], stats[2 * i + 1]]),
  );
  const bytes = run('MEMORY USAGE a') as number;
  expect(fields).toMatchObject({
    'total.allocated': EMPTY_DATABASE_BYTES + bytes,
    'startup.allocated': EMPTY_DATABASE_BYTES,
    'keys.count': 1,
    'keys.bytes-per-key': bytes,
    'dataset.bytes': bytes,
    'peak.percentage': '100',
  });
  expect(run('MEMORY DOCTOR')).toMatch(/^There is no problem/);
  run(`CONFIG SET maxmemory ${EMPTY_DATABASE_BYTES + bytes}`);
  expect(run('MEMORY DOCTOR')).toBe(
    `The keys take ${bytes} of ${bytes} bytes. maxmemory-policy is noeviction.\n`,
  );
});
