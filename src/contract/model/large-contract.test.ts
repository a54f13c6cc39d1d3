import { describe, expect, test } from 'vitest';
import { contractOf, fileReader } from '../../../testing/toolkit/toolkit.ts';
import { bundle } from './bundle.ts';
import { Router } from './router.ts';

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** These took time with the square of the number of paths. The bounds are several times what is needed. */
describe('a contract with very many paths', () => {
  test('is read in time with their number, also if its schemas are referred to by anchors', () => {
    const many = numbers(2000);
    const pathOf = (i: number) => {
      const content = { 'application/json': { schema: { $ref: `#thing${i}` } } };
      return { get: { responses: { 200: { description: 'Done.', content } } } };
    };
    const schemaOf = (i: number) => ({ $anchor: `thing${i}`, type: 'object' });
    const text = JSON.stringify({
      openapi: '3.1.0',
      paths: Object.fromEntries(many.map((i) => [`/things${i}`, pathOf(i)])),
      components: { schemas: Object.fromEntries(many.map((i) => [`Thing${i}`, schemaOf(i)])) },
    });
    const read = () => bundle('large.json', fileReader({ 'large.json': text }));
    expect(processorTime(read)).toBeLessThan(10_000);
  });

  test('finds each of them at once', () => {
    const [operation] = contractOf().operations;
    const router = new Router(
      numbers(20_000).map((i) => ({ ...operation!, path: `/things/${i}/{id}` })),
    );
    const find = () => {
      for (let i = 0; i < 5000; i++) router.find(`/things/19999/${i}`);
    };
    expect(processorTime(find)).toBeLessThan(10_000);
    expect(router.find('/things/19999/7')?.template).toBe('/things/19999/{id}');
  });
});

test('a line is known below numbers as keys, and below aliases', () => {
  const text = `openapi: 3.1.0
paths:
  /a:
    get: &get
      responses:
        200:
          description: Done.
          content: []
  /b:
    get: *get
`;
  expect(() => contractOf({ 'api.yaml': text })).toThrow(
    /^api\.yaml:8#\/paths\/~1a\/get\/responses\/200\/content: must be an object$/,
  );
});
