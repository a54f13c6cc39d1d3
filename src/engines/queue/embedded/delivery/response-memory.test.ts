import { expect, test } from 'vitest';
import { ResponseMemory } from './response-memory.ts';

const MEGABYTE = 1024 * 1024;

test('large responses share a budget of memory, and release it', () => {
  const memory = new ResponseMemory();
  expect(memory.grow(0, 200 * MEGABYTE)).toBe(true);
  expect(memory.grow(0, 100 * MEGABYTE)).toBe(false);
  expect(memory.grow(0, 50 * MEGABYTE)).toBe(true);
  expect(memory.grow(50 * MEGABYTE, 50 * MEGABYTE)).toBe(false);
  memory.release(200 * MEGABYTE);
  expect(memory.grow(50 * MEGABYTE, 50 * MEGABYTE)).toBe(true);
});

test('small responses are always kept', () => {
  const memory = new ResponseMemory();
  memory.grow(0, 256 * MEGABYTE);
  for (let count = 0; count < 1000; count++) expect(memory.grow(0, 256 * 1024)).toBe(true);
});
