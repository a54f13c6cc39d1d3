import { Ajv2019 } from 'ajv/dist/2019.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Work } from '../work.ts';
import { jsonSchemaFormat } from './format.ts';
import { tries } from '../../../../../testing/base/tries.ts';

const RUNS = tries(1000);

const small = fc.integer({ min: 0, max: 3 });
const text = fc.constantFrom('', 'a', 'ab', 'abc');
const name = fc.constantFrom('p', 'q', 'r');
const scalar = fc.oneof(small, text, fc.boolean(), fc.constant(null), fc.constantFrom(0.5, 4, -1));

/** Documents with the few texts, names and numbers that occur in the schemas. */
const { document } = fc.letrec<{ document: unknown }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalar,
    fc.array(tie('document'), { maxLength: 3 }),
    fc.dictionary(name, tie('document'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const optional = { requiredKeys: [] };
const { schema } = fc.letrec<{ schema: object | boolean; plain: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 8, arbitrary: tie('plain') },
    {
      weight: 1,
      arbitrary: fc.record(
        {
          anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
          maxLength: small,
        },
        { requiredKeys: ['anyOf'] },
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record(
        { allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }), minLength: small },
        { requiredKeys: ['allOf'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ not: tie('plain') }) },
  ),
  plain: fc.oneof(
    fc.record(
      { type: fc.constant('string'), minLength: small, maxLength: small, pattern: text },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('integer', 'number'),
        minimum: small,
        exclusiveMaximum: small,
        multipleOf: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({
      type: fc.uniqueArray(fc.constantFrom('null', 'string', 'boolean'), { minLength: 1 }),
    }),
    fc.record({ enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: scalar }),
    fc.record(
      {
        type: fc.constant('array'),
        items: fc.oneof(tie('schema'), fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
        additionalItems: tie('schema'),
        minItems: small,
        maxItems: small,
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 3 }),
        patternProperties: fc.dictionary(fc.constantFrom('^p', 'q'), tie('schema'), { maxKeys: 1 }),
        additionalProperties: tie('schema'),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        minProperties: small,
        maxProperties: small,
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ minLength: small, minimum: small, required: fc.constant(['p']) }, optional),
  ),
}));

const parse = (given: unknown) => jsonSchemaFormat.parse(JSON.stringify(given), []);

/** A copy of a schema in which one member, at any depth, is removed or replaced by another number or null. */
function changed(given: object | boolean, place: number): unknown {
  let at = 0;
  const rest = JSON.parse(JSON.stringify(given), (_, value: unknown) => {
    if (at++ !== place) return value;
    return typeof value === 'number' ? value + 1 : undefined;
  });
  return JSON.parse(JSON.stringify(rest ?? true));
}

/** Whether it is still a schema after the change. */
function isSchema(given: unknown): given is object | boolean {
  try {
    parse(given);
    return true;
  } catch {
    return false;
  }
}

/**
 * Compatible means that a reader accepts whatever is valid for the writer's schema. The exceptions in Confluent's rules
 * (defaults of required properties, `oneOf` treated as `anyOf`) do not occur here.
 */
test('documents that are valid for a writer are valid for every compatible reader', () => {
  const ajv = new Ajv2019({ strict: false, allowUnionTypes: true, logger: false });
  let [compatible, checked] = [0, 0];
  fc.assert(
    fc.property(
      schema,
      schema,
      fc.integer({ min: 0, max: 15 }),
      fc.array(document, { minLength: 20, maxLength: 20 }),
      (one, other, place, documents) => {
        // Unrelated schemas are rarely compatible.
        const related = changed(other, place);
        for (const [reader, writer] of [
          [one, other],
          [related, other],
          [other, related],
        ]) {
          if (!isSchema(reader) || !isSchema(writer)) continue;
          if (parse(reader).incompatibilities(parse(writer), new Work()).length > 0) continue;
          compatible++;
          const [reads, writes] = [ajv.compile(reader), ajv.compile(writer)];
          for (const each of documents.filter((given) => writes(given))) {
            checked++;
            expect([reader, writer, each, reads(each)]).toEqual([reader, writer, each, true]);
          }
        }
      },
    ),
    { numRuns: RUNS },
  );
  expect(Math.min(compatible, checked)).toBeGreaterThan(RUNS / 2);
});
