import { expect, test } from 'vitest';
import { Hiding } from './hide.ts';

const shown = (secret: string, text: string) => {
  const hiding = new Hiding(() => '*');
  hiding.hide(secret);
  return hiding.elsewhere(text);
};

test.each([
  ['hush', 'the password hush', 'the password *'],
  ['a+b/c', '/token/a%2Bb%2Fc', '/token/*'],
  ['hush "4711"', String.raw`{"error":"no user hush \"4711\""}`, '{"error":"no user *"}'],
  ['hush\n4711', String.raw`{"error":"no user hush\n4711"}`, '{"error":"no user *"}'],
  ['hush\ud800', 'the password hush\ud800', 'the password *'],
  ['abc', 'abc is too short to be looked for', 'abc is too short to be looked for'],
])('%j is hidden in %j', (secret, text, expected) => {
  expect(shown(secret, text)).toBe(expected);
});

test('the user and password of Basic credentials are hidden elsewhere', () => {
  const hiding = new Hiding(() => '*');
  expect(hiding.hideHeader(`Basic ${btoa('ada:hush-4711')}`)).toBe('Basic *');
  expect(hiding.elsewhere('hush-4711')).toBe('*');
});

test('of two secrets that begin alike, the longer one is hidden as a whole', () => {
  const hiding = new Hiding(() => '*');
  hiding.hide('hush');
  hiding.hide('hush-4711');
  expect(hiding.elsewhere('hush-4711 and hush')).toBe('* and *');
});

test('texts in which it would take long to look for all secrets are hidden as a whole', () => {
  const hiding = new Hiding(() => '*', 1_000_000);
  for (let secret = 0; secret < 100_000; secret++) hiding.hide(`hush-${secret}`);
  for (let text = 0; text < 10_000; text++) {
    expect(hiding.elsewhere(`${'x'.repeat(10_000)}hush-4711`)).toBe('*');
  }
});

test('texts before there are secrets count for nothing', () => {
  const hiding = new Hiding(() => '*', 1000);
  expect(hiding.elsewhere('x'.repeat(10_000))).toHaveLength(10_000);
  hiding.hide('hush');
  expect(hiding.elsewhere('hush and more')).toBe('* and more');
});
