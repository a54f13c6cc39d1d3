import { array, assert, constant, constantFrom, nat, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { ListValue, type ListEnd } from './list.ts';
import { stringBytes } from './value-object.ts';

function listOf(...elements: string[]): ListValue {
  const list = new ListValue();
  list.push('right', elements);
  return list;
}

const end = constantFrom<ListEnd>('left', 'right');
const element = constantFrom('a', 'b', 'c', '17', '');
const place = nat(1_000_000);

const step = oneof(
  record({ do: constant('push' as const), end, elements: array(element) }),
  record({ do: constant('pop' as const), end, count: nat(6) }),
  record({ do: constant('insert' as const), place, element }),
  record({ do: constant('set' as const), place, element }),
  record({ do: constant('remove' as const), end, element, limit: nat(4) }),
);

test('a list agrees with an array', () => {
  assert(
    property(array(step, { maxLength: 60 }), (steps) => {
      const list = new ListValue();
      let model: string[] = [];
      for (const s of steps) {
        if (s.do === 'push') {
          list.push(s.end, s.elements);
          model =
            s.end === 'left' ? [...s.elements.toReversed(), ...model] : [...model, ...s.elements];
        } else if (s.do === 'pop') {
          const count = Math.min(s.count, model.length);
          const popped =
            s.end === 'left' ? model.splice(0, count) : model.splice(model.length - count);
          expect(list.outer(s.end, count)).toEqual(s.end === 'left' ? popped : popped.toReversed());
          list.drop(s.end, count);
        } else if (s.do === 'insert') {
          const index = s.place % (model.length + 1);
          list.insert(index, s.element);
          model.splice(index, 0, s.element);
        } else if (s.do === 'set' && model.length > 0) {
          const index = s.place % model.length;
          list.set(index, s.element);
          model[index] = s.element;
        } else if (s.do === 'remove') {
          const order = s.end === 'left' ? model : model.toReversed();
          let removed = 0;
          const kept = order.filter((other) => other !== s.element || removed++ >= s.limit);
          expect(list.remove(s.element, s.limit, s.end)).toBe(model.length - kept.length);
          model = s.end === 'left' ? kept : kept.toReversed();
        }
        expect([...list.values()]).toEqual(model);
        expect(list.slice(0, list.size)).toEqual(model);
        expect(list.size).toBe(model.length);
      }
    }),
  );
});

test('a range is read at any position of the ring buffer', () => {
  const list = listOf('c', 'd', 'e');
  list.push('left', ['b', 'a']);
  expect(list.slice(1, 4)).toEqual(['b', 'c', 'd']);
  expect(list.slice(0, 2)).toEqual(['a', 'b']);
  expect(list.slice(3, 5)).toEqual(['d', 'e']);
  expect(list.slice(2, 2)).toEqual([]);
});

test('a clone of a list and the list change independently', () => {
  const list = listOf('a', 'b');
  const clone = list.clone();
  clone.push('left', ['z']);
  clone.set(1, 'x');
  expect([...list.values()]).toEqual(['a', 'b']);
  expect([...clone.values()]).toEqual(['z', 'x', 'b']);
  expect(list.clone().bytes).toBe(list.bytes);
});

test('the counted memory of a list follows its elements', () => {
  const list = new ListValue();
  const empty = list.bytes;
  list.push('right', ['some text']);
  expect(list.bytes - empty).toBe(stringBytes('some text'));
  for (let i = 0; i < 1000; i++) list.push('left', ['x']);
  expect(list.bytes).toBeGreaterThan(empty + 1000 * (8 + stringBytes('x')));
  list.drop('right', 1001);
  expect(list.bytes).toBe(empty);
});

test('a list is a listpack up to 8 KB', () => {
  const list = new ListValue();
  // Each element takes 100 bytes, its header and its length; the frame takes 7.
  while (list.size < 79) list.push('right', ['x'.repeat(100)]);
  expect(list.encoding).toBe('listpack');
  list.push('right', ['x'.repeat(100)]);
  expect(list.encoding).toBe('quicklist');
});

test('the size of all elements of one push counts before the first is added', () => {
  expect(listOf(...Array.from({ length: 81 }, () => 'x'.repeat(100))).encoding).toBe('listpack');
  expect(listOf(...Array.from({ length: 82 }, () => 'x'.repeat(100))).encoding).toBe('quicklist');
  expect(listOf('x'.repeat(8185)).encoding).toBe('listpack');
  expect(listOf('x'.repeat(8186)).encoding).toBe('quicklist');
});

test('a quicklist becomes a listpack again at 4 KB', () => {
  const list = listOf('x'.repeat(4000), 'y'.repeat(4000), 'z'.repeat(4000));
  expect(list.encoding).toBe('quicklist');
  list.drop('left', 1);
  expect(list.encoding).toBe('quicklist');
  expect(list.clone().encoding).toBe('quicklist');
  list.drop('right', 1);
  expect(list.encoding).toBe('listpack');
});

test('a replaced element can change the encoding either way', () => {
  const list = listOf('a', 'b');
  list.set(0, 'x'.repeat(9000));
  expect(list.encoding).toBe('quicklist');
  list.set(0, 'x');
  expect(list.encoding).toBe('listpack');
});
