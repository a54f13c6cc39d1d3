import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';
import { HashValue } from '../../values/hash.ts';
import { JsonDocument } from '../../values/json/document.ts';
import type { JsonValue } from '../../values/json/json-value.ts';
import { printJson } from '../../values/json/print.ts';
import { ListValue } from '../../values/list.ts';
import { SetValue } from '../../values/set.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import type { Value } from '../../values/value.ts';
import { plainStream } from '../testing.ts';
import { crc64 } from './crc64.ts';
import { dumpPayload, readPayload } from './dump-payload.ts';

/** A value as plain data. */
function contentOf(value: Value): unknown {
  if (typeof value === 'string') return value;
  if (value instanceof StringBuffer) return value.toString();
  if (value instanceof HashValue) {
    return Array.from(value.entries(), ([field, text]) => [field, text, value.expiryOf(field)]);
  }
  if (value instanceof JsonDocument) return printJson(value.root);
  if (value instanceof StreamValue) return plainStream(value);
  return value instanceof SortedSetValue ? [...value.entries()] : [...value.values()];
}

function fromHex(hex: string): ByteString {
  return Buffer.from(hex, 'hex').toString('latin1');
}

/** The version that a reader must know. */
const versionOf = (payload: ByteString) => payload.charCodeAt(payload.length - 10);

/** A payload with this content and a footer that is right. */
function payloadOf(content: Buffer, version = 11): ByteString {
  const footer = Buffer.alloc(10);
  footer.writeUInt16LE(version);
  footer.writeBigUInt64LE(crc64(Buffer.concat([content, footer.subarray(0, 2)])), 2);
  return Buffer.concat([content, footer]).toString('latin1');
}

const read = (content: string) => contentOf(readPayload(payloadOf(Buffer.from(content, 'hex'))));

test.each([
  ['an integer of 8 bits', '00c0fb0a0049c4c6f4d7263f68', '-5'],
  ['an integer of 16 bits', '00c139300a009d94ea2793fc08b9', '12345'],
  ['an integer of 32 bits', '00c22efd69b60a007eb9a0bbd8bcb523', '-1234567890'],
  ['a string', '000568656c6c6f0a006372df766534200a', 'hello'],
  ['a compressed string', '00c30b40780361626361e069020162630a00c494a1702ae23e06', 'abc'.repeat(40)],
  [
    'a list of one listpack',
    '120102c328406819680000000600816102dfff02c12c02f270110104f400f2052a0120180309e04678e03c000148ff0a00f6703c132b1b7e77',
    ['a', '-1', '300', '70000', '5000000000', 'x'.repeat(70)],
  ],
  [
    'a list of several',
    '1203020d0d0000000200816102816202ff020d0d0000000200816302816402ff020a0a0000000100816502ff0a00ec5236a76020a1db',
    ['a', 'b', 'c', 'd', 'e'],
  ],
  [
    'an intset of 16 bits',
    '0b0e0200000003000000feff010003000a001b18460ee16f04bb',
    ['-2', '1', '3'],
  ],
  [
    'an intset of 64 bits',
    '0b1808000000020000000100000000000000ffffffffffffff7f0a009420a5a3363d85ab',
    ['1', '9223372036854775807'],
  ],
  ['a set', '0202016101620a00fe642125eb033d0d', ['a', 'b']],
  [
    'a hash in a listpack',
    '1019190000000400846e616d6505834164610483616765042401ff0a00a7611db899cf3fd6',
    [
      ['name', 'Ada', undefined],
      ['age', '36', undefined],
    ],
  ],
  [
    'a hash',
    '0402046e616d650341646103616765c0240a00a19ecceb5cae3e39',
    [
      ['name', 'Ada', undefined],
      ['age', '36', undefined],
    ],
  ],
  [
    'a sorted set in a listpack',
    '111d1d0000000600816202842d696e660581610283312e35048163020301ff0a002970c58fcde6fc31',
    [
      ['b', -Infinity],
      ['a', 1.5],
      ['c', 3],
    ],
  ],
  [
    'a sorted set',
    '05020161000000000000f83f0162000000000000f0ff0a0048977e33659e660b',
    [
      ['b', -Infinity],
      ['a', 1.5],
    ],
  ],
])('what Redis 7.0 dumps for %s is read', (_name, hex, content) => {
  expect(contentOf(readPayload(fromHex(hex)))).toEqual(content);
});

/** Three entries, of which the second was deleted, and two groups: one has delivered the first entry. */
const STREAM = {
  entries: [
    ['1-1', 'a', '1'],
    ['5-0', 'b', 'x'],
  ],
  ids: ['5-0', '1-2'],
  entriesAdded: 3,
  groups: [
    {
      name: 'g',
      lastId: '1-1',
      entriesRead: undefined,
      consumers: ['c'],
      pending: [['1-1', 'c', 1000, 3]],
    },
    { name: 'idle', lastId: '5-0', entriesRead: undefined, consumers: [], pending: [] },
  ],
};

test.each([
  [
    '7.0',
    '1301100000000000000001000000000000000137370000001600020101010101816102000102010001000101' +
      '0104010301000101010201040100010401dfff0201018162028178020601ff02050001010102030201670101' +
      '81ffffffffffffffff0100000000000000010000000000000001e80300000000000003010163e768b202a201' +
      '000001000000000000000100000000000000010469646c65050081ffffffffffffffff00000a00c664f5cd77' +
      'ee2025',
  ],
  [
    '8.0',
    '1501100000000000000001000000000000000137370000001600020101010101816102000102010001000101' +
      '0104010301000101010201040100010401dfff0201018162028178020601ff02050001010102030201670101' +
      '81ffffffffffffffff0100000000000000010000000000000001e80300000000000003010163e868b202a201' +
      '0000e868b202a201000001000000000000000100000000000000010469646c65050081ffffffffffffffff00' +
      '000c00865d03e7d0d5f5fa',
  ],
])('what Redis %s dumps for a stream is read, and dumped for Redis 7.0 to read', (_, hex) => {
  const stream = readPayload(fromHex(hex));
  expect(contentOf(stream)).toEqual(STREAM);
  const again = dumpPayload(stream);
  expect(contentOf(readPayload(again))).toEqual(STREAM);
  expect(again.charCodeAt(0)).toBe(19);
  expect(versionOf(again)).toBe(10);
});

test('a stream of Redis 5 has no counts: they are what its entries say', () => {
  const v5 =
    '011000000000000000010000000000000001373700000016000201010101018161020001020100010001010104010301000101010201040100010401dfff0201018162028178020601ff0205000101010203020167010181ffffffffffffffff0100000000000000010000000000000001e80300000000000003010163e768b202a201000001000000000000000100000000000000010469646c65050081ffffffffffffffff00000a00c664f5cd77ee2025'
      .slice(0, -20)
      .replace('0205000101010203020167010181ffffffffffffffff', '0205000201670101')
      .replace('0469646c65050081ffffffffffffffff', '0469646c650500');
  expect(read(`0f${v5}`)).toMatchObject({
    ids: ['5-0', '0-0'],
    entriesAdded: 2,
    groups: [{ entriesRead: 1 }, { entriesRead: 2 }],
  });
});

test('what Redis 7.2 dumps for a small set is read', () => {
  expect(read('140d0d0000000200816102816202ff')).toEqual(['a', 'b']);
});

test('what Redis 7.4 dumps for a hash whose fields expire is read', () => {
  const time = '80d4ad209b010000';
  expect(read(`18${time}0201016101620001630164`)).toEqual([
    ['a', 'b', Number(Buffer.from(time, 'hex').readBigUInt64LE())],
    ['c', 'd', undefined],
  ]);
  const packed = '816102816202f48096980000000000098163028164020001';
  expect(read(`19${time}1f1f0000000600${packed}ff`)).toEqual([
    ['a', 'b', 10_000_000],
    ['c', 'd', undefined],
  ]);
});

/** A string in its long form, with the elements of a ziplist between a header and the end mark. */
function ziplist(...elements: string[]): string {
  const content = Buffer.from(elements.join(''), 'hex');
  const header = Buffer.alloc(5 + 10);
  header[0] = 0x80;
  header.writeUInt32BE(10 + content.length + 1, 1);
  header.writeUInt32LE(10 + content.length + 1, 5);
  return `${header.toString('hex')}${content.toString('hex')}ff`;
}

test('what older versions dump is read', () => {
  const a = '000161';
  expect(read(`0a${ziplist(a, '03026263', '04feff', '03c02c01', '04f6')}`)).toEqual([
    'a',
    'bc',
    '-1',
    '300',
    '5',
  ]);
  const long = `03412c${'78'.repeat(300)}`;
  expect(read(`0e02${ziplist(a, long, 'fe2e010000f1')}${ziplist(a)}`)).toEqual([
    'a',
    'x'.repeat(300),
    '0',
    'a',
  ]);
  const large = ['00f0701101', '05d070110100', '06e000f2052a01000000'];
  expect(read(`0a${ziplist(...large)}`)).toEqual(['70000', '70000', '5000000000']);
  expect(read(`0d${ziplist(a, '03f2')}`)).toEqual([['a', '1', undefined]]);
  expect(read(`0c${ziplist(a, '0303312e35')}`)).toEqual([['a', 1.5]]);
  expect(read('0302016103312e350162fe')).toEqual([
    ['a', 1.5],
    ['b', Infinity],
  ]);
});

test.each([
  ['string', 'x'],
  ['integers', '0', '-128', '127', '32767', '-32769', '2147483647', '2147483648', '-0', '007'],
  ['lengths', 'x'.repeat(63), 'x'.repeat(64), 'x'.repeat(16_383), 'x'.repeat(16_384)],
  ['bytes', '\u0000\u00ff\r\n', ''],
])('a dumped %s comes back as it was', (_name, ...texts) => {
  for (const text of texts) expect(readPayload(dumpPayload(text))).toBe(text);
});

test('collections come back as they were, with the order and encoding they had', () => {
  const list = new ListValue();
  list.push('right', ['a', '', '1', 'x'.repeat(10_000)]);
  const integers = SetValue.of(['3', '1', '2']);
  const set = SetValue.of(['b', 'a']);
  const hash = new HashValue();
  hash.set('f', 'v');
  hash.set('g', '');
  const sortedSet = new SortedSetValue();
  for (let i = 0; i < 200; i++) sortedSet.set(`m${i}`, i / 3 - 20);
  const document = new JsonDocument(
    new Map<string, JsonValue>([
      ['b', [1, 'x']],
      ['a', null],
    ]),
  );
  for (const value of [list, integers, set, hash, sortedSet, document]) {
    const copy = readPayload(dumpPayload(value)) as typeof value;
    expect(copy.type).toBe(value.type);
    expect(copy.encoding).toBe(value.encoding);
    expect(contentOf(copy)).toEqual(contentOf(value));
  }
});

test('a string that is written in place is dumped like any other', () => {
  expect(readPayload(dumpPayload(new StringBuffer('abc')))).toBe('abc');
});

test('the expiries of fields are kept, and only then is a newer reader asked for', () => {
  const hash = new HashValue();
  hash.set('a', '1');
  hash.set('b', '2');
  hash.set('c', '3');
  expect(versionOf(dumpPayload(hash))).toBe(10);
  hash.setExpiry('a', 4_102_444_800_000);
  hash.setExpiry('b', 4_102_444_800_500);
  const payload = dumpPayload(hash);
  expect(versionOf(payload)).toBe(12);
  expect(contentOf(readPayload(payload))).toEqual([
    ['a', '1', 4_102_444_800_000],
    ['b', '2', 4_102_444_800_500],
    ['c', '3', undefined],
  ]);
});

test('version and checksum must be right', () => {
  const wrong = 'ERR DUMP payload version or checksum are wrong';
  expect(() => readPayload('')).toThrow(wrong);
  expect(() => readPayload('too short')).toThrow(wrong);
  expect(() => readPayload(`${dumpPayload('x').slice(0, -1)}!`)).toThrow(wrong);
  expect(() => readPayload(payloadOf(Buffer.from('000161', 'hex'), 13))).toThrow(wrong);
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
])('%s is no value', (_name, content) => {
  expect(() => read(content)).toThrow('ERR Bad data format');
});

test('whatever the content, it is read or refused, and nothing else happens', () => {
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
        contentOf(readPayload(payloadOf(content)));
      } catch (error) {
        expect(error).toBeInstanceOf(RedisError);
      }
    }),
    { numRuns: 2000 },
  );
});
