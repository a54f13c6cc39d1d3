import { expect, test } from 'vitest';
import type { TestResult } from '../reporter.ts';
import { tableOf } from './table.ts';

const result = (file: string, state: TestResult['state'], note?: string): TestResult => ({
  file,
  name: 'a test',
  state,
  note,
});

test('a table has a line for each suite, a column for each engine, and each reason once', () => {
  const because = 'the time of this engine is not moved';
  const table = tableOf([
    {
      name: 'embedded',
      results: [
        result('contract-tests/state/redis/keys.test.ts', 'passed'),
        result('contract-tests/state/redis/disk.test.ts', 'passed'),
        result('contract-tests/cases/redis.test.ts', 'failed', 'Error'),
      ],
      seconds: 61.7,
    },
    {
      name: 'own suites',
      results: [
        result('src/engines/log/kafka/suite.servers.test.ts', 'skipped', because),
        result('src/engines/log/kafka/suite.servers.test.ts', 'skipped', because),
        result('src/store/postgresql/open.servers.test.ts', 'skipped'),
      ],
    },
    { name: 'Valkey', skipped: 'valkey-server is not installed' },
  ]);
  expect(table.split('\n')).toEqual([
    'passed/failed/skipped  embedded  own suites  Valkey',
    'cases                  0/1/0     -           -',
    'engines/log            -         0/0/2       -',
    'state                  2/0/0     -           -',
    'store                  -         0/0/1       -',
    'all                    2/1/0     0/0/3       -',
    'seconds                62        -           -',
    'own suites: 2 skipped, because the time of this engine is not moved',
    'own suites: 1 skipped, because no reason given',
    'Valkey: skipped, because valkey-server is not installed',
  ]);
});
