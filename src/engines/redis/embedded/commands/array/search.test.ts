import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../../../testing/engines/redis/embedded/commands/commands.ts';
import type { LaterReply } from '../../blocking/wait.ts';
import { Database } from '../../database.ts';
import { EmbeddedSession } from '../../session.ts';

function open(...values: (string | number)[]) {
  const opened = openTestDatabase();
  opened.run('ARSET', 'log', 0, ...values);
  const find = (...words: (string | number)[]) => opened.run('ARGREP', 'log', '-', '+', ...words);
  return { ...opened, find };
}

/** A database whose commands are suspended wherever they can be. */
function openSuspending() {
  const database = new Database({ slice: -1 });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  session.protocol = 'resp';
  return { database, session };
}

/** Counts the turns of the loop until a command has ended. */
async function turnsOf(later: LaterReply) {
  const seen = { turns: 0, isOver: false };
  const reply = later.reply.finally(() => (seen.isOver = true));
  while (!seen.isOver) {
    await turn();
    seen.turns++;
  }
  return { reply: await reply, turns: seen.turns };
}

test('values are found as a whole, by a part, a pattern or an expression', () => {
  const { find } = open('error: disk', 'disk', 'Disk 1', 'start');
  expect(find('EXACT', 'disk')).toEqual([1]);
  expect(find('MATCH', 'disk')).toEqual([0, 1]);
  expect(find('GLOB', '*[dD]isk*')).toEqual([0, 1, 2]);
  expect(find('RE', '^.isk( [0-9]+)?$')).toEqual([1, 2]);
  expect(find('MATCH', '')).toEqual([0, 1, 2, 3]);
});

test('one condition suffices, with AND all must hold, and the last word on that counts', () => {
  const { find } = open('red array', 'red', 'array', 'plain');
  expect(find('MATCH', 'red', 'MATCH', 'array')).toEqual([0, 1, 2]);
  expect(find('MATCH', 'red', 'AND', 'MATCH', 'array')).toEqual([0]);
  expect(find('AND', 'MATCH', 'red', 'OR', 'MATCH', 'array')).toEqual([0, 1, 2]);
});

test('case is ignored on request, only of the letters A to Z', () => {
  const { find } = open('Error', 'ERROR', 'É', 'é');
  expect(find('EXACT', 'error', 'NOCASE')).toEqual([0, 1]);
  expect(find('MATCH', 'RROR', 'NOCASE')).toEqual([0, 1]);
  expect(find('GLOB', 'E?ROR', 'NOCASE')).toEqual([0, 1]);
  expect(find('RE', '^e.+r$', 'NOCASE')).toEqual([0, 1]);
  expect(find('EXACT', 'É', 'NOCASE')).toEqual([2]);
});

test('a range goes both ways, up to a limit, with values', () => {
  const { run, find } = open('a1', 'b', 'a2', 'a3');
  expect(find('GLOB', 'a*', 'LIMIT', 2, 'WITHVALUES')).toEqual([
    [0, 'a1'],
    [2, 'a2'],
  ]);
  expect(run('ARGREP log + - GLOB a* LIMIT 2')).toEqual([3, 2]);
  expect(run('ARGREP log 1 2 GLOB a*')).toEqual([2]);
  expect(run('ARGREP nobody - + GLOB a*')).toEqual([]);
});

test('expressions are of bytes, and a dot matches line breaks', () => {
  const { find } = open('a\nb', 'é', 'x');
  expect(find('RE', '^a.b$')).toEqual([0]);
  expect(find('RE', '^..$')).toEqual([1]);
  expect(find('RE', '^.$')).toEqual([2]);
});

test.each([
  ['NOCASE EXACT', 'ERR syntax error'],
  ['LIMIT 1', 'ERR syntax error'],
  ['MATCH a LIMIT', 'ERR syntax error'],
  ['MATCH a LIMIT 0', 'ERR LIMIT must be positive'],
  ['MATCH a LIMIT x', 'ERR value is not an integer or out of range'],
  ['RANGE 1 2', 'ERR syntax error'],
  ['RE (', 'ERR invalid regular expression: missing closing ): `(`'],
  ['RE \\x{1', 'ERR invalid regular expression: invalid escape sequence: `\\x{1`'],
  ['RE (a)\\1', 'ERR regular expression backreferences are not supported'],
  [`RE ${'a'.repeat(2049)}`, 'ERR regular expression is too long, maximum is 2048 bytes'],
  ['RE (a{50}){50}', 'ERR invalid regular expression: too large, its repetitions multiply'],
  [
    `RE ${'a{1000}'.repeat(200)}`,
    'ERR invalid regular expression: too large, its repetitions multiply',
  ],
  [
    `RE ${'\\pL'.repeat(682)}`,
    'ERR invalid regular expression: too large, its repetitions multiply',
  ],
  [
    `RE ${'[\\pL\\PN]'.repeat(200)}`,
    'ERR invalid regular expression: too large, its repetitions multiply',
  ],
  [
    Array(250)
      .fill(`RE ${'a.'.repeat(1000)}`)
      .join(' '),
    'ERR the command takes too long. Limit: 4000000 values looked at',
  ],
  [Array(251).fill('MATCH a').join(' '), 'ERR too many predicates, maximum is 250'],
])('what is no search is refused: %.40s', (words, error) => {
  const { run } = open('a');
  expect(run(`ARGREP log - + ${words}`)).toBe(error);
});

test('an empty expression is refused', () => {
  expect(open('a').find('RE', '')).toBe('ERR regular expression is empty');
});

test('as many conditions and as long an expression as allowed are taken', () => {
  const { run, find } = open('a', 'a'.repeat(1999));
  expect(run(`ARGREP log - + ${Array(250).fill('EXACT a').join(' ')}`)).toEqual([0]);
  expect(run('ARSET', 'log', 1, 'a'.repeat(40))).toBe(0);
  expect(find('RE', `^(?:${'b'.repeat(1900)}|a{40})$`)).toEqual([1]);
  expect(run('ARSET', 'log', 2, 'c'.repeat(5000))).toBe(1);
  expect(find('RE', 'c'.repeat(2048))).toEqual([2]);
  expect(find('RE', 'C'.repeat(2048), 'NOCASE')).toEqual([2]);
});

describe('cost', () => {
  test('large values are searched, in pieces', () => {
    const { find } = open('a', `${'a'.repeat(300_000)}b`);
    expect(find('RE', '(a|aa)+c')).toEqual([]);
    expect(find('RE', '(a|aa)+b$')).toEqual([1]);
    expect(find('MATCH', `${'a'.repeat(100_000)}b`)).toEqual([1]);
    expect(find('MATCH', 'a'.repeat(400_000))).toEqual([]);
    expect(find('MATCH', 'AAB', 'NOCASE')).toEqual([1]);
    expect(find('GLOB', '*aab')).toEqual([1]);
    expect(find('GLOB', '*?a?a?c')).toEqual([]);
  });

  test.each([
    ['expressions', ['RE', '(a|b)+c']],
    ['patterns', ['GLOB', '*a?a?b']],
    ['short parts', ['MATCH', 'aab']],
    ['long parts', ['MATCH', `${'a'.repeat(100)}b`]],
  ])(
    'a search for many %s in a large value lets others be served in between',
    async (_, condition) => {
      const { session } = openSuspending();
      const conditions = Array.from({ length: 20 }, () => condition).flat();
      await session.execute(['ARSET', 'log', '0', 'a'.repeat(100_000)]);
      const outcome = session.start(['ARGREP', 'log', '-', '+', ...conditions, 'NOCASE']);
      const { reply, turns } = await turnsOf(outcome as LaterReply);
      expect(reply).toEqual([]);
      // Once for each condition that is read, and several times for each that is tested.
      expect(turns).toBeGreaterThan(4 * 20);
    },
  );

  test('a search that would look at too much is refused', () => {
    const { run } = openTestDatabase(2_000);
    for (let i = 0; i < 30; i++) run('ARSET', 'log', i, 'a'.repeat(10_000));
    const tooMuch = 'ERR the command takes too long. Limit: 2000 values looked at';
    expect(run('ARGREP log - + GLOB *a?a?b')).toBe(tooMuch);
    expect(run(`ARGREP log - + ${Array(100).fill('MATCH b').join(' ')}`)).toBe(tooMuch);
    expect(run('ARGREP log - + MATCH b')).toEqual([]);
  });
});

test('long parts are found where the search of the language finds them', () => {
  const anyText = fc.array(fc.constantFrom('a', 'b', 'aab'), { maxLength: 60 });
  fc.assert(
    fc.property(anyText, fc.array(fc.constantFrom('a', 'aab'), { maxLength: 45 }), (text, part) => {
      const long = 'a'.repeat(64) + part.join('');
      const value = text.join('') + 'a'.repeat(70) + text.join('');
      expect(open(value).find('MATCH', long)).toEqual(value.includes(long) ? [0] : []);
    }),
    { numRuns: 40 },
  );
});
