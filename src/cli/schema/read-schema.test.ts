import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readReference, readSchema } from './read-schema.ts';

const shell = { stdin: Readable.from([]) };

test('a schema is read with its type and references', async () => {
  expect(await readSchema('"int"', { type: 'AVRO' }, shell)).toEqual({
    schema: '"int"',
    schemaType: 'AVRO',
  });
  const options = { type: 'JSON', reference: ['user.json=users-value:2'] };
  expect(await readSchema('{}', options, shell)).toEqual({
    schema: '{}',
    schemaType: 'JSON',
    references: [{ name: 'user.json', subject: 'users-value', version: 2 }],
  });
});

test('a schema is given either as an argument or as a file', async () => {
  await expect(readSchema('{}', { type: 'JSON', file: 'a.json' }, shell)).rejects.toThrow(
    'a schema and --file are both given',
  );
  await expect(readSchema(undefined, { type: 'JSON' }, shell)).rejects.toThrow(
    'give a schema, or --file (- is the standard input)',
  );
});

test('a reference consists of a name, a subject and a version', () => {
  expect(readReference('http://example.com/a.json=a:b:latest')).toEqual({
    name: 'http://example.com/a.json',
    subject: 'a:b',
    version: -1,
  });
  for (const text of ['a', 'a=b', 'a=b:', 'a=:1', 'a=b:x', '=b:1']) {
    expect(() => readReference(text)).toThrow(
      `--reference must be name=subject:version, not "${text}"`,
    );
  }
});
