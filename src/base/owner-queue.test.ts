import { describe, expect, test } from 'vitest';
import { OwnerQueue } from './owner-queue.ts';

/** Names of which the first letter is the owner's; of those that begin with `-`, it is not known. */
const ownerOf = (name: string) => (name.startsWith('-') ? undefined : name[0]);
function queueOf(...names: string[]) {
  const queue = new OwnerQueue<string>();
  for (const name of names) queue.add(name, ownerOf(name));
  return queue;
}
function rest(queue: OwnerQueue<string>) {
  return Array.from({ length: queue.size }, () => queue.next());
}

describe('what waits for its turn', () => {
  test('goes on owner by owner, and of an owner in order', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'b1', '-1', 'b2');
    expect(queue.size).toBe(6);
    expect(rest(queue)).toEqual(['a1', 'b1', '-1', 'a2', 'b2', 'a3']);
    expect(queue.next()).toBeUndefined();
  });

  test('an owner who comes back waits behind the others', () => {
    const queue = queueOf('a1', 'a2', 'b1');
    expect(queue.next()).toBe('a1');
    queue.add('c1', 'c');
    queue.add('a1', 'a');
    expect(rest(queue)).toEqual(['b1', 'a2', 'c1', 'a1']);
  });

  test('waits once, for the owner that it came with', () => {
    const queue = queueOf('a1', 'b1', 'b2');
    queue.add('a1', 'b');
    expect(queue.hasOf('a')).toBe(true);
    expect(rest(queue)).toEqual(['a1', 'b1', 'b2']);
    expect(queue.hasOf('a')).toBe(false);
  });

  test('can be taken of an owner whose turn it is not', () => {
    const queue = queueOf('a1', 'b1', '-1', 'b2', '-2');
    expect(queue.nextOf(undefined)).toBe('-1');
    expect(queue.nextOf('b')).toBe('b1');
    expect(queue.nextOf('c')).toBeUndefined();
    expect(rest(queue)).toEqual(['a1', 'b2', '-2']);
  });

  test('can leave', () => {
    const queue = queueOf('a1', 'a2', 'b1', 'b2', 'c1');
    for (const name of ['a1', 'b2', 'c1', 'd1']) queue.delete(name);
    expect(['a1', 'a2', 'c1'].map((name) => queue.has(name))).toEqual([false, true, false]);
    expect(queue.hasOf('c')).toBe(false);
    expect(rest(queue)).toEqual(['a2', 'b1']);
  });

  test('can be put back before all others', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'b1', 'b2', 'c1');
    const taken = [queue.next()!, queue.next()!, queue.next()!, queue.next()!];
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2']);
    queue.putBack(['b1', 'a2', 'c1'].map((name) => [name, ownerOf(name)]));
    expect(queue.size).toBe(5);
    expect(rest(queue)).toEqual(['b1', 'a2', 'c1', 'b2', 'a3']);
  });
});
