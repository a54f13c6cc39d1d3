import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNFIT, unfitFiles, unfitReason } from './unfit.ts';

/** Where the names of tests are that their own file reads from another. */
const NAMED_IN: Readonly<Record<string, string>> = {
  'clients/python.test.ts': 'clients/python/upstash_redis_checks.py',
};

test('the reason of a test is that of any engine of the run, and of no other', () => {
  const { file, test: name = '', reason } = UNFIT['Kafka']![0]!;
  const path = `/somewhere/contract-tests/${file}`;
  expect(unfitReason('Kafka', path, name)).toBe(reason);
  expect(unfitReason('PostgreSQL,Kafka', path, name)).toBe(reason);
  expect(unfitReason('PostgreSQL', path, name)).toBeUndefined();
  expect(unfitReason('Kafka', path, `${name} too`)).toBeUndefined();
  expect(unfitReason('Kafka', '/somewhere/contract-tests/other.test.ts', name)).toBeUndefined();
});

test('a name that goes on is that of all that begin so', () => {
  const { file } = UNFIT['Kafka Connect']![1]!;
  const of = (name: string) => unfitReason('Kafka Connect', `/x/contract-tests/${file}`, name);
  expect(of('what a connector failed with > names the property and tells no secret: {}')).toMatch(
    'no classes but those for files',
  );
  expect(of('what a connector failed with > is told')).toBeUndefined();
});

test('a file without any test for an engine is not run at all', () => {
  const files = unfitFiles('Kafka,PostgreSQL').map(({ file }) => file);
  expect(files).toContain('contract-tests/state/control/clock.test.ts');
  // Of these, most tests are for it.
  expect(files).not.toContain('contract-tests/state/redis/live-messages.test.ts');
  expect(unfitFiles('')).toEqual([]);
});

test('nothing is in the table that is no test any more', () => {
  for (const { file, test: name } of Object.values(UNFIT).flat()) {
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path) ? 'there' : file).toBe('there');
    if (name === undefined) continue;
    // The last part may have values of `test.each` in it; its first words are as they are written.
    const last = name.split(' > ').findLast((part) => part !== '…')!;
    const words = last.replace(/ …$/, '').split(' ').slice(0, 3).join(' ');
    const named = new URL(`../${NAMED_IN[file] ?? file}`, import.meta.url);
    expect(readFileSync(named, 'utf8')).toContain(words);
  }
});
