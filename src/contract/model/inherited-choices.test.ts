import { describe, expect, test } from 'vitest';
import { contractOf } from '../../../testing/toolkit/toolkit.ts';
import { fittingValue } from '../../toolkit/values/fitting-value.ts';

const PETS = `
openapi: 3.1.0
paths: {}
components:
  schemas:
    Pet:
      type: object
      required: [kind]
      discriminator: { propertyName: kind, mapping: { dog: '#/components/schemas/Dog' } }
      oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Cat' }]
      properties: { kind: { type: string, minLength: 2 } }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { required: [bark], properties: { bark: { type: boolean } } }] }
    Hunter: { allOf: [{ $ref: '#/components/schemas/Pet' }] }
    Cat: { allOf: [{ $ref: '#/components/schemas/Hunter' }, { required: [lives], properties: { lives: { type: integer } } }] }
`;

describe('a type that is one of its own subtypes', () => {
  const contract = contractOf({ 'pets.yaml': PETS });
  const misfits = (name: string, value: unknown) =>
    contract.schemas
      .misfits('response', `/components/schemas/${name}`, value)
      .map(({ at, message }) => `${at} ${message}`);

  test('has the values of its subtypes', () => {
    expect(misfits('Pet', { kind: 'dog', bark: true })).toEqual([]);
    expect(misfits('Pet', { kind: 'cat', lives: 9 })).toEqual([]);
    expect(misfits('Pet', { kind: 'dog' })).not.toEqual([]);
    expect(misfits('Pet', { bark: true })).toContain('/kind is missing');
  });

  test('is inherited by them, without the choice', () => {
    expect(misfits('Cat', { kind: 'cat', lives: 9 })).toEqual([]);
    expect(misfits('Cat', { lives: 9 })).toEqual(['/kind is missing']);
    expect(misfits('Dog', { kind: 'd', bark: true })).toEqual([
      '/kind must not have fewer than 2 characters',
    ]);
  });

  test('is named by its own line where a subtype breaks it', () => {
    const [found] = contract.schemas.misfits('response', '/components/schemas/Dog', {
      kind: 1,
      bark: true,
    });
    expect(contract.placeOf(found!.contract)).toMatchObject({
      line: 11,
      pointer: '/components/schemas/Pet/properties/kind',
    });
  });

  test('is made up', () => {
    const pointer = '/components/schemas/Pet';
    for (let seed = 0; seed < 20; seed++) {
      const made = fittingValue(contract, pointer, { $ref: `#${pointer}` }, { seed });
      expect(misfits('Pet', made?.value)).toEqual([]);
    }
  });
});
