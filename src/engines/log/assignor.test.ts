import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignRange } from './assignor.ts';

const nobody = (partitions: number) => Array.from({ length: partitions }, () => undefined);

describe('sharing the partitions of a topic', () => {
  test('gives ranges by the order of names where nobody has any, the first ones longer', () => {
    expect(assignRange(['a', 'b', 'c'], nobody(7))).toEqual(['a', 'a', 'a', 'b', 'b', 'c', 'c']);
  });

  test('gives one each to the first where there are more members than partitions', () => {
    expect(assignRange(['a', 'b', 'c'], nobody(2))).toEqual(['a', 'b']);
  });

  test('takes from those that were there only what a new member gets', () => {
    expect(assignRange(['a', 'b', 'c'], ['b', 'b', 'b', 'c', 'c', 'c'])).toEqual([
      ...['b', 'b', 'a', 'c', 'c', 'a'],
    ]);
  });

  test('gives what a member had to the others, who keep what they have', () => {
    expect(assignRange(['a', 'c'], ['a', 'a', 'b', 'b', 'c', 'c'])).toEqual([
      ...['a', 'a', 'a', 'c', 'c', 'c'],
    ]);
  });

  test('moves nothing while no member has two partitions more than another', () => {
    const owners = ['b', 'a', 'b'];
    expect(assignRange(['a', 'b'], owners)).toEqual(owners);
  });

  test('is balanced, and moves no partition without need', () => {
    const name = fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e');
    const members = fc.uniqueArray(name, { minLength: 1 }).map((names) => names.toSorted());
    const owners = fc.array(fc.option(name, { nil: undefined }), { maxLength: 12 });
    fc.assert(
      fc.property(members, owners, (members, owners) => {
        const assigned = assignRange(members, owners);
        const counts = members.map((m) => assigned.filter((owner) => owner === m).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(assigned.every((owner) => members.includes(owner))).toBe(true);
        // An owner loses a partition only if it has its full share without it.
        for (const [i, owner] of owners.entries()) {
          if (owner === undefined || !members.includes(owner) || assigned[i] === owner) continue;
          const kept = assigned.filter((to) => to === owner).length;
          expect(kept).toBeGreaterThanOrEqual(Math.floor(owners.length / members.length));
          expect(assigned.every((to, j) => to !== owner || owners[j] === owner)).toBe(true);
        }
        expect(assignRange(members, assigned)).toEqual(assigned);
      }),
    );
  });
});
