import { describe, expect, test } from 'vitest';
import { contractOf, PETS } from '../../../testing/toolkit/toolkit.ts';

/** The error message about an unusable contract. */
function said(files: Readonly<Record<string, string>>): string {
  try {
    contractOf(files);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
}

/** Lines that have ten aliases each to the line before. */
const expanding = (lines: number) =>
  numbers(lines)
    .map((i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(10)}]`)
    .join('\n');
const deepening = (lines: number) =>
  numbers(lines)
    .map((i) => `a${i + 1}: &a${i + 1} [*a${i}]`)
    .join('\n');
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test('a name that stands twice in an object of JSON is found, as in YAML', () => {
  const json = JSON.stringify(contractOf().document, null, 1);
  const twice = json.replace('"paths": {', '"paths": { "/pets": {},');
  expect(said({ 'c.json': twice })).toMatch(
    /^c\.json:\d+:\d+: not YAML or JSON: duplicated mapping key$/,
  );
  const escaped = json.replace('"paths": {', String.raw`"x-a": "\\", "x-b": "\": \\", "paths": {`);
  expect(said({ 'c.json': escaped })).toBe('nothing');
});

describe('an error in a contract has its place', () => {
  test.each([
    ['text that is not YAML', 'a: [1', /^c\.yaml:1:\d+: not YAML or JSON: /],
    [
      'a list in place of an object',
      '[]',
      'c.yaml:1#: an OpenAPI document is an object, and this is a list',
    ],
    [
      'words in place of an object',
      'Not found',
      'c.yaml:1#: an OpenAPI document is an object, and this is a text',
    ],
    ['nothing', '', 'c.yaml:1#: an OpenAPI document is an object, and this is empty'],
    [
      'a page in place of a document',
      '<!doctype html>\n<html>\n<p>Log in: here</p>',
      'c.yaml:1#: an OpenAPI document is an object, and this is a page of HTML or XML',
    ],
    [
      'Swagger',
      'swagger: "2.0"',
      `c.yaml:1#: is not an OpenAPI 3 document: it says swagger: "2.0"; convert it to OpenAPI 3 first`,
    ],
    [
      'a missing version',
      'info: {}',
      `c.yaml:1#: is not an OpenAPI 3 document: 'openapi' is missing`,
    ],
    [
      'a later version',
      'openapi: 4.0.0',
      `c.yaml:1#: is not an OpenAPI 3 document: it says openapi: "4.0.0"`,
    ],
    [
      'a version that is a number',
      'openapi: 3.1',
      'c.yaml:1#: is not an OpenAPI 3 document: it says openapi: 3.1; the version is the text "3.1.0"',
    ],
    [
      'a version that is a whole number',
      'openapi: 3.0',
      'c.yaml:1#: is not an OpenAPI 3 document: it says openapi: 3; the version is the text "3.0.0"',
    ],
    ['several documents', 'openapi: 3.1.0\n---\na: 1', 'c.yaml:2:1: a second document begins here'],
    [
      'no paths, webhooks or components',
      'openapi: 3.1.0',
      'c.yaml:1#: has no paths, webhooks or components: it must have one of them',
    ],
    ['paths that are a list', 'openapi: 3.1.0\npaths: []', 'c.yaml:2#/paths: must be an object'],
    [
      'a path without a slash',
      'openapi: 3.1.0\npaths: { pets: {} }',
      'c.yaml:2#/paths/pets: is not a path: it must begin with a slash',
    ],
    [
      'a reference to a missing file',
      'openapi: 3.1.0\npaths:\n  /a: { $ref: other.yaml }',
      `c.yaml:3#/paths/~1a/$ref: other.yaml: can't be read (ENOENT)`,
    ],
    [
      'a reference to a missing schema',
      PETS.replace('schemas/Pet', 'schemas/Dog'),
      /^c\.yaml:\d+#\/paths\/.*: \$ref '#\/components\/schemas\/Dog' points at nothing$/,
    ],
    [
      'a reference that is no text',
      'openapi: 3.1.0\npaths:\n  /a:\n    $ref: 5',
      'c.yaml:4#/paths/~1a/$ref: must be text',
    ],
    [
      'circular references of paths',
      `openapi: 3.1.0\npaths: { /a: { $ref: '#/paths/~1b' }, /b: { $ref: '#/paths/~1a' } }`,
      'c.yaml:2#/paths/~1a/$ref: leads into a circle: c.yaml:2#/paths/~1a → c.yaml:2#/paths/~1b → c.yaml:2#/paths/~1a',
    ],
    [
      'circular references of schemas',
      `${PETS.replace('schemas/Pet', 'schemas/A')}    A: { $ref: '#/components/schemas/B' }\n    B: { $ref: '#/components/schemas/A' }\n`,
      /schemas\/A: this schema is wrong: it leads in a circle: c\.yaml:\d+#\/components\/schemas\/A → c\.yaml:\d+#\/components\/schemas\/B → c/,
    ],
    [
      'a schema that is none',
      PETS.replace('schema: { type: integer, minimum: 1 }', 'schema: integer'),
      /^c\.yaml:\d+#\/paths\/~1pets~1\{petId\}\/parameters\/0\/schema: this schema is wrong: it must be an object or a boolean$/,
    ],
    [
      'a schema with an unknown type',
      PETS.replace('type: integer, minimum', 'type: int, minimum'),
      /^c\.yaml:\d+#\/paths\/~1pets~1\{petId\}\/parameters\/0\/schema\/type: this schema is wrong: type must be one of array, boolean/,
    ],
    [
      'a reference to another host',
      PETS.replace('#/components/schemas/Pet', 'https://a.example/pet.yaml'),
      /is at another host, which is only asked with --allow-remote$/,
    ],
    [
      'an alias in its own value',
      'openapi: 3.1.0\npaths: {}\na: &a [{ b: *a }]',
      'c.yaml:3:13: the alias *a leads in a circle',
    ],
    [
      'too many levels',
      `openapi: 3.1.0\na: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      /^c\.yaml:2:\d+: is nested too deeply$/,
    ],
    [
      'too many levels of JSON',
      `{ "openapi": "3.1.0",\n"a": ${'['.repeat(20_000)}${']'.repeat(20_000)} }`,
      /^c\.yaml:2:\d+: is nested too deeply$/,
    ],
    [
      'exponential expansion of aliases',
      `openapi: 3.1.0\na: &a0 [1]\n${expanding(8)}`,
      /^c\.yaml:10:\d+: aliases expand the file to more than 2000000 values$/,
    ],
    [
      'levels that only aliases make too many',
      `openapi: 3.1.0\na: &a0 [1]\n${deepening(1000)}`,
      /^c\.yaml:1002:\d+: is nested too deeply$/,
    ],
  ])('%s', (_name, text, message) => {
    expect(said({ 'c.yaml': text })).toMatch(message);
  });
});
