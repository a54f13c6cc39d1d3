import { expect, test } from 'vitest';
import { matching, optionNamed } from './matching.ts';

const options = Array.from({ length: 3000 }, (_, i) => ({ value: `id-${i}`, title: `shop-${i}` }));

test('of thousands only some are shown, those that begin with the text first', () => {
  expect(matching(options, '')).toHaveLength(50);
  expect(
    matching(options, 'SHOP-29')
      .map(({ title }) => title)
      .slice(0, 3),
  ).toEqual([...['shop-29', 'shop-290', 'shop-291']]);
  const mixed = [...options, { value: 'x', title: '2999 of it' }];
  expect(matching(mixed, '2999').map(({ title }) => title)).toEqual(['2999 of it', 'shop-2999']);
  expect(matching(options, 'nothing')).toEqual([]);
});

test('an option is chosen by its title, and one of several of a title by its value', () => {
  expect(optionNamed(options, 'shop-7')).toEqual({ value: 'id-7', title: 'shop-7' });
  expect(optionNamed(options, 'shop')).toBeUndefined();
  const twins = [
    { value: 'a', title: 'shop' },
    { value: 'b', title: 'shop' },
  ];
  expect(optionNamed(twins, 'shop')).toBeUndefined();
  expect(optionNamed(twins, 'b')).toEqual(twins[1]);
});
