import { readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { newFile } from '../../../testing/store/row-files.ts';
import { DataError } from '../../base/data-error.ts';
import type { SchemaStep } from './migrations.ts';
import { queriesOf } from './query.ts';
import { RowFile } from './row-file.ts';

interface Schema {
  word: { id: number; text: string };
}

const steps: readonly SchemaStep[] = [
  {
    name: '0001 words',
    statements: (schema) => [
      schema
        .createTable('word')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('text', 'text', (c) => c.notNull()),
    ],
  },
];

const query = queriesOf<Schema>();
const insert = query<Schema['word']>()((db, arg) =>
  db.insertInto('word').values({ id: arg('id'), text: arg('text') }),
);
const remove = query<{ before: number }>()((db, arg) =>
  db.deleteFrom('word').where('id', '<', arg('before')),
);
const byId = query<{ id: number }>()((db, arg) =>
  db.selectFrom('word').selectAll().where('id', '=', arg('id')),
);
const all = query<object>()((db) => db.selectFrom('word').selectAll().orderBy('id'));

function open(file = newFile()): RowFile<Schema> {
  const rows = new RowFile<Schema>(file, steps);
  onTestFinished(() => rows.close());
  return rows;
}

test('a query runs with the arguments of each call', () => {
  const rows = open();
  const removed = rows.transaction((within) => {
    for (const [id, text] of ['zero', 'one', 'two'].entries()) within.run(insert, { id, text });
    expect(within.get(byId, { id: 1 })).toEqual({ id: 1, text: 'one' });
    return within.run(remove, { before: 2 });
  });
  expect(removed).toBe(2);
  expect(rows.get(byId, { id: 1 })).toBeUndefined();
  expect(rows.all(all, {})).toEqual([{ id: 2, text: 'two' }]);
});

test('a failed change is rolled back, and does not prevent the next one', () => {
  const rows = open();
  const twice = () =>
    rows.transaction((within) => {
      within.run(insert, { id: 1, text: 'one' });
      within.run(insert, { id: 1, text: 'uno' });
    });
  expect(twice).toThrow('UNIQUE constraint failed: word.id');
  expect(rows.all(all, {})).toEqual([]);
  rows.transaction((within) => within.run(insert, { id: 1, text: 'one' }));
  expect(rows.all(all, {})).toHaveLength(1);
});

test('rows are there when the file is opened again', () => {
  const file = newFile();
  const first = open(file);
  first.transaction((within) => within.run(insert, { id: 1, text: 'one' }));
  first.close();
  first.close();
  expect(open(file).all(all, {})).toEqual([{ id: 1, text: 'one' }]);
});

test('the error for a damaged page names the file', () => {
  const file = newFile();
  const first = open(file);
  first.transaction((within) => within.run(insert, { id: 1, text: 'x'.repeat(10_000) }));
  first.close();
  const bytes = readFileSync(file);
  // The page with the beginning of the text; the pages of the schema's tables precede it.
  const page = Math.floor(bytes.indexOf('xxxx') / 4096) * 4096;
  writeFileSync(file, bytes.fill(0xff, page));
  const rows = open(file);
  const reading = () => rows.all(all, {});
  expect(reading).toThrow(DataError);
  expect(reading).toThrow(`${file} is damaged: database disk image is malformed`);
  const writing = () => rows.transaction((within) => within.run(insert, { id: 2, text: 'two' }));
  expect(writing).toThrow(`${file} is damaged: database disk image is malformed`);
});
