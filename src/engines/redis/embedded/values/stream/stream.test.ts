import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '../../../../../../testing/base/tries.ts';
import { readListpack } from '../../persistence/rdb/listpack.ts';
import { ConsumerGroup } from './consumer-group.ts';
import { formatId, idKey, MAX_ID, MIN_ID, type StreamId } from './stream-id.ts';
import { StreamValue, type Trimming } from './stream.ts';

const ALL = { start: MIN_ID, end: MAX_ID };

const idOf = (ms: number, seq = 0): StreamId => ({ ms: BigInt(ms), seq: BigInt(seq) });

function streamOf(count: number, words: (i: number) => string[] = (i) => ['n', String(i)]) {
  const stream = new StreamValue();
  for (let i = 1; i <= count; i++) stream.append(idOf(i), words(i));
  return stream;
}

const numbersOf = (stream: StreamValue) => Array.from(stream.entries(), ({ id }) => Number(id.ms));

test('a node of a stream has the bytes of a listpack of Redis', () => {
  const stream = new StreamValue();
  stream.append(idOf(5, 1), ['a', '1', 'b', 'hello']);
  stream.append(idOf(5, 2), ['a', '-300', 'b', 'x'.repeat(70)]);
  stream.append(idOf(9, 0), ['c', '5000000000']);
  stream.delete(idOf(5, 2));
  expect(readListpack(stream.nodes[0]!.toListpack())).toEqual([
    ...['2', '1', '2', 'a', 'b', '0'],
    ...['2', '0', '0', '1', 'hello', '5'],
    ...['3', '0', '1', '-300', 'x'.repeat(70), '5'],
    ...['0', '4', '-1', '1', 'c', '5000000000', '6'],
  ]);
});

test('a node has up to a hundred entries, or 4 KB, and releases unused space', () => {
  expect(streamOf(250).nodes.map(({ live }) => live)).toEqual([100, 100, 50]);
  const large = streamOf(10, () => ['f', 'v'.repeat(1500)]);
  expect(large.nodes.map(({ live }) => live)).toEqual([2, 2, 2, 2, 2]);
  const [first] = large.nodes;
  expect(first!.capacity).toBeLessThan(first!.size);
  const huge = streamOf(3, () => ['f', 'v'.repeat(100_000)]);
  expect(huge.nodes).toHaveLength(3);
});

test('the counted memory of a stream is close to the memory of its entries', () => {
  const stream = streamOf(10_000, (i) => ['field', 'x'.repeat(80), 'n', String(i)]);
  expect(stream.bytes).toBeGreaterThan(10_000 * 90);
  expect(stream.bytes).toBeLessThan(10_000 * 140);
  stream.trim({ maxLength: 0, limit: Infinity, references: 'KEEPREF' });
  expect(stream.bytes).toBe(new StreamValue().bytes);
});

/** A model of a stream, based on an array. */
class Model {
  readonly entries: { id: number; words: string[] }[] = [];
  trim(trimming: { maxLength: number } | { minId: number }): number {
    const keep = 'maxLength' in trimming ? this.entries.slice(-trimming.maxLength || Infinity) : [];
    const kept = 'minId' in trimming ? this.entries.filter(({ id }) => id >= trimming.minId) : keep;
    return this.entries.splice(0, this.entries.length - kept.length).length;
  }
}

test('after any additions, deletions and trims, a stream holds the entries of a model', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 90 }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
    fc.constantFrom('', '0', '127', '128', '-1', '4095', '-4096', '32767', '007', '1e5'),
  );
  const step = fc.oneof(
    {
      weight: 20,
      arbitrary: fc.tuple(
        fc.constant('append'),
        fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 }),
      ),
    },
    { weight: 4, arbitrary: fc.tuple(fc.constant('delete'), fc.nat(250)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('length'), fc.nat(250)) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('id'), fc.nat(250)) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 250 }), (steps) => {
      const stream = new StreamValue();
      const model = new Model();
      let last = 0;
      for (const [kind, argument] of steps) {
        if (kind === 'append') {
          const words = argument.flat();
          stream.append(idOf(++last), words);
          model.entries.push({ id: last, words });
          continue;
        }
        const number = argument;
        if (kind === 'delete') {
          const at = model.entries.findIndex(({ id }) => id === number);
          expect(stream.delete(idOf(number))).toBe(at >= 0);
          if (at >= 0) model.entries.splice(at, 1);
        } else {
          const [ours, theirs] =
            kind === 'length'
              ? ([{ maxLength: number + 1 }, { maxLength: number + 1 }] as const)
              : ([{ minId: idOf(number) }, { minId: number }] as const);
          const trimming: Trimming = { ...ours, limit: Infinity, references: 'KEEPREF' };
          expect(stream.trim(trimming)).toBe(model.trim(theirs));
        }
      }
      const expected = model.entries.map(({ id, words }) => ({ id: idOf(id), words }));
      expect([...stream.entries()]).toEqual(expected);
      expect([...stream.entries(MIN_ID, MAX_ID, true)]).toEqual(expected.toReversed());
      expect([...stream.clone().entries()]).toEqual(expected);
      const shown = expected.map(({ id, words }) => [formatId(id), words]);
      expect(stream.range(ALL).all()).toEqual(shown);
      expect(stream.range(ALL).length).toBe(shown.length);
      expect(stream.range({ ...ALL, reverse: true, most: 3 }).all()).toEqual(
        shown.toReversed().slice(0, 3),
      );
      expect(stream.size).toBe(expected.length);
      expect(stream.firstId).toEqual(expected[0]?.id ?? MIN_ID);
      expect(stream.lastLiveId).toEqual(expected.at(-1)?.id ?? MIN_ID);
      for (const { id, words } of expected) expect(stream.get(id)?.words).toEqual(words);
      const within = expected.filter(({ id }) => id.ms >= 20n && id.ms <= 90n);
      expect([...stream.entries(idOf(20), idOf(90, 9))]).toEqual(within);
      expect([...stream.entries(idOf(20), idOf(90, 9), true)]).toEqual(within.toReversed());
      const shownWithin = within.map(({ id, words }) => [formatId(id), words]);
      const some = { start: idOf(20), end: idOf(90, 9) };
      expect(stream.range(some).all()).toEqual(shownWithin);
      expect(stream.range({ ...some, most: 5 }).length).toBe(Math.min(shownWithin.length, 5));
      expect(stream.range({ ...some, reverse: true }).all()).toEqual(shownWithin.toReversed());
    }),
    { numRuns: tries(100) },
  );
});

test('a stream and its clone change independently', () => {
  const stream = streamOf(150);
  const clone = stream.clone();
  stream.append(idOf(151), ['n', 'of the stream']);
  clone.append(idOf(151), ['n', 'of the clone']);
  stream.delete(idOf(7));
  clone.delete(idOf(140));
  const later = clone.clone();
  later.append(idOf(152), ['n', 'later']);
  expect(stream.has(idOf(7))).toBe(false);
  expect(clone.has(idOf(7))).toBe(true);
  expect(stream.has(idOf(140))).toBe(true);
  expect(stream.end()!.words).toEqual(['n', 'of the stream']);
  expect(clone.end()!.words).toEqual(['n', 'of the clone']);
  expect([clone.size, later.size]).toEqual([150, 151]);
});

test('a range that is retained does not change, whatever happens to the stream', () => {
  const stream = streamOf(250);
  const before = stream.range(ALL).all();
  const kept = stream.range(ALL).kept();
  const last = stream.range({ ...ALL, reverse: true, most: 30 }).kept();
  stream.append(idOf(251), ['n', 'new']);
  stream.delete(idOf(120));
  stream.trim({ maxLength: 20, limit: Infinity, references: 'KEEPREF' });
  expect(kept.length).toBe(250);
  expect(kept.all()).toEqual(before);
  expect(last.all()).toEqual(before.slice(-30).toReversed());
  expect(stream.size).toBe(20);
});

test('whether a range may be long depends on its nodes and its limit', () => {
  const stream = streamOf(250);
  expect(stream.range(ALL).mayExceed(249)).toBe(true);
  expect(stream.range(ALL).mayExceed(250)).toBe(false);
  expect(stream.range({ ...ALL, most: 10 }).mayExceed(10)).toBe(false);
  expect(stream.range({ start: idOf(3), end: idOf(1) }).mayExceed(0)).toBe(false);
});

test('IDs far apart keep their difference', () => {
  const stream = new StreamValue();
  const ids = [idOf(1, 5), { ms: 2n ** 63n, seq: 0n }, { ms: 2n ** 64n - 1n, seq: 2n ** 64n - 1n }];
  for (const id of ids) stream.append(id, ['a', 'b']);
  expect(Array.from(stream.entries(), ({ id }) => formatId(id))).toEqual(ids.map(formatId));
  expect(stream.range(ALL).all()).toEqual(ids.map((id) => [formatId(id), ['a', 'b']]));
});

describe('trimming', () => {
  test('trimming deletes at most LIMIT entries', () => {
    const stream = streamOf(250);
    const trimming: Trimming = { maxLength: 10, limit: 150, references: 'KEEPREF' };
    expect(stream.trim(trimming)).toBe(150);
    expect(numbersOf(stream)[0]).toBe(151);
    expect(stream.trim(trimming)).toBe(90);
    expect(stream.size).toBe(10);
  });

  test.each(['KEEPREF', 'DELREF'] as const)(
    '%s ~ deletes whole nodes, within the limit',
    (references) => {
      const stream = streamOf(350);
      readBy(stream, 250);
      const near = { references, limit: 100, approximate: true };
      expect(stream.trim({ ...near, maxLength: 300 })).toBe(0);
      expect(stream.trim({ ...near, maxLength: 250, limit: 99 })).toBe(0);
      expect(stream.trim({ ...near, maxLength: 10 })).toBe(100);
      expect(stream.trim({ ...near, minId: idOf(201) })).toBe(100);
      expect(stream.trim({ ...near, minId: idOf(300) })).toBe(0);
      expect(numbersOf(stream)[0]).toBe(201);
    },
  );

  function readBy(stream: StreamValue, upTo: number, ...acknowledged: number[]): ConsumerGroup {
    const group = new ConsumerGroup(`g${stream.groups.size}`, idOf(upTo), undefined);
    const consumer = group.addConsumer('c', 0);
    for (let i = 1; i <= upTo; i++) {
      if (!acknowledged.includes(i)) {
        group.add(idKey(idOf(i)), { consumer, deliveredAt: 0, deliveries: 1 });
      }
    }
    stream.groups.set(group.name, group);
    return group;
  }

  test('trimming keeps references of groups, removes them, or spares referenced entries', () => {
    const left = streamOf(5);
    const known = readBy(left, 5);
    expect(left.trim({ maxLength: 2, limit: Infinity, references: 'KEEPREF' })).toBe(3);
    expect(known.pendingCount).toBe(5);

    const forgotten = streamOf(5);
    const forgetting = readBy(forgotten, 5);
    expect(forgotten.trim({ maxLength: 2, limit: Infinity, references: 'DELREF' })).toBe(3);
    expect(forgetting.pendingCount).toBe(2);

    const waiting = streamOf(5);
    readBy(waiting, 4, 1, 3);
    readBy(waiting, 5, 1, 2, 3, 4, 5);
    expect(waiting.trim({ maxLength: 0, limit: Infinity, references: 'ACKED' })).toBe(2);
    expect(numbersOf(waiting)).toEqual([2, 4, 5]);
  });
});
