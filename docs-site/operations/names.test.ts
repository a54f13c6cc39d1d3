import { expect, test } from 'vitest';
import { fileNames } from './names.ts';

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
