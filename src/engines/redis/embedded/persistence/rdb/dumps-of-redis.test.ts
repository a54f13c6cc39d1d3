import { expect, test } from 'vitest';
import {
  contentOf,
  dumped,
  read,
  restored,
  versionOf,
  ziplist,
} from '../../../../../../testing/engines/redis/embedded/persistence/rdb.ts';
import type { ByteString } from '../../../bytes.ts';

function fromHex(hex: string): ByteString {
  return Buffer.from(hex, 'hex').toString('latin1');
}

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
])('a dump of Redis 7.0 with %s is read', (_name, hex, content) => {
  expect(contentOf(restored(fromHex(hex)))).toEqual(content);
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
])('a dump of Redis %s with a stream is read, and dumped in the format of Redis 7.0', (_, hex) => {
  const stream = restored(fromHex(hex));
  expect(contentOf(stream)).toEqual(STREAM);
  const again = dumped(stream);
  expect(contentOf(restored(again))).toEqual(STREAM);
  expect(again.charCodeAt(0)).toBe(19);
  expect(versionOf(again)).toBe(10);
});

test('a stream of Redis 5 has no counts: they are computed from its entries', () => {
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

test('a dump of Redis 7.2 with a small set is read', () => {
  expect(read('140d0d0000000200816102816202ff')).toEqual(['a', 'b']);
});

test('a dump of Redis 7.4 with a hash whose fields expire is read', () => {
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

test('dumps of older versions are read', () => {
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
