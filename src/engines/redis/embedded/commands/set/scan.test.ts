import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type PlainReply,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const words = Array.from({ length: 300 }, (_, i) => `w${i}`);

/** Scans to the end, and returns the result of each call. */
function scanAll(
  run: (...command: (string | number)[]) => PlainReply,
  options: string,
): string[][] {
  const pages: string[][] = [];
  let cursor = '0';
  do {
    const [next, members] = run(`SSCAN set ${cursor} ${options}`.trim()) as [string, string[]];
    pages.push(members);
    cursor = next;
  } while (cursor !== '0');
  return pages;
}

test('SSCAN returns a small set at once, whatever the count', () => {
  const { run } = openTestDatabase();
  run('SADD', 'set', ...words.slice(0, 128));
  expect(run('SSCAN set 0 COUNT 1')).toEqual(['0', words.slice(0, 128)]);
});

test('SSCAN returns a large set in pages', () => {
  const { run } = openTestDatabase();
  run('SADD', 'set', ...words);
  const pages = scanAll(run, 'COUNT 10');
  expect(pages).toHaveLength(30);
  expect(pages.flat().toSorted()).toEqual(words.toSorted());
  expect(scanAll(run, '')).toHaveLength(3);
});

test('SSCAN with MATCH returns only members that match, page by page', () => {
  const { run } = openTestDatabase();
  run('SADD', 'set', ...words);
  const pages = scanAll(run, 'MATCH w1?');
  expect(pages).toHaveLength(3);
  expect(pages.flat().toSorted()).toEqual(words.slice(10, 20).toSorted());
});

test('members that exist from start to end are returned, although the set changes', () => {
  const { run } = openTestDatabase();
  run('SADD', 'set', ...words);
  const seen = new Set<string>();
  let cursor = '0';
  let gone = 0;
  do {
    const [next, members] = run(`SSCAN set ${cursor} COUNT 20`) as [string, string[]];
    for (const member of members) seen.add(member);
    run(`SREM set w${gone++} w${gone++} w${gone++}`);
    run(`SADD set new${gone}`);
    cursor = next;
  } while (cursor !== '0');
  for (const word of words.slice(gone)) expect(seen).toContain(word);
});

test('the cursor is checked first, the options only if the set exists', () => {
  const { run } = openTestDatabase();
  expect(run('SSCAN nobody first')).toBe('ERR invalid cursor');
  expect(run('SSCAN nobody 0 BACKWARDS')).toEqual(['0', []]);
  run('SADD set a');
  expect(run('SSCAN set 0 BACKWARDS')).toBe('ERR syntax error');
  expect(run('SSCAN set 0 COUNT 0')).toBe('ERR syntax error');
});
