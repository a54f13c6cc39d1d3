import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Random } from '../../base/random.ts';
import { withFormats } from '../../../mocks/contract/described.ts';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { tries } from '../../../testing/base/tries.ts';
import { fittingValue } from './fitting-value.ts';

/** Schemas that are easily made wrong, by what is special in them. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'bounds of numbers': '{ type: number, exclusiveMinimum: 1, maximum: 1.05 }',
  multiples: '{ type: number, multipleOf: 0.1, minimum: 0.25, maximum: 0.55 }',
  'negative integers': '{ type: integer, maximum: -5 }',
  lengths: '{ type: string, minLength: 40, maxLength: 41 }',
  'a short text': '{ type: string, maxLength: 2, minLength: 2 }',
  'a pattern': '{ type: string, pattern: "^[A-Z]{2,3}-\\\\d{4}(?:\\\\.[a-f]+)?$" }',
  'a pattern of long repetitions': '{ type: string, pattern: "^(?:[a-z]{0,1000000}){0,1000000}$" }',
  'a pattern without ends': '{ type: string, pattern: "foo|bar" }',
  'enum and null': '{ type: [string, "null"], enum: [a, null] }',
  parts:
    '{ allOf: [{ $ref: "#/components/schemas/Named" }, { properties: { name: { minLength: 20 } } }] }',
  'closed parts':
    '{ type: object, required: [a], properties: { a: { const: 1 } }, additionalProperties: false }',
  'one of similar ones':
    '{ oneOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [b], properties: { b: { type: string } } }] }',
  'a discriminator': '{ $ref: "#/components/schemas/Shape" }',
  'different items': '{ type: array, uniqueItems: true, minItems: 3, items: { enum: [1, 2, 3] } }',
  'a tuple':
    '{ type: array, prefixItems: [{ type: string }, { type: integer }], items: false, minItems: 2 }',
  'an item that must be there':
    '{ type: array, contains: { const: 5 }, minItems: 2, items: { type: integer } }',
  'a map':
    '{ type: object, minProperties: 3, additionalProperties: { type: integer }, propertyNames: { pattern: "^[a-z]+$" } }',
  dependencies:
    '{ type: object, properties: { card: { type: string }, code: { type: string } }, dependentRequired: { card: [code] } }',
  'what it must not be':
    '{ type: object, required: [a], properties: { a: { type: string } }, not: { required: [b] } }',
  conditions:
    '{ type: object, required: [kind], properties: { kind: { enum: [x, y] }, size: { type: integer } }, if: { properties: { kind: { const: x } } }, then: { required: [size] } }',
  recursion: '{ $ref: "#/components/schemas/Tree" }',
  'recursion through alternatives': '{ $ref: "#/components/schemas/Value" }',
  formats:
    '{ type: object, required: [a, b, c, d, e, f, g], properties: { a: { type: string, format: date-time }, b: { type: string, format: uuid }, c: { type: string, format: ipv6 }, d: { type: string, format: email }, e: { type: string, format: byte }, f: { type: string, format: uri }, g: { type: integer, format: int32 } } }',
  'a name of every object':
    '{ type: object, required: [__proto__, constructor], properties: { __proto__: { type: string }, constructor: { type: string } } }',
  anything: '{}',
  true: 'true',
};

function document(schema: string): string {
  return `
openapi: 3.1.0
info: { title: Any, version: '1' }
paths:
  /:
    get: { responses: { '200': { description: OK, content: { application/json: { schema: ${schema} } } } } }
components:
  schemas:
    Named: { type: object, required: [name], properties: { name: { type: string }, secret: { type: string, writeOnly: true } } }
    Shape:
      oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }]
      discriminator: { propertyName: kind, mapping: { round: '#/components/schemas/Circle' } }
    Circle: { type: object, required: [kind, radius], properties: { kind: { type: string }, radius: { type: number, minimum: 0 } } }
    Square: { type: object, required: [kind, side], properties: { kind: { type: string }, side: { type: number, minimum: 0 } }, additionalProperties: false }
    Tree: { type: object, required: [name, children], properties: { name: { type: string }, children: { type: array, items: { $ref: '#/components/schemas/Tree' } }, parent: { $ref: '#/components/schemas/Tree' } } }
    Vehicle: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { car: Car } } }
    Car: { allOf: [{ $ref: '#/components/schemas/Vehicle' }, { required: [doors], properties: { doors: { type: integer } } }] }
    Bike: { allOf: [{ $ref: '#/components/schemas/Vehicle' }, { required: [gears], properties: { gears: { type: integer } } }] }
    Value: { oneOf: [{ type: string }, { type: object, required: [inner], properties: { inner: { $ref: '#/components/schemas/Value' } } }] }
`;
}

const POINTER = '/paths/~1/get/responses/200/content/application~1json/schema';

function maker(schema: string) {
  const contract = withFormats(contractOf({ 'api.yaml': document(schema) }));
  const { schema: read } = contract.operations[0]!.responses['200']!.content['application/json']!;
  return {
    contract,
    make: (options: Parameters<typeof fittingValue>[3]) =>
      fittingValue(contract, POINTER, read, options)?.value,
  };
}

describe('a value is made that is valid by a schema with', () => {
  test.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
    const { contract, make } = maker(schema);
    for (let seed = 0; seed < tries(50); seed++) {
      const value = make({ seed });
      expect(value).toBeDefined();
      expect(contract.schemas.misfits('response', POINTER, value)).toEqual([]);
    }
  });
});

test('a value of a type that has subtypes is one of them, by the names that they have', () => {
  const { make } = maker(
    '{ type: array, minItems: 5, items: { $ref: "#/components/schemas/Vehicle" } }',
  );
  const made = Array.from({ length: 5 }, (_, seed) => make({ seed }) as { kind: string }[]).flat();
  expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['car', 'Bike']));
  for (const vehicle of made) {
    expect(vehicle).toHaveProperty(vehicle.kind === 'car' ? 'doors' : 'gears', expect.any(Number));
  }
});

test('a list is never empty unless that is asked for', () => {
  const { make } = maker('{ type: array, items: { type: string } }');
  for (let seed = 0; seed < 50; seed++) expect(make({ seed })).not.toEqual([]);
  expect(make({ seed: 1, items: 0 })).toEqual([]);
  expect(make({ seed: 1, items: 20 })).toHaveLength(20);
});

test('the list in an object has as many items as are asked for, and no more than it may have', () => {
  const { make } = maker(
    '{ type: object, required: [data], properties: { data: { type: array, maxItems: 5, items: { type: integer } } } }',
  );
  expect(make({ seed: 1, items: 4 })).toHaveProperty('data.length', 4);
  expect(make({ seed: 1, items: 9 })).toHaveProperty('data.length', 5);
});

test('equal seeds make equal values', () => {
  const { make } = maker(SCHEMAS['formats']!);
  expect(make({ seed: 7 })).toEqual(make({ seed: 7 }));
  expect(make({ seed: 7 })).not.toEqual(make({ seed: 8 }));
});

test('properties mean what their names say', () => {
  const { make } = maker(
    '{ type: object, required: [email, firstName, created_at, price, age, city], properties: { email: { type: string }, firstName: { type: string }, created_at: { type: string }, price: { type: number }, age: { type: integer }, city: { type: string, example: Oslo } } }',
  );
  expect(make({ seed: 1 })).toEqual({
    email: expect.stringMatching(/^[a-z]+\.[a-z]+@example\.com$/) as string,
    firstName: expect.stringMatching(/^[A-Z][a-z]+$/) as string,
    created_at: expect.stringMatching(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    price: expect.any(Number) as number,
    age: expect.any(Number) as number,
    city: 'Oslo',
  });
});

test('an example that is not of its format is not taken', () => {
  const { contract, make } = maker('{ type: string, format: uuid, example: "1" }');
  const value = make({ seed: 1 });
  expect(contract.schemas.misfits('response', POINTER, value)).toEqual([]);
});

describe('values for requests', () => {
  const some = (schema: string) => {
    const { make } = maker(schema);
    const options = { direction: 'request', isVaried: true } as const;
    return Array.from({ length: 50 }, (_, seed) => make({ seed, ...options }));
  };

  test('vary: bounds, odd texts, empty lists and null are among them', () => {
    expect(some('{ type: integer, minimum: 3, maximum: 9 }')).toEqual(
      expect.arrayContaining([3, 9]),
    );
    expect(some('{ type: string }')).toEqual(expect.arrayContaining(['', 'ä ö/ü']));
    expect(some('{ type: array, items: { type: string } }')).toContainEqual([]);
    expect(some('{ type: [string, "null"] }')).toContain(null);
  });

  test('have what is only for them, and not what is only for answers', () => {
    const names = new Set(
      some(
        '{ type: object, properties: { in: { type: string, writeOnly: true }, out: { type: string, readOnly: true } } }',
      ).flatMap((value) => Object.keys(value as object)),
    );
    expect(names).toEqual(new Set(['in']));
  });
});

test('what is only for requests is left out', () => {
  const { make } = maker('{ $ref: "#/components/schemas/Named" }');
  expect(Object.keys(make({ seed: 1 }) as object)).toEqual(['name']);
});

test('there is no value for a schema that nothing fits', () => {
  expect(maker('{ type: string, minLength: 5, maxLength: 2 }').make({ seed: 1 })).toBeUndefined();
  expect(maker('{ type: string, pattern: "(?=a)b" }').make({ seed: 1 })).toBeUndefined();
});

test('nothing is made of a list that would be too long', () => {
  const { make } = maker(
    '{ type: object, properties: { a: { type: array, minItems: 100000000, items: { type: string } }, b: { type: string } } }',
  );
  const picks = vi.spyOn(Random.prototype, 'pick');
  onTestFinished(() => picks.mockRestore());
  expect(make({ seed: 1 })).toEqual({ b: expect.any(String) as string });
  expect(picks.mock.calls.length).toBeLessThan(100);
});
