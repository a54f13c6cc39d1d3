import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileNames, methodClass } from './names.ts';

test.each([
  [
    ['createDatabase', 'GET /pets/{id}'],
    ['create-database', 'get-pets-id'],
  ],
  [
    ['getPet', 'GetPet', 'get-pet'],
    ['get-pet', 'get-pet-2', 'get-pet-3'],
  ],
  [
    ['con', 'index', 'NUL.x'],
    ['con-1', 'index-2', 'nul.x-3'],
  ],
  [
    ['注文', '../../etc', '.'],
    ['no-1', 'etc', 'no-3'],
  ],
  [['x'.repeat(300)], ['x'.repeat(80)]],
])('%j become %j', (names, files) => {
  expect(fileNames(names)).toEqual(files);
});

test('a method of a contract looks like no other part of a page', () => {
  const styles = readdirSync(new URL('../style/', import.meta.url))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(new URL(`../style/${name}`, import.meta.url), 'utf8'))
    .join('\n');
  const classes = new Set(
    [...styles.matchAll(/\.([a-z][\w-]*)(?=[\s.:,){>+~])/g)].map(([, name]) => name!),
  );
  expect(classes).toContain('copy');
  const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'].map(methodClass);
  for (const name of classes) {
    if (!methods.includes(methodClass(name))) expect(classes).not.toContain(methodClass(name));
  }
  expect(styles).toContain(`.method.${methodClass('POST')}`);
});
