import { expect, test } from 'vitest';
import { loadSettings } from './load.ts';
import { publishedDocs } from './published-docs.ts';

const published = (flags: Record<string, string>) =>
  publishedDocs(loadSettings({ flags, env: {} }));

test('nothing is said of where the docs are published if no setting says it', () => {
  expect(published({})).toEqual({});
});

test('the settings of published docs', () => {
  expect(
    published({
      docsUrl: 'https://docs.example.com/api',
      docsEditUrl: 'https://git.example.com/api/edit/main/{file}',
      docsVersions: '2 = https://docs.example.com/2/, 1.9=https://docs.example.com/1.9/',
    }),
  ).toEqual({
    address: 'https://docs.example.com/api/',
    edit: 'https://git.example.com/api/edit/main/{file}',
    versions: [
      { name: '2', address: 'https://docs.example.com/2/' },
      { name: '1.9', address: 'https://docs.example.com/1.9/' },
    ],
  });
});

test.each([
  [{ docsUrl: '/docs/' }, '--docs-url must be the address of the docs'],
  [{ docsUrl: 'https://docs.example.com/?page=1' }, '--docs-url must be the address of the docs'],
  [{ docsEditUrl: 'https://git.example.com/' }, '--docs-edit-url must be an address with {file}'],
  [{ docsEditUrl: 'javascript:alert({file})' }, '--docs-edit-url must be an address with {file}'],
  [{ docsVersions: '1,2' }, '--docs-versions must be names and addresses'],
  [{ docsVersions: '1=javascript:alert(1)' }, '--docs-versions must be names and addresses'],
])('%j is refused', (flags, message) => {
  expect(() => published(flags)).toThrow(message);
});
