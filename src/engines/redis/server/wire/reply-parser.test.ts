import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errors } from '../../errors.ts';
import { encodeReply } from '../../../../families/redis/resp/encode.ts';
import { NULL_ARRAY, RedisError, Status, type Reply } from '../../reply.ts';
import { BrokenReply, ReplyParser } from './reply-parser.ts';

function parse(...pieces: string[]): Reply[] {
  const parser = new ReplyParser();
  const replies: Reply[] = [];
  for (const piece of pieces) parser.feed(Buffer.from(piece, 'latin1'), (r) => replies.push(r));
  return replies;
}

test('each type of RESP2 is decoded', () => {
  expect(
    parse(
      '+OK\r\n$2\r\nOK\r\n-ERR no\r\n:7\r\n$-1\r\n*-1\r\n*0\r\n$0\r\n\r\n:9223372036854775807\r\n',
    ),
  ).toEqual([
    new Status('OK'),
    'OK',
    new RedisError('ERR no'),
    7,
    null,
    NULL_ARRAY,
    [],
    '',
    9223372036854775807n,
  ]);
});

test('an error is text, and any other reply bytes', () => {
  expect(parse('-ERR Unknown caf\xc3\xa9\r\n+caf\xc3\xa9\r\n')).toEqual([
    new RedisError('ERR Unknown café'),
    new Status('caf\xc3\xa9'),
  ]);
});

test('a reply is the same in whatever pieces it arrives', () => {
  const leaf: fc.Arbitrary<Reply> = fc.oneof(
    fc.integer(),
    fc.constant(null),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
  const { reply } = fc.letrec<{ reply: Reply }>((tie) => ({
    reply: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('reply'), { maxLength: 5 })),
  }));
  fc.assert(
    fc.property(fc.array(reply), fc.array(fc.nat(40), { minLength: 1 }), (replies, sizes) => {
      const text = replies.map((each) => encodeReply(each, 2)).join('');
      const pieces: string[] = [];
      for (let at = 0, i = 0; at < text.length; i++) {
        const size = 1 + sizes[i % sizes.length]!;
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      expect(parse(...pieces)).toEqual(replies);
    }),
  );
});

test('of a reply that is too large nothing is kept, and the next one is decoded', () => {
  const long = `$1000\r\n${'x'.repeat(1000)}\r\n`;
  for (const large of [long, `*2\r\n:1\r\n*1\r\n${long}`, `*200\r\n${':1\r\n'.repeat(200)}`]) {
    const parser = new ReplyParser(900);
    const replies: Reply[] = [];
    for (const piece of `${large}+OK\r\n`.match(/[^]{1,100}/g)!) {
      parser.feed(Buffer.from(piece, 'latin1'), (reply) => replies.push(reply));
    }
    expect(replies).toEqual([errors.replyTooLarge(900), new Status('OK')]);
  }
});

test('a malformed reply is refused', () => {
  expect(() => parse('HTTP/1.1 400 Bad Request\r\n')).toThrow(BrokenReply);
  expect(() => parse('$x\r\n')).toThrow(BrokenReply);
});
