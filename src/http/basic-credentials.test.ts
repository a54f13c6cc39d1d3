import { expect, test } from 'vitest';
import { basicCredentials } from './basic-credentials.ts';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test.each([
  ['a name and a password', basic('ada@example.com:secret'), 'ada@example.com', 'secret'],
  ['a scheme in small letters', basic('a@b:c').replace('Basic', 'basic'), 'a@b', 'c'],
  ['a password with colons', basic('a@b:c:d:e'), 'a@b', 'c:d:e'],
  ['UTF-8', basic('ädä@example.com:gehëim'), 'ädä@example.com', 'gehëim'],
])('%s', (_, header, username, password) => {
  expect(basicCredentials(header)).toEqual({ username, password });
});

test.each([
  ['no header', undefined],
  ['another scheme', 'Bearer abc'],
  ['no base64', 'Basic ???'],
  ['nothing', 'Basic '],
  ['no colon', basic('ada@example.com')],
  ['no name', basic(':secret')],
  ['no password', basic('ada@example.com:')],
])('no credentials: %s', (_, header) => {
  expect(basicCredentials(header)).toBeUndefined();
});
