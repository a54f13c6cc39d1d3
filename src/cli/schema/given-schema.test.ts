import { expect, test } from 'vitest';
import { readReference, readSchema } from './given-schema.ts';

test('a schema has a type, and what it refers to', async () => {
  expect(await readSchema('"int"', { type: 'AVRO' })).toEqual({
    schema: '"int"',
    schemaType: 'AVRO',
  });
  const options = { type: 'JSON', reference: ['user.json=users-value:2'] };
  expect(await readSchema('{}', options)).toEqual({
    ...{ schema: '{}', schemaType: 'JSON' },
    references: [{ name: 'user.json', subject: 'users-value', version: 2 }],
  });
});

test('it stands in one place', async () => {
  await expect(readSchema('{}', { type: 'JSON', file: 'a.json' })).rejects.toThrow(
    'a schema and --file are both given',
  );
  await expect(readSchema(undefined, { type: 'JSON' })).rejects.toThrow(
    'give a schema, or --file (- is the standard input)',
  );
});

test('a reference is a name, a subject and a version', () => {
  expect(readReference('http://example.com/a.json=a:b:latest')).toEqual({
    ...{ name: 'http://example.com/a.json', subject: 'a:b', version: -1 },
  });
  for (const text of ['a', 'a=b', 'a=b:', 'a=:1', 'a=b:x', '=b:1']) {
    expect(() => readReference(text)).toThrow(
      `--reference must be name=subject:version, not "${text}"`,
    );
  }
});
