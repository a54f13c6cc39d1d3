import { expect, test } from 'vitest';
import { distinctSchemas } from './distinct-schemas.ts';

/** Long enough to be worth a name. */
const NAME = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: `^[a-z]${'[a-z0-9-]*'.repeat(10)}$`,
};
const OTHER = { ...NAME, maxLength: 50 };

function object(properties: Record<string, unknown>) {
  return { type: 'object', properties };
}

test('a part of several schemas becomes one shared schema that they refer to', () => {
  const schemas = distinctSchemas(
    {},
    {
      one: object({ name: { ...NAME, description: 'the name of one' }, other: OTHER }),
      two: object({ name: NAME, names: { type: 'array', items: NAME }, other: OTHER }),
    },
  );
  const [name, other] = [{ $ref: 'shared-1' }, { $ref: 'shared-2' }];
  expect(schemas).toEqual({
    'shared-1': NAME,
    'shared-2': OTHER,
    one: object({ name, other }),
    two: object({ name, names: { type: 'array', items: name }, other }),
  });
});

test('parts of shared schemas are shared too', () => {
  const inner = object({ name: NAME, more: { type: 'boolean' } });
  const schemas = distinctSchemas({}, { one: object({ a: inner, name: NAME }), two: inner });
  expect(schemas).toEqual({
    'shared-1': NAME,
    'shared-2': object({ name: { $ref: 'shared-1' }, more: { type: 'boolean' } }),
    one: object({ a: { $ref: 'shared-2' }, name: { $ref: 'shared-1' } }),
    two: { $ref: 'shared-2' },
  });
});

test('schemas that differ in their default share the rest; one with nested defaults is not shared', () => {
  const settings = object({ name: { ...NAME, default: 'a' } });
  const schemas = distinctSchemas(
    {},
    { one: object({ settings }), two: object({ settings, name: { ...NAME, default: 'b' } }) },
  );
  const inTwo = object({ name: { $ref: 'shared-1', default: 'a' } });
  expect(schemas).toEqual({
    'shared-1': NAME,
    one: object({ settings: inTwo }),
    two: object({ settings: inTwo, name: { $ref: 'shared-1', default: 'b' } }),
  });
});

test('references to components get the names of these', () => {
  const reference = { $ref: '#/components/schemas/name' };
  expect(distinctSchemas({ name: NAME }, { one: { type: 'array', items: reference } })).toEqual({
    'component-name': NAME,
    one: { type: 'array', items: { $ref: 'component-name' } },
  });
});
