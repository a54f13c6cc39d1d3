import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNFIT, unfitReason } from './unfit.ts';

test('the reason of a test is that of any engine of the run, and of no other', () => {
  const { file, test: name, reason } = UNFIT['Kafka']![0]!;
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

test('nothing is in the table that is no test any more', () => {
  for (const { file, test: name } of Object.values(UNFIT).flat()) {
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path) ? 'there' : file).toBe('there');
    // The last part may have values of `test.each` in it; its first words are as they are written.
    const words = name.split(' > ').at(-1)!.split(' ').slice(0, 3).join(' ');
    expect(readFileSync(path, 'utf8')).toContain(words);
  }
});
