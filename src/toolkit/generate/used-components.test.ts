import { expect, test } from 'vitest';
import { withUsedComponents } from './used-components.ts';

test('components stay that something else in the document refers to, directly or not', () => {
  const item = { type: 'string' };
  const document = {
    paths: { '/': { $ref: '#/components/pathItems/root' } },
    'x-extension': { $ref: '#/components/headers/seen' },
    components: {
      pathItems: { root: { get: { schema: { $ref: '#/components/schemas/list' } } } },
      schemas: {
        list: { type: 'array', items: { $ref: '#/components/schemas/item' } },
        item,
        // One of a pair that refer to each other alone.
        node: { properties: { next: { $ref: '#/components/schemas/edge' } } },
        edge: { properties: { to: { $ref: '#/components/schemas/node' } } },
      },
      responses: { gone: { description: 'Was put in place of its reference.' } },
      headers: { seen: {} },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
  const { pathItems, schemas, headers, securitySchemes } = document.components;
  expect(withUsedComponents(document)).toEqual({
    ...document,
    components: { pathItems, schemas: { list: schemas.list, item }, headers, securitySchemes },
  });
});
