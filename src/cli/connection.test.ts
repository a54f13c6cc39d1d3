import { expect, test } from 'vitest';
import { checkedUrl } from './connection.ts';

test('the URL of an API may have a path; slashes at its end are removed', () => {
  expect(checkedUrl('https://example.com/plinth//')).toBe('https://example.com/plinth');
  expect(checkedUrl('http://[::1]:8080')).toBe('http://[::1]:8080');
});

test.each([
  ['example.com', '--url must be an http or https URL, not "example.com"'],
  ['ftp://example.com', '--url must be an http or https URL, not "ftp://example.com"'],
  ['http://a:99999', '--url must be an http or https URL, not "http://a:99999"'],
  ['http://ada:secret@a', '--url must not have a user name or a password in it: there are options'],
  ['http://a/?b=c', '--url must end before ? and #, it is "http://a/?b=c"'],
])('%s is refused', (url, message) => {
  expect(() => checkedUrl(url)).toThrow(message);
});
