import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TestFiles } from '../../../../../testing/base/test-files.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import type { ByteString } from '../../bytes.ts';
import { Database } from '../database.ts';
import { EmbeddedSession } from '../session.ts';
import { readCommands } from './command-reader.ts';
import { Snapshot } from './snapshot.ts';
import {
  anyCommand,
  largeKey,
} from '../../../../../testing/engines/redis/embedded/persistence/commands.ts';
import { contentOf } from '../../../../../testing/engines/redis/embedded/persistence/persistence.ts';

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

/** The contents of a database after these pieces of a log, and then these commands. */
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

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ command: anyCommand }) },
  { weight: 6, arbitrary: fc.record({ take: fc.integer({ min: 1, max: 1500 }) }) },
  { weight: 1, arbitrary: fc.record({ advance: fc.constant(150) }) },
);

test('a snapshot is the state at its start, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 4, arbitrary: largeKey }, anyCommand), { maxLength: 15 }),
      fc.array(step, { maxLength: 60 }),
      fc.constantFrom(undefined, 0),
      async (before, during, large) => {
        const { database, session, logged, advance } = open();
        for (const argv of before) session.run(argv);
        const atBeginning = contentOf(session);
        logged.length = 0;
        const snapshot = new Snapshot(database, large);
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
        expect(database.keyspace.observers.all).toEqual([]);
      },
    ),
    { numRuns: tries(400) },
  );
});

test('a snapshot is returned in parts of about the requested size, a large value in several', () => {
  const { database, session } = open();
  session.run(['RPUSH', 'list', ...Array.from({ length: 10_000 }, (_, i) => String(i))]);
  session.run(['SET', 'a', '1']);
  const snapshot = new Snapshot(database);
  snapshot.begin();
  const sizes: number[] = [];
  while (!snapshot.done) sizes.push(snapshot.next(2000).join('').length);
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBeLessThan(3000);
});

test.each([
  ['list', ['RPUSH', 'key'], (i: number) => [String(i)], ['RPUSH', 'key', 'x']],
  ['set', ['SADD', 'key'], (i: number) => [`m${i}`], ['SADD', 'key', 'x']],
  ['hash', ['HSET', 'key'], (i: number) => [`f${i}`, 'v'], ['HSET', 'key', 'f0', 'x']],
  [
    'sorted set',
    ['ZADD', 'key'],
    (i: number) => [String(i), `m${i}`],
    ['ZINCRBY', 'key', '1', 'm0'],
  ],
])(
  'a large %s that changes keeps its old state in the snapshot, without being copied at once',
  async (_, head, element, change) => {
    const { database, session, logged } = open();
    session.run([...head, ...Array.from({ length: 10_000 }, (_, i) => element(i)).flat()]);
    session.run(['SET', 'other', '1']);
    const atBeginning = contentOf(session);
    logged.length = 0;
    const snapshot = new Snapshot(database);
    snapshot.begin();
    const pieces = [...snapshot.next(2000)];
    session.run(change);
    while (!snapshot.done) {
      const next = snapshot.next(2000);
      expect(next.join('').length).toBeLessThan(3000);
      pieces.push(...next);
      session.run(change);
    }
    expect(await replayed(pieces, [])).toEqual(atBeginning);
    expect(await replayed(pieces, logged)).toEqual(contentOf(session));
  },
);

test('a large stream that changes before its turn keeps its old state in the snapshot', async () => {
  const { database, session, logged } = open();
  session.run(['XGROUP', 'CREATE', 'stream', 'group', '0', 'MKSTREAM']);
  for (let i = 1; i <= 5000; i++) session.run(['XADD', 'stream', `${i}-1`, 'field', `value ${i}`]);
  const atBeginning = contentOf(session);
  logged.length = 0;
  const snapshot = new Snapshot(database);
  snapshot.begin();
  session.run(['XADD', 'stream', '9000-1', 'field', 'value']);
  session.run(['XDEL', 'stream', '1-1', '77-1', '5000-1']);
  session.run(['XREADGROUP', 'GROUP', 'group', 'me', 'COUNT', '3', 'STREAMS', 'stream', '>']);
  const first = snapshot.next(2000);
  expect(first.join('').length).toBeLessThan(3000);
  session.run(['XTRIM', 'stream', 'MAXLEN', '10']);
  const pieces = [...first];
  while (!snapshot.done) pieces.push(...snapshot.next(2000));
  expect(await replayed(pieces, [])).toEqual(atBeginning);
  expect(await replayed(pieces, logged)).toEqual(contentOf(session));
});

test('an aborted snapshot no longer observes the keyspace', () => {
  const { database, session } = open();
  session.run(['SET', 'a', '1']);
  const snapshot = new Snapshot(database);
  snapshot.begin();
  snapshot.release();
  session.run(['SET', 'a', '2']);
  expect(snapshot.next(1000).join('')).toContain('\r\n2\r\n');
});
