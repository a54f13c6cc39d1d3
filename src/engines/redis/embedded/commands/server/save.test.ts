import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

test('a database in memory has nothing to save', () => {
  const { run } = openTestDatabase();
  expect(run('SAVE')).toBe('ERR SAVE cannot be used when appendonly is disabled.');
  expect(run('BGSAVE')).toBe('ERR BGSAVE cannot be used when appendonly is disabled.');
  expect(run('LASTSAVE')).toBe(Date.UTC(2026, 0, 1) / 1000);
});

test('ROLE answers master, without replicas', () => {
  const { run } = openTestDatabase();
  expect(run('ROLE')).toEqual(['master', 0, []]);
});

test.each(['SWAPDB', 'MOVE', 'HOTKEYS', 'VADD', 'ARAGG'])('%s is refused by name', (name) => {
  const { run } = openTestDatabase();
  expect(run(name, 'a', 'b')).toBe(
    `ERR Command is not available: '${name}'. See https://docs.upstash.com/overall/rediscompatibility for details`,
  );
});
