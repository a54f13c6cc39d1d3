import { expect, test } from 'vitest';
import { errorCatalogs, errorsSaying } from './errors.ts';

const catalogs = await errorCatalogs();

function named(family: string, words: string): string[] {
  return errorsSaying(words, catalogs.get(family)!).map(({ name }) => name);
}

test('a message is attributed to the error with the most text in common', () => {
  expect(named('management', 'the body must be an object')).toEqual(['the body {rule}']);
  // Two errors have no other text than that.
  expect(named('management', 'name must be a string')).toEqual(['{field} {rule}', '{name} {rule}']);
});

test('placeholders of an error match any text', () => {
  expect(named('schema-registry', "40401: Subject 'a\nb' not found.")).toEqual([
    "40401: Subject '{subject}' not found.",
  ]);
});

test('a message of no catalog is attributed to no error', () => {
  expect(named('redis', 'all is well')).toEqual([]);
});
