import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOf,
  dumped,
  payloadOf,
  read,
  restored,
  ziplist,
} from '../../../../../../testing/engines/redis/embedded/persistence/rdb.ts';
import { RedisError } from '../../../reply.ts';
import { tries } from '../../../../../../testing/base/tries.ts';

test('a payload with a wrong version or checksum is refused', () => {
  const wrong = 'ERR DUMP payload version or checksum are wrong';
  expect(() => restored('')).toThrow(wrong);
  expect(() => restored('too short')).toThrow(wrong);
  expect(() => restored(`${dumped('x').slice(0, -1)}!`)).toThrow(wrong);
  expect(() => restored(payloadOf(Buffer.from('000161', 'hex'), 15))).toThrow(wrong);
});

test.each([
  ['an unknown type', 'ff0161'],
  ['no content', ''],
  ['a string that ends too early', '000561'],
  ['an empty list', '0100'],
  ['an empty set', '0200'],
  ['a member that is there twice', '020201610161'],
  ['a field that is there twice', '04020161016201610163'],
  ['a field without a value', '0401016105'],
  ['a score that is no number', '05010161000000000000f87f'],
  ['a listpack of another length', '10070900000000000000ff'],
  ['a listpack without an end', '100707000000000000'],
  ['an intset with an odd width', '0b0a030000000100000000'],
  ['a compressed string that would be enormous', '00c30180ffffffff00'],
  ['a compressed string that points before its start', '00c303052000ff'],
  ['a plain node of an unknown kind', '1201030161'],
])('a payload with %s is refused', (_name, content) => {
  expect(() => read(content)).toThrow('ERR Bad data format');
});

test('any payload is either read or refused with an error of Redis', () => {
  const types = fc.constantFrom(
    0,
    1,
    2,
    3,
    4,
    5,
    10,
    11,
    12,
    13,
    14,
    16,
    17,
    18,
    20,
    24,
    25,
    15,
    19,
    21,
  );
  const samples = fc.constantFrom(
    '120102c328406819680000000600816102dfff02c12c02f270110104f400f2052a0120180309e04678e03c000148ff',
    '1019190000000400846e616d6505834164610483616765042401ff',
    '0b1808000000020000000100000000000000ffffffffffffff7f',
    '13011000000000000000010000000000000001373700000016000201010101018161020001020100010001010104010301000101010201040100010401dfff0201018162028178020601ff0205000101010203020167010181ffffffffffffffff0100000000000000010000000000000001e80300000000000003010163e768b202a201000001000000000000000100000000000000010469646c65050081ffffffffffffffff0000',
    '15011000000000000000010000000000000001373700000016000201010101018161020001020100010001010104010301000101010201040100010401dfff0201018162028178020601ff0205000101010203020167010181ffffffffffffffff0100000000000000010000000000000001e80300000000000003010163e868b202a2010000e868b202a201000001000000000000000100000000000000010469646c65050081ffffffffffffffff0000',
    `0a${ziplist('000161', '03026263', '04feff', '03c02c01', '04f6')}`,
  );
  const mutated = fc
    .tuple(samples, fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 4 }))
    .map(([hex, changes]) => {
      const bytes = Buffer.from(hex, 'hex');
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      return bytes;
    });
  const random = fc
    .tuple(types, fc.uint8Array({ maxLength: 40 }))
    .map(([type, bytes]) => Buffer.from([type, ...bytes]));
  fc.assert(
    fc.property(fc.oneof(mutated, random), (content) => {
      try {
        contentOf(restored(payloadOf(content)));
      } catch (error) {
        expect(error).toBeInstanceOf(RedisError);
      }
    }),
    { numRuns: tries(2000) },
  );
});

test('a stream with counts and times beyond all bounds can be dumped again', () => {
  const beyond = 'ffffffffffffffff';
  const id = '00000000000000010000000000000001';
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const group = [
    ['01', hex('g'), '0101', `81${beyond.replace(/f$/, 'e')}`],
    ['01', id, 'ffffffffffffff7f', `81${beyond}`],
    ['01', '01', hex('c'), 'ffffffffffffff7f', 'ffffffffffffff7f', '01', id],
  ];
  const stream = ['15', '00', '00', '0101', '0000', '0000', `81${beyond}`, '01', ...group.flat()];
  const value = restored(payloadOf(Buffer.from(stream.join(''), 'hex')));
  expect(contentOf(restored(dumped(value)))).toEqual(contentOf(value));
});
