import avsc from 'avsc';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Work } from '../work.ts';
import { avroFormat } from './format.ts';
import { tries } from '../../../../../testing/base/tries.ts';

type Definition = string | Definition[] | { readonly [attribute: string]: unknown };

const primitive = fc.constantFrom(
  ...['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string'],
);
/** The name by which the branches of a union are distinguished. */
const titleOf = (type: Definition) =>
  typeof type === 'object' && !Array.isArray(type) ? (type['name'] ?? type['type']) : type;

const { schema } = fc.letrec<Record<'schema' | 'record' | 'list' | 'enum', Definition>>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    primitive,
    tie('list'),
    fc.record({ type: fc.constant('map'), values: tie('schema') }),
    tie('record'),
    tie('enum'),
    fc.record({
      type: fc.constant('fixed'),
      name: fc.constantFrom('X', 'Y'),
      size: fc.integer({ min: 1, max: 2 }),
    }),
    fc.uniqueArray(fc.oneof(primitive, tie('record'), tie('enum'), tie('list')), {
      minLength: 1,
      maxLength: 3,
      selector: titleOf,
    }),
  ),
  list: fc.record({ type: fc.constant('array'), items: tie('schema') }),
  enum: fc.record({
    type: fc.constant('enum'),
    name: fc.constantFrom('E', 'F'),
    symbols: fc.uniqueArray(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }),
  }),
  record: fc.record({
    type: fc.constant('record'),
    name: fc.constantFrom('R', 'S'),
    fields: fc.uniqueArray(
      fc.oneof(
        fc.record({ name: fc.constantFrom('a', 'b', 'c'), type: tie('schema') }),
        fc.record({
          name: fc.constantFrom('a', 'b', 'c'),
          type: fc.constant('int'),
          default: fc.constant(1),
        }),
      ),
      { maxLength: 3, selector: ({ name }) => name },
    ),
  }),
}));

/** Two arbitrary schemas, or a schema and a copy in which one type has been changed. */
const pair = fc.oneof(
  fc.tuple(schema, schema),
  fc
    .tuple(schema, primitive, primitive)
    .map(([whole, from, to]): [Definition, Definition] => [
      whole,
      JSON.parse(JSON.stringify(whole).replace(`"${from}"`, `"${to}"`)) as Definition,
    ]),
);

const read = (definition: Definition) => {
  try {
    return avroFormat.parse(JSON.stringify(definition), []);
  } catch {
    return undefined;
  }
};
const readByAvsc = (definition: Definition) => {
  try {
    return avsc.Type.forSchema(definition as avsc.Schema, { wrapUnions: true });
  } catch {
    return undefined;
  }
};

test('avsc agrees on what is a schema, and on what a reader can read', () => {
  fc.assert(
    fc.property(pair, ([reader, writer]) => {
      const [ours, others] = [read(reader), read(writer)];
      const [known, foreign] = [readByAvsc(reader), readByAvsc(writer)];
      expect(ours === undefined).toBe(known === undefined);
      expect(others === undefined).toBe(foreign === undefined);
      if (ours === undefined || others === undefined) return;
      const resolve = () => known!.createResolver(foreign!);
      if (ours.incompatibilities(others, new Work()).length === 0) expect(resolve).not.toThrow();
      else expect(resolve).toThrow(Error);
    }),
    { numRuns: tries(2000) },
  );
});

test('the canonical text of a schema does not change when it is parsed and written again', () => {
  fc.assert(
    fc.property(schema, (definition) => {
      const parsed = read(definition);
      if (parsed === undefined) return;
      expect(avroFormat.parse(parsed.canonical, []).canonical).toBe(parsed.canonical);
      expect(avroFormat.parse(parsed.normalized, []).normalized).toBe(parsed.normalized);
      expect(avroFormat.parse(parsed.canonical, []).normalized).toBe(parsed.normalized);
    }),
  );
});
