import { expect, test, vi } from 'vitest';
import { formValue } from './form-value.ts';
import { UnreadableItem } from './items/json-item.ts';

const media = {
  schema: { type: 'object', properties: { filter: { type: 'object' }, name: { type: 'string' } } },
};
const read = (text: string) => formValue({ document: {} }, media, Buffer.from(text));

test('an object in a form is JSON', () => {
  expect(read(`name=a%26b&filter=${encodeURIComponent('{"a":[1]}')}`)).toEqual({
    name: 'a&b',
    filter: { a: [1] },
  });
});

test('an object with names that V8 would compare with all others is not parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const json = JSON.stringify({ ['x'.repeat(16_384)]: 1 });
  expect(read(`filter=${encodeURIComponent(json)}`)).toEqual({ filter: json });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('such a name of a field is refused', () => {
  expect(() => read(`name=a&${'x'.repeat(16_384)}=1`)).toThrow(UnreadableItem);
});
