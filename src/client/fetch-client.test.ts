import { expect, test } from 'vitest';
import { UnsendableError } from './errors.ts';
import { pathOf } from './fetch-client.ts';

test('a parameter becomes one encoded segment of the path', () => {
  expect(pathOf('/queues/{name}/pause', { name: 'a/b c' })).toBe('/queues/a%2Fb%20c/pause');
  expect(pathOf('/offsets/{timestamp}', { timestamp: 0 })).toBe('/offsets/0');
});

test.each([
  ['', 'name must not be empty'],
  ['.', 'name must not be "."'],
  ['..', 'name must not be ".."'],
])('%j is refused as a segment of a path', (name, message) => {
  expect(() => pathOf('/queues/{name}', { name })).toThrow(new UnsendableError(message));
});
