import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from '../steps.ts';
import { FieldExpiries } from './field-expiries.ts';

test('due fields are returned, the earliest first', () => {
  const expiries = new FieldExpiries();
  expiries.set('c', 30);
  expiries.set('a', 10);
  expiries.set('b', 20);
  expect(expiries.earliest()).toBe(10);
  expect(expiries.takeDue(20)).toEqual(['a', 'b']);
  expect(expiries.size).toBe(1);
  expect(expiries.earliest()).toBe(30);
});

test('a changed or removed expiry no longer counts', () => {
  const expiries = new FieldExpiries();
  expiries.set('a', 10);
  expiries.set('a', 50);
  expiries.set('b', 20);
  expiries.delete('b');
  expect(expiries.earliest()).toBe(50);
  expect(expiries.takeDue(40)).toEqual([]);
  expect(expiries.delete('b')).toBe(false);
});

test('there is no next expiry if no field expires', () => {
  expect(new FieldExpiries().earliest()).toBe(Infinity);
  expect(new FieldExpiries().takeDue(Infinity)).toEqual([]);
});

test('after any changes, the expiries agree with a plain map', () => {
  const field = constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const time = integer({ min: 0, max: 40 });
  const step = oneof(
    record({ kind: constant('set' as const), field, time }),
    record({ kind: constant('delete' as const), field, time }),
    record({ kind: constant('take' as const), field, time }),
  );
  assert(
    property(array(step, { maxLength: 200 }), (steps) => {
      let expiries = new FieldExpiries();
      const model = new Map<string, number>();
      for (const { kind, field: name, time: at } of steps) {
        if (kind === 'set') {
          expiries.set(name, at);
          model.set(name, at);
        } else if (kind === 'delete') {
          expect(expiries.delete(name)).toBe(model.delete(name));
        } else {
          const due = [...model].filter(([, t]) => t <= at);
          const taken = expiries.takeDue(at);
          expect(taken.toSorted()).toEqual(due.map(([f]) => f).toSorted());
          expect(taken.map((f) => model.get(f)!)).toEqual(
            due.map(([, t]) => t).toSorted((a, b) => a - b),
          );
          for (const [f] of due) model.delete(f);
          expiries = allOf(expiries.cloneInSteps());
        }
        expect(expiries.earliest()).toBe(Math.min(Infinity, ...model.values()));
        expect(expiries.size).toBe(model.size);
        expect(expiries.get(name)).toBe(model.get(name));
      }
      expect(new Map(expiries.entries())).toEqual(model);
    }),
  );
});
