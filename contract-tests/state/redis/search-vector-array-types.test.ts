import { afterEach, beforeEach, expect, test } from 'vitest';
import { skipWithout } from '../../harness/backing-redis.ts';
import { result } from '../../harness/exchange.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { reset } from '../../harness/reset.ts';
import { target } from '../../harness/target.ts';

type Json = string | number | null | readonly Json[];

/** A command, what it answers over HTTP and, in other types, in RESP2; and in RESP3 where that has types of its own. */
type Step = readonly [command: string, reply: Json, resp3?: string];

const LARGE = '18446744073709551614';

const SEARCH: readonly Step[] = [
  ['HSET p:1 name lamp brand Aurora price 12.5 id 9007199254740993', 4],
  ['HSET p:2 name table brand 7 price 90 id 5', 4],
  [
    'SEARCH.CREATE i ON HASH PREFIX 1 p: SCHEMA name TEXT brand KEYWORD price F64 FAST id U64 FAST',
    1,
  ],
  ['SEARCH.WAITINDEXING i', 1],
  ['SEARCH.WAITINDEXING none', 0],
  ['SEARCH.COUNT i {}', 2],
  ['SEARCH.COUNT none {}', -1],
  [
    'SEARCH.QUERY i {"price":12.5} SELECT 1 price',
    [['p:1', '1', [['price', '12.5']]]],
    '*1 *3 $3 p:1 ,1 *1 *2 $5 price $4 12.5',
  ],
  ['SEARCH.QUERY i {"price":12.5} NOCONTENT', [['p:1', '1']], '*1 *2 $3 p:1 ,1'],
  [
    'SEARCH.QUERY i {} NOCONTENT ORDERBY price ASC',
    [
      ['p:1', '12.5'],
      ['p:2', '90'],
    ],
    '*2 *2 $3 p:1 ,12.5 *2 $3 p:2 ,90',
  ],
  [
    'SEARCH.QUERY i {} NOCONTENT ORDERBY id',
    [
      ['p:1', '9007199254740993'],
      ['p:2', '5'],
    ],
    '*2 *2 $3 p:1 (9007199254740993 *2 $3 p:2 ,5',
  ],
  [
    'SEARCH.QUERY i {"brand":"Aurora"} NOCONTENT ORDERBY brand',
    [['p:1', 'Aurora']],
    '*1 *2 $3 p:1 $6 Aurora',
  ],
  ['SEARCH.QUERY none {}', null],
  [
    'SEARCH.AGGREGATE i {} {"a":{"$avg":{"field":"price"}},"n":{"$count":{"field":"price"}}}',
    ['a', ['value', '51.25'], 'n', ['value', 2]],
    '%2 $1 a %1 $5 value ,51.25 $1 n %1 $5 value :2',
  ],
  [
    'SEARCH.AGGREGATE i {} {"t":{"$terms":{"field":"brand","size":1},"$aggs":{"m":{"$max":{"field":"price"}}}}}',
    [
      't',
      [
        'buckets',
        [['key', '7', 'docCount', 1, 'm', ['value', 90]]],
        'sumOtherDocCount',
        1,
        'docCountErrorUpperBound',
        0,
      ],
    ],
    '%1 $1 t %3 $7 buckets *1 %3 $3 key $1 7 $8 docCount :1 $1 m %1 $5 value :90 $16 sumOtherDocCount :1 $23 docCountErrorUpperBound :0',
  ],
  ['SEARCH.AGGREGATE none {} {}', null],
  ['SEARCH.LISTINDEXES', [['name', 'i', 'type', 'HASH']], '*1 %2 $4 name $1 i $4 type $4 HASH'],
  ['SEARCH.DESCRIBE none', null],
  ['SEARCH.ALIASADD a i', 1],
  ['SEARCH.ALIASADD a i', 2],
  ['SEARCH.LISTALIASES', [['a', 'i']], '%1 $1 a $1 i'],
  ['SEARCH.ALIASDEL a', 1],
  ['SEARCH.LISTALIASES', [], '%0'],
  ['SEARCH.REINDEX i', 1],
  ['SEARCH.DROP i', 1],
  ['SEARCH.DROP i', 0],
];

const VECTORS: readonly Step[] = [
  ['VECTOR.CREATE v DIM 2 METRIC COSINE', 1],
  ['VECTOR.ADD v a VALUES 2 0.5 0', 1],
  ['VECTOR.ADD v a VALUES 2 0.5 0', 0],
  ['VECTOR.COUNT v', 1],
  ['VECTOR.GET v a', ['0.5', '0'], '*2 ,0.5 ,0'],
  ['VECTOR.GET v b', null],
  ['VECTOR.QUERY v TOPK 3 VALUES 2 0 1', [['a', '0.5']], '*1 *2 $1 a ,0.5'],
  ['VECTOR.INFO v', ['dimension', 2, 'metric', 'COSINE'], '%2 $9 dimension :2 $6 metric $6 COSINE'],
  ['VECTOR.INFO none', null],
  ['VECTOR.DEL v a', 1],
  ['VECTOR.DROP v', 1],
  ['VECTOR.DROP v', 0],
];

const ARRAYS: readonly Step[] = [
  ['ARSET a 0 x 5', 2],
  [`ARMSET a 1 5 ${LARGE} z`, 1],
  ['ARGET a 0', 'x'],
  ['ARGET a 7', null],
  ['ARMGET a 0 7', ['x', null]],
  ['ARGETRANGE a 1 2', ['5', null]],
  ['ARCOUNT a', 3],
  ['ARLEN a', '18446744073709551615', '(18446744073709551615'],
  [
    `ARSCAN a 1 ${LARGE}`,
    [
      [1, '5'],
      [LARGE, 'z'],
    ],
    `*2 *2 :1 $1 5 *2 (${LARGE} $1 z`,
  ],
  ['ARGREP a - + EXACT z', [LARGE], `*1 (${LARGE}`],
  ['ARGREP a - + EXACT z WITHVALUES', [[LARGE, 'z']], `*1 *2 (${LARGE} $1 z`],
  ['AROP a 0 9 SUM', '5'],
  ['AROP a 0 9 USED', 2],
  ['AROP a 7 9 MAX', null],
  ['ARNEXT a', 0],
  ['ARINSERT a y', 0],
  [`ARSEEK a ${LARGE}`, 1],
  ['ARNEXT a', LARGE, `(${LARGE}`],
  ['ARINSERT a y', LARGE, `(${LARGE}`],
  ['ARNEXT a', null],
  ['ARRING r 2 b c d', 0],
  ['ARLASTITEMS r 2', ['c', 'd']],
  [
    'ARINFO r',
    [
      ...['count', 2, 'len', 2, 'next-insert-index', 1, 'slices', 1],
      ...['directory-size', 1, 'super-dir-entries', 0, 'slice-size', 4096],
    ],
    '%7 $5 count :2 $3 len :2 $17 next-insert-index :1 $6 slices :1 $14 directory-size :1 $17 super-dir-entries :0 $10 slice-size :4096',
  ],
  ['ARDEL a 0', 1],
  ['ARDELRANGE a 0 5', 1],
];

const open: RespClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.leave();
});
beforeEach(reset);

/** Sends the commands in one version of the protocol. @returns their replies, a space in place of each end of a line */
async function answers(steps: readonly Step[], version: 2 | 3): Promise<string[]> {
  const client = await RespClient.logIn(target().respUrl);
  open.push(client);
  if (version === 3) await client.ask('HELLO', '3');
  const replies: string[] = [];
  for (const [command] of steps) {
    client.command(command.split(' '), ['ECHO', 'end']);
    const bytes = await client.until('$3\r\nend\r\n');
    replies.push(bytes.slice(0, -'$3\r\nend\r\n'.length).replaceAll('\r\n', ' ').trimEnd());
  }
  return replies;
}

function encoded(reply: Json, null_: string): string {
  if (reply === null) return null_;
  if (typeof reply === 'number') return `:${reply}`;
  if (typeof reply === 'string') return `$${reply.length} ${reply}`;
  return [`*${reply.length}`, ...reply.map((each) => encoded(each, null_))].join(' ');
}

for (const [what, steps, without] of [
  ['search', SEARCH, 'SEARCH.QUERY'],
  ['vectors', VECTORS, 'VECTOR.QUERY'],
  ['arrays', ARRAYS, 'ARGET'],
] as const) {
  test(`commands of ${what} reply in the types of HTTP`, async ({ skip }) => {
    skipWithout(skip, without);
    for (const [command, reply] of steps) {
      expect([command, await result(...command.split(' '))]).toEqual([command, reply]);
    }
  });

  test(`commands of ${what} reply in the types of RESP2`, async ({ skip }) => {
    skipWithout(skip, without);
    const expected = steps.map(([command, reply]) => [command, encoded(reply, '$-1')]);
    const replies = await answers(steps, 2);
    expect(steps.map(([command], i) => [command, replies[i]])).toEqual(expected);
  });

  test(`commands of ${what} reply in the types of RESP3`, async ({ skip }) => {
    skipWithout(skip, without);
    const expected = steps.map(([command, reply, resp3]) => [
      command,
      resp3 ?? encoded(reply, '_'),
    ]);
    const replies = await answers(steps, 3);
    expect(steps.map(([command], i) => [command, replies[i]])).toEqual(expected);
  });
}
