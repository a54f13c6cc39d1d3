import { expect, test } from 'vitest';
import { Bag } from './bag.ts';

const item = (name: string) => ({ name, place: -1 });
const names = (bag: Bag<ReturnType<typeof item>>) =>
  bag
    .all()
    .map(({ name }) => name)
    .toSorted();

test('a bag has what was added and not deleted', () => {
  const bag = new Bag<ReturnType<typeof item>>();
  const [a, b, c] = [item('a'), item('b'), item('c')];
  for (const each of [a, b, c]) bag.add(each);
  expect(names(bag)).toEqual(['a', 'b', 'c']);
  bag.delete(a);
  expect([names(bag), bag.size]).toEqual([['b', 'c'], 2]);
  bag.delete(c);
  bag.delete(b);
  expect([names(bag), bag.size]).toEqual([[], 0]);
  bag.add(a);
  expect(names(bag)).toEqual(['a']);
});

test('deleting what is not in the bag has no effect', () => {
  const bag = new Bag<ReturnType<typeof item>>();
  const [a, b] = [item('a'), item('b')];
  bag.add(a);
  bag.delete(b);
  expect(names(bag)).toEqual(['a']);
  bag.delete(a);
  bag.delete(a);
  expect(names(bag)).toEqual([]);
});

test('items may be deleted while all of them are visited', () => {
  const bag = new Bag<ReturnType<typeof item>>();
  for (const name of ['a', 'b', 'c']) bag.add(item(name));
  for (const each of bag.all()) bag.delete(each);
  expect(bag.size).toBe(0);
});
