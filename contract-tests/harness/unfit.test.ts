import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNFIT, unfitFiles, unfitReason } from './unfit.ts';

/** Files whose test names come from another file. */
const NAMED_IN: Readonly<Record<string, string>> = {
  'clients/python.test.ts': 'clients/python/upstash_redis_checks.py',
};

test('a test has the reason of any engine of the run, and of no other engine', () => {
  const { file, test: name = '', reason } = UNFIT['Kafka']![0]!;
  const path = `/somewhere/contract-tests/${file}`;
  expect(unfitReason('Kafka', path, name)).toBe(reason);
  expect(unfitReason('PostgreSQL,Kafka', path, name)).toBe(reason);
  expect(unfitReason('PostgreSQL', path, name)).toBeUndefined();
  expect(unfitReason('Kafka', path, `${name} too`)).toBeUndefined();
  expect(unfitReason('Kafka', '/somewhere/contract-tests/other.test.ts', name)).toBeUndefined();
});

test('a name with … at its end is that of all tests that begin so', () => {
  const { file } = UNFIT['Kafka Connect']![1]!;
  const of = (name: string) => unfitReason('Kafka Connect', `/x/contract-tests/${file}`, name);
  expect(of('the error of a connector > names the property, without secrets: {}')).toMatch(
    'no classes but those for files',
  );
  expect(of('the error of a connector > is another test')).toBeUndefined();
});

test('a file without tests for an engine is not run', () => {
  const files = unfitFiles('Kafka,PostgreSQL').map(({ file }) => file);
  expect(files).toContain('contract-tests/state/control/clock.test.ts');
  // Most of its tests do.
  expect(files).not.toContain('contract-tests/state/redis/live-messages.test.ts');
  expect(unfitFiles('')).toEqual([]);
});

test('every entry names an existing file, and an existing test', () => {
  const missing = Object.values(UNFIT)
    .flat()
    .filter(({ file, test: name = '…' }) => {
      const paths = [file, NAMED_IN[file] ?? file].map(
        (path) => new URL(`../${path}`, import.meta.url),
      );
      if (!paths.every((path) => existsSync(path))) return true;
      const source = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
      return !name.split(' > ').every((part) => isTitle(part, source));
    });
  expect(missing).toEqual([]);
});

/** Whether a source has a part of a test's name as a title, or as a value of `test.each`. */
function isTitle(part: string, source: string): boolean {
  const text = part.replace(/…$/, '');
  if (source.includes(text.trimEnd())) return true;
  // A title is a string literal in one line.
  const titles = source.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g);
  return [...titles].some(([, , title = '']) => {
    const words = title.split(/%[a-z]|\$\{[^}]*\}|\$\w+/);
    if (words.length === 1 || !words.some((some) => /\w/.test(some))) return false;
    return new RegExp(`^${words.map((some) => RegExp.escape(some)).join('.*')}$`, 's').test(text);
  });
}
