import { expect, test } from 'vitest';
import { published, refused } from '../../../../testing/families/queue/publish-options.ts';

test.each([
  ['body', { body: true, headers: [] }],
  ['header', { body: false, headers: 'all' }],
  ['headers', { body: false, headers: 'all' }],
  ['body, header', { body: true, headers: 'all' }],
  ['header[Authorization]', { body: false, headers: ['authorization'] }],
  ['headers[X-A],header[ X-B ],header[x-a]', { body: false, headers: ['x-a', 'x-b'] }],
  ['header[X-A],headers', { body: false, headers: 'all' }],
])('%s', (value, redaction) => {
  expect(published(`Upstash-Redact-Fields: ${value}`).redaction).toEqual(redaction);
});

test.each([',', 'url', 'header[', 'header[]', 'header[a b]', 'body;header'])(
  '%j is refused, because it can not be redacted',
  (value) => {
    expect(refused(`Upstash-Redact-Fields: ${value}`)).toBe(
      `400 Upstash-Redact-Fields must be body, header or header[name], with commas between, it is "${value}"`,
    );
  },
);
