import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { schemaRegistrySuite } from '../engine-suite.ts';
import { EmbeddedRegistries } from './embedded-registries.ts';

const STRING = { schema: '"string"' };

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-schemas-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return join(directory, 'schemas.db');
}

schemaRegistrySuite('embedded', ({ isKept }) => {
  const file = isKept ? newFile() : undefined;
  return { open: () => new EmbeddedRegistries(file) };
});

test('schemas are compared in turns, one in a turn of the event loop and cluster by cluster', async () => {
  const registries = new EmbeddedRegistries();
  onTestFinished(() => registries.close());
  const [many, one] = [registries.registry('many'), registries.registry('one')];
  const order: string[] = [];
  const asked = [
    ...Array.from({ length: 3 }, () => many.register('s', STRING).then(() => order.push('many'))),
    many.lookUp('s', STRING).then(() => order.push('many')),
    one.check('s', STRING).then(() => order.push('one')),
  ];
  let turns = 0;
  for (; order.length < 2; turns++) await new Promise(setImmediate);
  expect(order).toEqual(['many', 'one']);
  expect(turns).toBeGreaterThanOrEqual(2);
  await Promise.all(asked);
});

describe('a file', () => {
  test('of a newer version, or that is not a database, is refused', async () => {
    const file = newFile();
    await new EmbeddedRegistries(file).close();
    const database = new DatabaseSync(file);
    database.exec("insert into migration (name) values ('9999 from the future')");
    database.close();
    expect(() => new EmbeddedRegistries(file)).toThrow('has been used by a newer Plinth');
    const other = newFile();
    writeFileSync(other, 'nothing that SQLite has written, and long enough to see that it is not');
    expect(() => new EmbeddedRegistries(other)).toThrow('file is not a database');
  });

  test('that can not be written is reported with one kind of error', async () => {
    const registries = new EmbeddedRegistries();
    const registry = registries.registry('c');
    await registry.register('s', STRING);
    await registries.close();
    await expect(registry.register('t', STRING)).rejects.toThrow(
      expect.objectContaining({ kind: 'storeFailed' }),
    );
  });

  test('loses the data of deleted clusters', async () => {
    const registries = new EmbeddedRegistries();
    for (const cluster of ['c', 'd']) await registries.registry(cluster).register('s', STRING);
    registries.retain(['d']);
    expect(await registries.registry('c').subjects()).toEqual([]);
    expect(await registries.registry('d').subjects()).toEqual(['s']);
    await registries.close();
  });
});
