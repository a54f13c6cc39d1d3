import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  letrec,
  string,
  array,
  oneof,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromText } from '../../engines/redis/bytes.ts';
import { NULL_ARRAY, OK, RedisError, Status, type Reply } from '../../engines/redis/reply.ts';
import { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import { jsonInTurns } from './json-in-turns.ts';
import { envelope, type StringEncoding } from './json-result.ts';
import { anyCharacter } from '../../../testing/base/any-character.ts';
import { tries } from '../../../testing/base/tries.ts';

const to = (encoding: StringEncoding, database = 'one') => ({
  encoding,
  database,
  limit: new ReplyLimit(),
});
const inTurns = async (reply: Reply, encoding: StringEncoding) =>
  String((await jsonInTurns(reply, to(encoding))).bytes);

const { reply } = letrec<{ reply: Reply }>((tie) => ({
  reply: oneof(
    { maxDepth: 3 },
    string({ unit: anyCharacter }).map(fromText),
    integer(),
    constantFrom<Reply>(
      null,
      NULL_ARRAY,
      OK,
      new Status('PONG'),
      2n ** 60n,
      new RedisError('ERR no'),
    ),
    array(tie('reply')),
  ),
}));

test('a response has the same JSON in parts as at once', async () => {
  const encodings = constantFrom<StringEncoding>('text', 'base64');
  await assert(
    asyncProperty(reply, encodings, async (value, encoding) => {
      expect(await inTurns(value, encoding)).toBe(JSON.stringify(envelope(value, encoding)));
    }),
    { numRuns: tries(50) },
  );
});

describe.each<StringEncoding>(['text', 'base64'])('as %s', (encoding) => {
  test.each<[string, Reply]>([
    ['a long string of characters of three bytes', fromText('漢'.repeat(800_000))],
    ['a long string of characters of four bytes', fromText(`a${'😀'.repeat(500_000)}`)],
    ['a long string that is not UTF-8', '\x80'.repeat(1_000_000)],
    ['very many values', Array.from({ length: 10_000 }, (_, i) => [`m${i}`, i])],
  ])('%s', async (_, long) => {
    expect(await inTurns(long, encoding)).toBe(JSON.stringify(envelope(long, encoding)));
  });

  test('the replies to several commands', async () => {
    const all: Reply[] = ['x'.repeat(1_000_000), new RedisError('ERR no'), ['a', ['b']], OK];
    const expected = JSON.stringify(all.map((each) => envelope(each, encoding)));
    expect(String((await jsonInTurns({ all }, to(encoding))).bytes)).toBe(expected);
  });
});

test('each part of all such responses together has a turn of the event loop of its own', async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const many = Array.from({ length: 20_000 }, (_, i) => `m${i}`);
  await Promise.all([jsonInTurns(many, to('text', 'one')), jsonInTurns(many, to('text', 'other'))]);
  isOver = true;
  expect(turns).toBeGreaterThan(15);
});

test('responses of a database are encoded one after another, if there is room for the next one then', async () => {
  let taken = 0;
  const limitOf = () => new ReplyLimit(Infinity, (bytes) => bytes <= 2_000_000 - taken);
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(async () => {
      const limit = limitOf();
      const held = limit.hold('x'.repeat(900_000));
      const { bytes } = await jsonInTurns(held, { ...to('text'), limit });
      taken += bytes.length;
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes[2]).toHaveProperty('reason.status', 503);
});
