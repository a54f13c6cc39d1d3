import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../testing/base/any-character.ts';
import {
  ProtocolError,
  DROPPED,
  RequestParser,
  RequestTooLarge,
  type Request,
} from './request-parser.ts';

/** All requests in bytes that arrive in these pieces. */
function parse(pieces: readonly Buffer[], parser = new RequestParser()): Request[] {
  const requests: Request[] = [];
  for (const piece of pieces) {
    parser.feed(piece);
    for (let next = parser.next(); next !== undefined; next = parser.next()) requests.push(next);
  }
  return requests;
}

const parseText = (text: string, parser?: RequestParser) =>
  parse([Buffer.from(text, 'latin1')], parser);

const encode = (words: readonly string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`;

/** Cuts bytes at places. */
function cut(text: string, places: readonly number[]): Buffer[] {
  const bytes = Buffer.from(text, 'latin1');
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length];
  let start = 0;
  return ends.toSorted((a, b) => a - b).map((end) => bytes.subarray(start, (start = end)));
}

const word = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte)) }),
  fc.integer({ min: 12, max: 40_000 }).map((length) => 'x'.repeat(length)),
);
const command = fc.array(word, { minLength: 1, maxLength: 5 });

describe('requests', () => {
  test('have the names that they were sent with, whatever others were called like before', () => {
    const names = ['GET', 'get', 'GOT', 'Get', '\xe7et', 'GET', '', 'GE', 'GETS', 'GET'];
    const parser = new RequestParser();
    for (const name of [...names, ...names.toReversed()]) {
      expect(parseText(encode([name, 'key']), parser)).toEqual([[name, 'key']]);
    }
  });

  test('are the same however their bytes are split', () => {
    fc.assert(
      fc.property(
        fc.array(command, { maxLength: 5 }),
        fc.array(fc.nat(100_000), { maxLength: 12 }),
        (commands, places) => {
          const bytes = commands.map(encode).join('');
          expect(parse(cut(bytes, places))).toEqual(commands);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('may be inline', () => {
    expect(parseText('PING\r\n\r\nset  a "b\\x41 \\n\\"c" \'d e\\\'\'\nGET ""\r\n')).toEqual([
      ['PING'],
      ['set', 'a', 'bA \n"c', "d e'"],
      ['GET', ''],
    ]);
  });

  test('without arguments are skipped', () => {
    expect(parseText('*0\r\n*-1\r\n*1\r\n$4\r\nPING\r\n')).toEqual([['PING']]);
  });

  test('share no memory with what arrived beside them', () => {
    const parser = new RequestParser();
    const key = 'a key of more than twelve bytes';
    parser.feed(Buffer.from(encode(['GET', key]).repeat(2)));
    expect([parser.next(), parser.next(), parser.waiting]).toEqual([['GET', key], ['GET', key], 0]);
  });
});

describe('an invalid request', () => {
  test.each([
    ['*1048577\r\n', 'invalid multibulk length'],
    ['*a\r\n', 'invalid multibulk length'],
    ['*01\r\n', 'invalid multibulk length'],
    ['*99999999999999999999\r\n', 'invalid multibulk length'],
    ['*1\r\n:4\r\n', "expected '$', got ':'"],
    ['*1\r\n$-1\r\n', 'invalid bulk length'],
    ['*1\r\n$\r\n', 'invalid bulk length'],
    ['*1\r\n$536870913\r\n', 'invalid bulk length'],
    ['*1\r\n$1x\r\n', 'invalid bulk length'],
    [`*${'1'.repeat(70_000)}`, 'too big mbulk count string'],
    [`*1\r\n$${'1'.repeat(70_000)}`, 'too big bulk count string'],
    ['x'.repeat(70_000), 'too big inline request'],
    ['GET "a\r\n', 'unbalanced quotes in request'],
    ['GET "a"b\r\n', 'unbalanced quotes in request'],
    ["GET 'a\r\n", 'unbalanced quotes in request'],
  ])('%.20j: %s', (text, reason) => {
    expect(parseText(text)).toEqual([new ProtocolError(reason)]);
  });

  test('ends the connection, and nothing behind it is read', () => {
    const parser = new RequestParser();
    expect(parseText(`*1\r\n!${encode(['PING'])}`, parser)).toHaveLength(1);
    expect(parseText(encode(['PING']), parser)).toEqual([]);
  });

  test('before the login is one with more than 10 arguments or 16 KB too', () => {
    const before = () => new RequestParser({ beforeLogin: true });
    const reasonOf = (text: string) => parseText(text, before());
    expect(reasonOf('*11\r\n')).toEqual([new ProtocolError('unauthenticated multibulk length')]);
    expect(reasonOf('*1\r\n$16385\r\n')).toEqual([
      new ProtocolError('unauthenticated bulk length'),
    ]);
  });

  test('never throws, and takes no more memory than has arrived', () => {
    const piece = fc.oneof(
      fc.constantFrom('*', '$', '\r\n', '\r', '\n', '"', "'", '\\x', '536870912', '1048576', '-1'),
      fc.string({ unit: anyCharacter, maxLength: 10 }),
      fc.nat(100).map(String),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const parser = new RequestParser();
        const bytes = Buffer.from(pieces.join(''), 'utf8');
        parse([bytes], parser);
        expect(parser.waiting).toBeLessThanOrEqual(bytes.length);
      }),
      { numRuns: 100 },
    );
  });
});

test('a request that is too large is discarded as it arrives, and the next one is served', () => {
  for (const places of [[], [10, 20_000, 90_000]]) {
    const parser = new RequestParser({ maxBytes: 1000 });
    const bytes = encode(['SET', 'key', 'x'.repeat(100_000), 'y']) + encode(['PING']);
    expect(parse(cut(bytes, places), parser)).toEqual([new RequestTooLarge(100_007), ['PING']]);
  }
});

test('a request can be dropped while it arrives, and the next one is served', () => {
  const bytes = encode(['SET', 'key', 'x'.repeat(100_000), 'y'.repeat(100_000)]);
  for (const at of [5, 20, 50_000, 100_100, 150_000]) {
    const parser = new RequestParser();
    parser.feed(Buffer.from(bytes.slice(0, at)));
    expect(parser.next()).toBeUndefined();
    parser.drop();
    expect(parser.kept).toBeLessThan(20);
    parser.feed(Buffer.from(bytes.slice(at) + encode(['PING'])));
    expect([parser.next(), parser.next()]).toEqual([DROPPED, ['PING']]);
  }
});

test('it says what incomplete requests keep', () => {
  const parser = new RequestParser({ maxBytes: 300_000 });
  const large = 'x'.repeat(100_000);
  const bytes = encode(['SET', large, large, large]);
  for (let at = 0; at < 200_000; at += 1000) {
    parser.feed(Buffer.from(bytes.slice(at, at + 1000)));
    expect(parser.next()).toBeUndefined();
    expect(parser.kept).toBeGreaterThan(at + 900);
    expect(parser.kept).toBeLessThan(at + 1200);
  }
  parser.feed(Buffer.from(bytes.slice(200_000)));
  expect(parser.next()).toBeInstanceOf(RequestTooLarge);
  expect(parser.kept).toBe(0);
});

test('the rest of an endless array is discarded as it arrives', () => {
  const parser = new RequestParser({ maxBytes: 1000 });
  const piece = Buffer.from(`$1000\r\n${'x'.repeat(1000)}\r\n`.repeat(64));
  parser.feed(Buffer.from('*1048576\r\n'));
  // 64 MB of an argument that is announced as a gigabyte.
  for (let i = 0; i < 1000; i++) {
    parser.feed(piece);
    expect(parser.next()).toBeUndefined();
    expect(parser.waiting).toBe(0);
  }
});

test('an argument that comes byte by byte takes little more memory than it says', () => {
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const parser = new RequestParser();
  parser.feed(Buffer.from('*1\r\n$500000\r\n'));
  parser.next();
  const byte = Buffer.from('x');
  const before = used();
  for (let i = 0; i < 400_000; i++) parser.feed(byte);
  expect(used() - before).toBeLessThan(20_000_000);
  expect(parser.kept).toBeGreaterThanOrEqual(400_000);
});
