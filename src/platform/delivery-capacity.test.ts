import { expect, test } from 'vitest';
import { deliveryCapacity, openFilesLimit } from './delivery-capacity.ts';

const GIGABYTE = 1024 ** 3;

test('deliveries have half of the file descriptors, and those that take long a quarter of the heap', () => {
  expect(deliveryCapacity(1024, GIGABYTE)).toMatchObject({
    parallelism: 128,
    slow: { deliveries: 384, bytes: GIGABYTE / 4 },
  });
  expect(deliveryCapacity(1_048_576, 4 * GIGABYTE)).toMatchObject({
    parallelism: 1024,
    slow: { deliveries: 16_384, bytes: GIGABYTE },
  });
});

test('the limit of open files is read from the system', () => {
  const limits = [
    'Limit                     Soft Limit           Hard Limit           Units     ',
    'Max processes             127427               127427               processes ',
    'Max open files            1024                 524288               files     ',
  ].join('\n');
  expect(openFilesLimit(() => limits)).toBe(1024);
  expect(openFilesLimit(() => limits.replace('1024 ', 'unlimited '))).toBe(Infinity);
  expect(
    openFilesLimit(() => {
      throw new Error('ENOENT');
    }),
  ).toBe(10_240);
});
