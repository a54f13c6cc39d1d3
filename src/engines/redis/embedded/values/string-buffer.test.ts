import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StringBuffer } from './string-buffer.ts';

test('a string buffer starts with its content, padded with zeros', () => {
  expect(new StringBuffer('abc').toString()).toBe('abc');
  expect(new StringBuffer('abc', 5).toString()).toBe('abc\0\0');
  expect(new StringBuffer('abc', 2).toString()).toBe('abc');
});

test('a string buffer keeps every byte', () => {
  const all = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join('');
  expect(new StringBuffer(all).toString()).toBe(all);
  expect(new StringBuffer(all).slice(128, 130)).toBe('\u0080\u0081');
});

test('after any writes, a string buffer equals a string', () => {
  const write = fc.record({
    offset: fc.integer({ min: 0, max: 40 }),
    text: fc.string({ unit: fc.constantFrom('a', '\0', '\u00ff'), maxLength: 20 }),
  });
  fc.assert(
    fc.property(fc.array(write), (writes) => {
      const buffer = new StringBuffer('');
      let model = '';
      for (const { offset, text } of writes) {
        buffer.write(offset, text);
        model = model.padEnd(offset, '\0');
        model = model.slice(0, offset) + text + model.slice(offset + text.length);
        expect(buffer.toString()).toBe(model);
        expect(buffer.length).toBe(model.length);
      }
      const words = Buffer.from(buffer.words().buffer).toString('latin1');
      expect(words.slice(0, model.length)).toBe(model);
      expect(words.slice(model.length)).toMatch(/^\0*$/);
    }),
  );
});

test('appending rarely reallocates', () => {
  const buffer = new StringBuffer('');
  let moves = 0;
  let memory = buffer.words().buffer;
  for (let i = 0; i < 300_000; i++) {
    buffer.write(buffer.length, '0123456789');
    if (buffer.words().buffer !== memory) {
      memory = buffer.words().buffer;
      moves++;
    }
  }
  expect(buffer.length).toBe(3_000_000);
  expect(moves).toBeLessThan(30);
  expect(buffer.bytes).toBeLessThan(4_500_000);
});

test('a buffer longer than a JavaScript string keeps its content, but is not read as a whole', () => {
  const buffer = new StringBuffer('', 512 * 1024 * 1024);
  expect(() => buffer.toString()).toThrow(
    'ERR string exceeds maximum allowed size (proto-max-bulk-len)',
  );
  expect(buffer.byteAt(512 * 1024 * 1024 - 1)).toBe(0);
});

test('the cached text of a long buffer is dropped at the next change', () => {
  const long = 'x'.repeat(10_000);
  const buffer = new StringBuffer(long);
  expect(buffer.toString()).toBe(long);
  buffer.setByte(0, 0x79);
  expect(buffer.toString()).toBe(`y${long.slice(1)}`);
  buffer.write(1, 'z');
  expect(buffer.toString()).toBe(`yz${long.slice(2)}`);
  buffer.grow(10_001);
  expect(buffer.toString()).toBe(`yz${long.slice(2)}\0`);
  buffer.setByte(10_001, 0x79);
  expect(buffer.toString()).toBe(`yz${long.slice(2)}\0y`);
});
