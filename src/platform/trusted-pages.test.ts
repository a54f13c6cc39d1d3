import { expect, test } from 'vitest';
import { originsOf } from './trusted-pages.ts';
import { SettingError } from '../settings/load.ts';

test('a list of origins is read as browsers send them', () => {
  expect(
    originsOf('https://App.example.com, http://localhost:3000,http://[::1]:3000', 'x'),
  ).toEqual(['https://app.example.com', 'http://localhost:3000', 'http://[::1]:3000']);
});

test.each([
  '',
  ',',
  '*',
  'null',
  'app.example.com',
  'https://app.example.com/',
  'https://app.example.com/path',
  'https://user@app.example.com',
  'https://*.example.com',
  'https://app.example.com https://other.example.com',
  'file:///tmp',
])('%j is refused', (text) => {
  expect(() => originsOf(text, '--allow-origins')).toThrow(SettingError);
});
