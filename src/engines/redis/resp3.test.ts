import { describe, expect, test } from 'vitest';
import { commandTable } from '../../../generated/redis/commands.ts';
import type { CommandSpec } from './command-spec.ts';
import { isKeyOf } from './embedded/command-keys.ts';
import { NULL_ARRAY, RedisError, type Reply } from './reply.ts';
import {
  BigNumberReply,
  DoubleReply,
  MapReply,
  SetReply,
  shaped,
  shapeOf,
  VerbatimReply,
} from './resp3.ts';

/** The reply to a command in RESP3. */
function inResp3(command: string, reply: Reply) {
  const argv = command.split(' ');
  const table = commandTable as Readonly<Record<string, CommandSpec>>;
  const spec = table[argv[0]!.toLowerCase()] ?? table[argv.slice(0, 2).join('|').toLowerCase()];
  const isKey = (i: number) => spec !== undefined && isKeyOf(spec, argv, i);
  return shaped(reply, shapeOf(spec?.resp3 ?? [], argv, isKey));
}

const double = (text: string) => new DoubleReply(text);

describe('replies are converted to the types in the command files', () => {
  test.each([
    ['HGETALL h', ['f', '1'], new MapReply(['f', '1'])],
    ['SMEMBERS s', ['a'], new SetReply(['a'])],
    ['INFO', '# Server', new VerbatimReply('# Server')],
    ['ZSCORE z a', '1.5', double('1.5')],
    ['ZMSCORE z a b', ['1', null], [double('1'), null]],
    ['ZADD z INCR 1 a', '2', double('2')],
    ['ZADD z 1 a', 1, 1],
    ['ZRANGE z 0 -1', ['a', 'b'], ['a', 'b']],
    [
      'zrange z 0 -1 withscores',
      ['a', '1', 'b', '2'],
      [
        ['a', double('1')],
        ['b', double('2')],
      ],
    ],
    // A key with the name of an option is not an option.
    ['ZDIFF 2 z WITHSCORES', ['a'], ['a']],
    ['ZDIFF 2 z withscores WITHSCORES', ['a', '1'], [['a', double('1')]]],
    ['HRANDFIELD withvalues 2', ['f', 'g'], ['f', 'g']],
    ['ZPOPMIN z', ['a', '1'], ['a', double('1')]],
    ['ZPOPMIN z 1', ['a', '1'], [['a', double('1')]]],
    ['ZPOPMIN z', [], []],
    ['SPOP s', 'a', 'a'],
    ['SPOP s 1', ['a'], new SetReply(['a'])],
    [
      'XREAD STREAMS x 0',
      [['x', [['1-1', ['f', 'v']]]]],
      new MapReply(['x', [['1-1', ['f', 'v']]]]),
    ],
    [
      'GEOSEARCH g WITHDIST WITHCOORD',
      [['a', '1', ['2', '3']]],
      [['a', '1', [double('2'), double('3')]]],
    ],
    // An index of an array that does not fit in 64 bits is text in RESP2.
    ['ARLEN a', '18446744073709551615', new BigNumberReply('18446744073709551615')],
    ['ARLEN a', 5, 5],
    ['ARNEXT a', null, null],
    [
      'ARSCAN a 0 1',
      [
        [1, '5'],
        ['9223372036854775808', '6'],
      ],
      [
        [1, '5'],
        [new BigNumberReply('9223372036854775808'), '6'],
      ],
    ],
    [
      'ARGREP a - + EXACT 5',
      [1, '9223372036854775808'],
      [1, new BigNumberReply('9223372036854775808')],
    ],
    ['ARGREP a - + EXACT 5 WITHVALUES', [[1, '5']], [[1, '5']]],
    [
      'ARINFO a FULL',
      ['len', 3, 'avg-dense-fill', '0.5'],
      new MapReply(['len', 3, 'avg-dense-fill', double('0.5')]),
    ],
    // The value of a field that orders is a number of any size, or the text of a KEYWORD.
    [
      'SEARCH.QUERY i {} NOCONTENT ORDERBY id',
      [
        ['a', '1.5'],
        ['b', '9007199254740993'],
        ['c', 'text'],
        ['d', '0x10'],
        ['e', ''],
        ['f', '007'],
        ['g', null],
      ],
      [
        ['a', double('1.5')],
        ['b', new BigNumberReply('9007199254740993')],
        ['c', 'text'],
        ['d', '0x10'],
        ['e', ''],
        ['f', '007'],
        ['g', null],
      ],
    ],
    ['SEARCH.QUERY i {"a":"b"}', [['a', '1', [['f', '1']]]], [['a', double('1'), [['f', '1']]]]],
    [
      'SEARCH.AGGREGATE i {} {}',
      ['average', ['value', '62.5'], 'none', ['value', null]],
      new MapReply([
        'average',
        new MapReply(['value', double('62.5')]),
        'none',
        new MapReply(['value', null]),
      ]),
    ],
    [
      'SEARCH.AGGREGATE i {} {}',
      [
        't',
        [
          'buckets',
          [['key', '1.5', 'docCount', 2, 'm', ['value', '0.5']]],
          'afterKey',
          ['x', 'str:5'],
        ],
      ],
      new MapReply([
        't',
        new MapReply([
          'buckets',
          [
            new MapReply([
              'key',
              '1.5',
              'docCount',
              2,
              'm',
              new MapReply(['value', double('0.5')]),
            ]),
          ],
          'afterKey',
          new MapReply(['x', 'str:5']),
        ]),
      ]),
    ],
    [
      'SEARCH.AGGREGATE i {} {}',
      ['r', ['buckets', ['*-1.5', ['key', '*-1.5', 'docCount', 0, 'to', '1.5']]]],
      new MapReply([
        'r',
        new MapReply([
          'buckets',
          new MapReply([
            '*-1.5',
            new MapReply(['key', '*-1.5', 'docCount', 0, 'to', double('1.5')]),
          ]),
        ]),
      ]),
    ],
    [
      'SEARCH.AGGREGATE i {} {}',
      [
        'p',
        ['values', ['1.0', '0.5', '50.0', 3]],
        'c',
        ['buckets', [['key', ['name', '5'], 'docCount', 1]]],
      ],
      new MapReply([
        'p',
        new MapReply(['values', new MapReply(['1.0', double('0.5'), '50.0', 3])]),
        'c',
        new MapReply([
          'buckets',
          [new MapReply(['key', new MapReply(['name', '5']), 'docCount', 1])],
        ]),
      ]),
    ],
    [
      'SEARCH.AGGREGATE i {} {}',
      ['t', ['buckets', []]],
      new MapReply(['t', new MapReply(['buckets', []])]),
    ],
    ['SEARCH.AGGREGATE i {} {}', [], new MapReply([])],
    ['SEARCH.LISTALIASES', [['a', 'i']], new MapReply(['a', 'i'])],
    ['XINFO GROUPS x', [['name', 'g']], [new MapReply(['name', 'g'])]],
    ['ACL GETUSER ann', ['flags', ['on']], new MapReply(['flags', new SetReply(['on'])])],
  ])('%s', (command, reply, expected) => {
    expect(inResp3(command, reply)).toEqual(expected);
  });
});

test.each([[null], [NULL_ARRAY], [new RedisError('ERR no')]])('%s is not converted', (reply) => {
  expect(inResp3('HGETALL h', reply)).toBe(reply);
});

test.each([
  ['JSON.TYPE doc $', ['object'], [['object']]],
  ['JSON.TYPE doc', 'object', ['object']],
  ['JSON.TYPE nobody $', null, [null]],
  ['JSON.NUMINCRBY doc $..c 2', '[4,4.2,null]', [4, new DoubleReply('4.2'), null]],
  ['JSON.NUMINCRBY doc $.none 2', '[]', []],
  ['JSON.NUMMULTBY doc .a 2', '9007199254740993', [9007199254740993n]],
])('%s is an array, as in RedisJSON', (command, reply, expected) => {
  expect(inResp3(command, reply)).toEqual(expected);
});
