import { expect, test } from 'vitest';
import { earlierFile, newFile, structureOf } from '../../../../../testing/store/rows/files.ts';
import { EmbeddedRegistries } from '../embedded-registries.ts';

// Written by the version that had its SQL as text. It has `text`, deleted and with a mode, `users` with a level, and
// `orders`, which refers to `users`.
const fixture = new URL('./fixtures/schema-registry.db.gz', import.meta.url);

test('a file of an earlier version can be read and written', async () => {
  const file = earlierFile(fixture);
  const registries = new EmbeddedRegistries(file);
  const registry = registries.registry('c');
  expect(await registry.subjects()).toEqual(['orders', 'users']);
  expect(await registry.subjects({ deletedOnly: true })).toEqual(['text']);
  expect(await registry.mode('text')).toBe('READONLY');
  expect(await registry.compatibility('users')).toBe('FULL');
  const references = [{ name: 'User', subject: 'users', version: 1 }];
  const order = { id: 3, schemaType: 'AVRO', references };
  expect(await registry.schema(3)).toEqual(expect.objectContaining(order));
  expect(await registry.referencedBy('users', '1')).toEqual([3]);
  expect(await registry.register('lines', { schema: '"string"' })).toBe(1);
  expect(await registry.register('counts', { schema: '"int"' })).toBe(4);
  await registries.close();
  const again = new EmbeddedRegistries(file);
  expect(await again.registry('c').subjects()).toEqual(['counts', 'lines', 'orders', 'users']);
  await again.close();
});

test('a new file has the same tables', async () => {
  const file = newFile();
  await new EmbeddedRegistries(file).close();
  expect(structureOf(file)).toEqual(structureOf(earlierFile(fixture)));
});
