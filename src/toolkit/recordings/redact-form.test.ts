import { expect, test } from 'vitest';
import { redactForm } from './redact-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const field = (name: string, value: string, head = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`;

test('fields with names of secrets are blanked, and all other bytes stay', () => {
  const picture = field('picture', '\xff\0\x01', '; filename="a.png"');
  const form = (secret: string) =>
    Buffer.from(`${field('a', '1')}${field('password', secret)}${picture}--b--\r\n`, 'latin1');
  const hidden: string[] = [];
  const shown = redactForm(form('hunter2'), TYPE, undefined, (each) => (hidden.push(each), each));
  expect(shown).toEqual(form('xxxxxxx'));
  expect(hidden).toEqual(['hunter2']);
});

test('what can not be read as a form is not shown', () => {
  const hide = (secret: string) => secret;
  expect(redactForm(Buffer.from(field('password', 'a')), TYPE, undefined, hide)).toBeUndefined();
});
