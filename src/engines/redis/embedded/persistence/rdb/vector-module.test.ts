import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import {
  contentOf,
  dumped,
  payloadOf,
  restored,
} from '../../../../../../testing/engines/redis/embedded/persistence/rdb.ts';
import { RedisError } from '../../../reply.ts';
import { allOf } from '../../steps.ts';
import { METRICS } from '../../values/vector/metric.ts';
import { VectorIndex } from '../../values/vector/vector-index.ts';
import { readPayload } from './dump-payload.ts';

/** Without the version and the checksum. */
const contentOfDump = (index: VectorIndex) => Buffer.from(dumped(index).slice(0, -10), 'latin1');

function indexOf(dimension: number, ...vectors: readonly (readonly number[])[]): VectorIndex {
  const index = new VectorIndex(dimension, 'EUCLIDEAN');
  for (const [i, each] of vectors.entries()) index.set(`v${i}`, Float32Array.from(each));
  return index;
}

test('an index is restored with its vectors in their order, also without any', () => {
  for (const metric of METRICS) {
    const index = new VectorIndex(5, metric);
    for (let i = 0; i < 300; i++) index.set(`v${i}\u0000ÿ`, new Float32Array(5).fill(i / 7 - 20));
    const copy = restored(dumped(index));
    expect(contentOf(copy)).toEqual(contentOf(index));
    expect(copy).toMatchObject({ type: 'vector', bytes: index.bytes });
  }
  expect(contentOf(restored(dumped(indexOf(32_768))))).toEqual([32_768, 'EUCLIDEAN', []]);
});

describe('a payload is refused', () => {
  const bad = (content: Buffer) => () => restored(payloadOf(content));
  const one = contentOfDump(indexOf(2, [1, 2]));
  /** With other bytes in place of some that are there once. */
  const changed = (from: string, to: string) => {
    expect(one.toString('hex').split(from)).toHaveLength(2);
    return Buffer.from(one.toString('hex').replace(from, to), 'hex');
  };
  const type = one.subarray(1, 10).toString('hex');
  // Numbers begin with 02, strings with 05, and 00 is the end.
  const [head, vector] = ['020202010201', '0502763005080000803f00000040'];

  test.each([
    ['a dimension of 0', changed(head, '020002010201')],
    ['a dimension that is too large', changed(head, '02800000800102010201')],
    ['an unknown metric', changed(head, '020202030201')],
    ['more vectors than there are', changed(head, '020202010202')],
    ['an enormous number of vectors', changed(head, '020202010281ffffffffffffffff')],
    ['fewer vectors than there are', changed(head, '020202010200')],
    ['an ID that is there twice', changed(head + vector, '020202010202' + vector + vector)],
    ['an empty ID', changed('05027630', '0500')],
    ['an ID that is too long', changed('05027630', `058000008001${'61'.repeat(32_769)}`)],
    ['a vector of another dimension', changed('05080000803f00000040', '05040000803f')],
    ['bytes that are no floats', changed('05080000803f00000040', '05070000803f000000')],
    ['an infinite element', changed('0000803f', '0000807f')],
    ['an element that is NaN', changed('0000803f', '0000c07f')],
    ['no end', one.subarray(0, -1)],
    ['another version', changed(type, `${type.slice(0, -2)}02`)],
  ])('with %s', (_name, content) => {
    expect(bad(content)).toThrow('ERR Bad data format');
  });

  test('that needs more memory than a value may have', () => {
    const index = new VectorIndex(1, 'DOT');
    for (let i = 0; i < 1000; i++) index.set(`v${i}`, Float32Array.of(i));
    expect(() => allOf(readPayload(dumped(index), index.bytes - 1))).toThrow('ERR Bad data format');
    expect(contentOf(allOf(readPayload(dumped(index), index.bytes)))).toEqual(contentOf(index));
  });

  test('or read, whatever bytes of it are changed', () => {
    const sample = contentOfDump(indexOf(3, [1, 2, 3], [4, 5, 6], [7, 8, 9]));
    const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255));
    const check = (changes: readonly (readonly [number, number])[]) => {
      const bytes = Buffer.from(sample);
      for (const [at, byte] of changes) bytes[at] = byte;
      try {
        contentOf(restored(payloadOf(bytes)));
      } catch (error) {
        expect(error).toBeInstanceOf(RedisError);
      }
    };
    fc.assert(fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), check), {
      numRuns: tries(3000),
    });
  });
});
