import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignRange } from './assignor.ts';

const nobody = (partitions: number) => Array.from({ length: partitions }, () => undefined);

describe('assigning the partitions of a topic', () => {
  test('gives each member a range in the order of names if nothing is assigned yet, the first ranges longer', () => {
    expect(assignRange(['a', 'b', 'c'], nobody(7))).toEqual(['a', 'a', 'a', 'b', 'b', 'c', 'c']);
  });

  test('gives one partition each to the first members if there are more members than partitions', () => {
    expect(assignRange(['a', 'b', 'c'], nobody(2))).toEqual(['a', 'b']);
  });

  test('moves only the partitions that a new member gets', () => {
    expect(assignRange(['a', 'b', 'c'], ['b', 'b', 'b', 'c', 'c', 'c'])).toEqual([
      ...['b', 'b', 'a', 'c', 'c', 'a'],
    ]);
  });

  test('gives the partitions of a member that has left to the others, which keep their own', () => {
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
