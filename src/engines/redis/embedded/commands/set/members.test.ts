import { expect, test } from 'vitest';
import {
  openTestDatabase,
  type PlainReply,
} from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';

const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value';

test('a member that is added twice is a single member', () => {
  const { run } = openTestDatabase();
  expect(run('SADD colors red green red')).toBe(2);
  expect(run('SADD colors green blue')).toBe(1);
  expect(run('SCARD colors')).toBe(3);
  expect(run('SISMEMBER colors red')).toBe(1);
  expect(run('SMISMEMBER colors pink blue')).toEqual([0, 1]);
});

test('small sets keep the order of addition, sets of integers are sorted', () => {
  const { run } = openTestDatabase();
  run('SADD names grace ada alan');
  expect(run('SMEMBERS names')).toEqual(['grace', 'ada', 'alan']);
  run('SADD primes 11 2 7');
  expect(run('SMEMBERS primes')).toEqual(['2', '7', '11']);
});

test('any bytes can be a member', () => {
  const { run } = openTestDatabase();
  expect(run('SADD', 'set', '', 'two words', 'žluťoučký', '\0')).toBe(4);
  expect(run('SISMEMBER', 'set', 'žluťoučký')).toBe(1);
  expect(run('SREM', 'set', '', '\0')).toBe(2);
  expect(run('SMEMBERS set')).toEqual(['two words', 'žluťoučký']);
});

test('a set is deleted with its last member', () => {
  const { run, database, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('SREM colors red red blue')).toBe(1);
  expect(database.keyspace.size).toBe(0);
  expect(run('SREM colors red')).toBe(0);
  expect(logged).toEqual(['SADD colors red', 'SREM colors red red blue']);
});

test('a command that changes nothing is not logged', () => {
  const { run, logged } = openTestDatabase();
  run('SADD colors red');
  expect(run('SADD colors red')).toBe(0);
  expect(run('SREM colors blue')).toBe(0);
  expect(run('SMOVE colors other blue')).toBe(0);
  expect(run('SMOVE colors colors red')).toBe(1);
  expect(logged).toHaveLength(1);
});

test('a missing key is an empty set', () => {
  const { run } = openTestDatabase();
  expect(run('SCARD nobody')).toBe(0);
  expect(run('SMEMBERS nobody')).toEqual([]);
  expect(run('SISMEMBER nobody a')).toBe(0);
  expect(run('SMISMEMBER nobody a b')).toEqual([0, 0]);
});

test('a member moves from one set to another', () => {
  const { run, logged } = openTestDatabase();
  run('SADD waiting a b');
  run('SADD running b');
  expect(run('SMOVE waiting running a')).toBe(1);
  expect(run('SMOVE waiting running b')).toBe(1);
  expect(run('SMOVE waiting running b')).toBe(0);
  expect(run('SMEMBERS running')).toEqual(['b', 'a']);
  expect(run('SCARD waiting')).toBe(0);
  expect(logged.slice(2)).toEqual(['SMOVE waiting running a', 'SMOVE waiting running b']);
});

test('SMOVE checks both types if the source exists', () => {
  const { run } = openTestDatabase();
  run('SADD colors red');
  run('RPUSH queue a');
  expect(run('SMOVE nobody queue red')).toBe(0);
  expect(run('SMOVE colors queue red')).toBe(WRONG_TYPE);
  expect(run('SMOVE colors queue blue')).toBe(WRONG_TYPE);
  expect(run('SMOVE queue colors a')).toBe(WRONG_TYPE);
});

test('each change has its event', () => {
  const { run, database } = openTestDatabase();
  const events: string[] = [];
  database.keyspace.listener.afterEvent = (event, key) => events.push(`${event} ${key}`);
  run('SADD one a');
  run('SMOVE one other a');
  run('SREM other a');
  expect(events).toEqual([
    'new one',
    'sadd one',
    'srem one',
    'del one',
    'new other',
    'sadd other',
    'srem other',
    'del other',
  ]);
});

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
