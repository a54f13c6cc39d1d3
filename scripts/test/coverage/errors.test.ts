import { expect, test } from 'vitest';
import { errorCatalogs, errorsSaying } from './errors.ts';

const catalogs = await errorCatalogs();

function named(family: string, words: string): string[] {
  return errorsSaying(words, catalogs.get(family)!).map(({ name }) => name);
}

test('a sentence is the error that shares most with it, not one that has only places', () => {
  expect(named('management', 'the body must be an object')).toEqual(['the body {rule}']);
  // Two errors have no other text than that.
  expect(named('management', 'name must be a string')).toEqual(['{field} {rule}', '{name} {rule}']);
});

test('the places of an error may have anything in them', () => {
  expect(named('schema-registry', "40401: Subject 'a\nb' not found.")).toEqual([
    "40401: Subject '{subject}' not found.",
  ]);
});

test('a sentence of no catalog is none of its errors', () => {
  expect(named('redis', 'all is well')).toEqual([]);
});
