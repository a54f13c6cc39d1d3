import { expect, test } from 'vitest';
import { typesOf } from './schema-parts.ts';

const document = {
  components: {
    schemas: { moment: { oneOf: [{ type: 'integer' }, { enum: ['first', 'last'] }] } },
  },
};

test.each<[object, string[]]>([
  [{ type: 'string' }, ['string']],
  [{ type: ['integer', 'null'] }, ['integer', 'null']],
  [{ const: true }, ['boolean']],
  [{ const: null }, ['null']],
  [{ $ref: '#/components/schemas/moment' }, ['integer', 'string']],
  [{ allOf: [{ $ref: '#/components/schemas/moment' }] }, ['integer', 'string']],
  [{}, []],
])('%j allows %j', (schema, types) => {
  expect([...typesOf({ document }, schema)]).toEqual(types);
});
