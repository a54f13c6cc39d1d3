import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ByteString } from '../../bytes.ts';
import { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';
import { readCommands } from './command-reader.ts';
import { Snapshot } from './snapshot.ts';
import { TestFiles } from './test-files.ts';
import { contentOf } from './testing.ts';

function open() {
  let time = Date.UTC(2026, 0, 1);
  const logged: (readonly ByteString[])[] = [];
  const database = new Database({
    clock: { now: () => time },
    random: () => 0.5,
    journal: {
      append: (commands) => void logged.push(...commands),
      settled: () => undefined,
      failure: undefined,
      close: async () => {},
    },
  });
  const user = database.acl.user('default')!;
  const session = new EmbeddedSession(database, { id: 1, user, address: '' });
  const advance = (milliseconds: number): void => void (time += milliseconds);
  return { database, session, logged, advance };
}

/** What a database holds that has run these pieces of a log, and then these commands. */
async function replayed(pieces: string[], commands: (readonly ByteString[])[]) {
  const { database, session } = open();
  database.keyspace.replaying = true;
  const files = new TestFiles();
  const content = pieces.join('');
  files.put('/log', content);
  await readCommands(
    await files.open('/log', 'existing'),
    content.length,
    (argv) => void session.run(argv),
  );
  for (const argv of commands) session.run(argv);
  return contentOf(session);
}

/** Commands that fit the type which the first letter of a key stands for, so that most do something. */
const twice = (letter: string) => fc.constantFrom(`${letter}1`, `${letter}2`);
const words = fc.array(fc.constantFrom('1', '2', '3', 'x', 'y'), { minLength: 1, maxLength: 3 });
const word = fc.constantFrom('1', '2', '3', 'x', 'y');
const field = fc.constantFrom('0', '1', '2');
const of = (...parts: fc.Arbitrary<string | string[]>[]): fc.Arbitrary<string[]> =>
  fc.tuple(...parts).map((words) => words.flat());
const named = (...names: string[]) => fc.constantFrom(...names);
const anyKey = fc.constantFrom('t1', 't2', 'l1', 'l2', 's1', 's2', 'h1', 'h2', 'z1', 'z2');

/** Makes a key of several commands' worth of elements. */
const large = fc.tuple(anyKey, fc.integer({ min: 1, max: 200 })).map(([key, count]): string[] => {
  const numbers = Array.from({ length: count }, (_, i) => String(i));
  if (key.startsWith('l')) return ['RPUSH', key, ...numbers];
  if (key.startsWith('s')) return ['SADD', key, ...numbers];
  if (key.startsWith('h')) return ['HSET', key, ...numbers.flatMap((n) => [n, n])];
  if (key.startsWith('z')) return ['ZADD', key, ...numbers.flatMap((n) => [n, `m${n}`])];
  return ['SET', key, String(count)];
});
const command = fc.oneof(
  { weight: 6, arbitrary: large },
  of(named('SET', 'APPEND', 'SETNX'), twice('t'), word),
  of(named('LPUSH', 'RPUSH'), twice('l'), words),
  of(named('LPOP', 'RPOP'), twice('l')),
  of(named('SADD', 'SREM'), twice('s'), words),
  of(named('SPOP'), twice('s')),
  of(named('HSET', 'HINCRBY'), twice('h'), field, field),
  of(named('HDEL'), twice('h'), field),
  of(named('HPEXPIRE'), twice('h'), named('100'), fc.constant(['FIELDS', '1']), field),
  of(named('ZADD'), twice('z'), field, word),
  of(named('ZPOPMIN', 'ZPOPMAX'), twice('z')),
  of(named('RPOPLPUSH'), twice('l'), twice('l')),
  of(named('SUNIONSTORE'), twice('s'), twice('s'), twice('s')),
  of(named('DEL', 'PERSIST'), anyKey),
  of(named('RENAME', 'COPY'), anyKey, anyKey),
  of(named('PEXPIRE'), anyKey, named('100', '1000')),
  of(named('FLUSHALL')),
);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ command }) },
  { weight: 6, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 1500 }) }) },
  { weight: 1, arbitrary: fc.record({ advance: fc.constant(150) }) },
);

test('a snapshot is the state at the moment at which it began, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: large }, command), { maxLength: 15 }),
      fc.array(step, { maxLength: 60 }),
      async (before, during) => {
        const { database, session, logged, advance } = open();
        for (const argv of before) session.run(argv);
        const atBeginning = contentOf(session);
        logged.length = 0;
        const snapshot = new Snapshot(database.keyspace);
        snapshot.begin();
        const pieces: string[] = [];
        for (const step of during) {
          if ('command' in step) session.run(step.command);
          else if ('take' in step) pieces.push(...snapshot.next(step.take));
          else advance(step.advance);
        }
        while (!snapshot.done) pieces.push(...snapshot.next(100));
        expect(await replayed(pieces, [])).toEqual(atBeginning);
        expect(await replayed(pieces, logged)).toEqual(contentOf(session));
        expect(database.keyspace.listener.beforeChange).toBe(undefined);
      },
    ),
    { numRuns: 400 },
  );
});

test('it comes in parts of about the size asked for, a large value in several', () => {
  const { database, session } = open();
  session.run(['RPUSH', 'list', ...Array.from({ length: 10_000 }, (_, i) => String(i))]);
  session.run(['SET', 'a', '1']);
  const snapshot = new Snapshot(database.keyspace);
  snapshot.begin();
  const sizes: number[] = [];
  while (!snapshot.done) sizes.push(snapshot.next(2000).join('').length);
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBeLessThan(3000);
});

test('a snapshot that is given up lets the keyspace change untold', () => {
  const { database, session } = open();
  session.run(['SET', 'a', '1']);
  const snapshot = new Snapshot(database.keyspace);
  snapshot.begin();
  snapshot.release();
  session.run(['SET', 'a', '2']);
  expect(snapshot.next(1000).join('')).toContain('\r\n2\r\n');
});
