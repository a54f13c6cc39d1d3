import { expect, test } from 'vitest';
import { ResponseMemory, type GrowingResponse } from './response-memory.ts';

const MEGABYTE = 1024 * 1024;

class Response implements GrowingResponse {
  readonly #memory: ResponseMemory;
  size = 0;
  isTruncated = false;

  constructor(memory: ResponseMemory) {
    this.#memory = memory;
  }

  grow(by: number): boolean {
    if (!this.#memory.grow(this, by)) return false;
    this.size += by;
    return true;
  }

  truncate(): void {
    this.isTruncated = true;
    this.end();
  }

  end(): void {
    this.#memory.release(this);
  }
}

test('large responses share a budget of memory, and release it', () => {
  const memory = new ResponseMemory();
  const [first, second] = [new Response(memory), new Response(memory)];
  expect(first.grow(200 * MEGABYTE)).toBe(true);
  first.end();
  expect(second.grow(200 * MEGABYTE)).toBe(true);
  expect(second.grow(50 * MEGABYTE)).toBe(true);
  expect(second.grow(50 * MEGABYTE)).toBe(false);
});

test('the response that has taken longest makes room for others', () => {
  const memory = new ResponseMemory();
  const responses = Array.from({ length: 3 }, () => new Response(memory));
  for (const response of responses) response.grow(80 * MEGABYTE);
  const newest = new Response(memory);
  expect(newest.grow(80 * MEGABYTE)).toBe(true);
  expect(responses.map(({ isTruncated }) => isTruncated)).toEqual([true, false, false]);
});

test('small responses are always kept', () => {
  const memory = new ResponseMemory();
  const large = new Response(memory);
  large.grow(256 * MEGABYTE);
  for (let count = 0; count < 1000; count++) {
    expect(new Response(memory).grow(16 * 1024)).toBe(true);
  }
  expect(large.isTruncated).toBe(false);
});
