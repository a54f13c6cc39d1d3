import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newFile } from '../../../testing/store/row-files.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { openMigratedFile, type SchemaStep } from './migrations.ts';

const step = (name: string, statements: SchemaStep['statements']) => ({ name, statements });
const ONE = step('0001 one', (schema) => [
  schema.createTable('one').addColumn('a', 'text'),
  schema.createTable('other').addColumn('a', 'text'),
]);
const TWO = step('0002 two', (schema) => [schema.alterTable('one').addColumn('b', 'text')]);
const BROKEN = step('0003 broken', (schema) => [
  schema.createTable('three').addColumn('a', 'text'),
  schema.createTable('one').addColumn('a', 'text'),
]);

/** The columns of the table `one` after the given steps. */
function columnsAfter(file: string, ...steps: readonly SchemaStep[]): unknown[] {
  const database = openMigratedFile(file, steps);
  const columns = database.prepare("select name from pragma_table_info('one')").all();
  database.close();
  return columns.map(({ name }) => name);
}

test('each step is applied once, in order', () => {
  const file = newFile();
  expect(columnsAfter(file, ONE)).toEqual(['a']);
  expect(columnsAfter(file, ONE, TWO)).toEqual(['a', 'b']);
  expect(columnsAfter(file, ONE, TWO)).toEqual(['a', 'b']);
});

test('a failed step changes nothing, and is applied the next time', () => {
  const file = newFile();
  expect(() => columnsAfter(file, ONE, TWO, BROKEN)).toThrow(
    `${file} can't be used: table "one" already exists`,
  );
  const mended = step(BROKEN.name, (schema) => [
    schema.createTable('three').addColumn('a', 'text'),
  ]);
  expect(columnsAfter(file, ONE, TWO, mended)).toEqual(['a', 'b']);
});

test('a file with more steps applied is refused', () => {
  const file = newFile();
  columnsAfter(file, ONE, TWO);
  const refusal = `${file} has been used by a newer Plinth (migration "0002 two")`;
  expect(() => columnsAfter(file, ONE)).toThrow(refusal);
  expect(() => columnsAfter(file, ONE, BROKEN)).toThrow(refusal);
});

describe('a file from before the first release', () => {
  // A release whose first step makes what ONE and TWO made before.
  const first = step('0002 all of it', (schema) => [
    schema.createTable('one').addColumn('a', 'text').addColumn('b', 'text'),
  ]);
  const next = step('0003 c', (schema) => [schema.alterTable('one').addColumn('c', 'text')]);

  test('is opened if it has had the step with the number of the first', () => {
    const file = newFile();
    columnsAfter(file, ONE, TWO);
    expect(columnsAfter(file, first)).toEqual(['a', 'b']);
    expect(columnsAfter(file, first, next)).toEqual(['a', 'b', 'c']);
    expect(columnsAfter(newFile(), first, next)).toEqual(['a', 'b', 'c']);
  });

  test('is refused and not changed if it has not, or does not say', () => {
    const file = newFile();
    columnsAfter(file, ONE);
    const refusal = "is from before Plinth's first release and can't be read: move it elsewhere";
    expect(() => columnsAfter(file, first, next)).toThrow(`${file} ${refusal}`);
    expect(columnsAfter(file, ONE)).toEqual(['a']);
    const unnamed = newFile();
    const old = openSqliteFile(unnamed);
    old.exec('create table one (a text); pragma user_version = 1');
    old.close();
    expect(() => columnsAfter(unnamed, first)).toThrow(`${unnamed} ${refusal}`);
  });
});

test('the progress of a slow migration is logged', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 600));
  onTestFinished(() => void vi.restoreAllMocks());
  const lines: string[] = [];
  const logger = { info: (_fields: object, message: string) => void lines.push(message) };
  const file = newFile();
  openMigratedFile(file, [ONE, TWO], { logger }).close();
  const what = 'bringing what is kept up to date';
  expect(lines).toEqual([`${what}: 100 %`, `${what}: 2 steps in 1.8 s`]);
  lines.length = 0;
  openMigratedFile(file, [ONE, TWO], { logger }).close();
  expect(lines).toEqual([]);
});
