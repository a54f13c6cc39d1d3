import { expect, test } from 'vitest';
import { head, refusedBy } from '../../../../testing/families/queue/publish-options.ts';
import { PublishHeaders } from './publish-headers.ts';
import { readRetryOverrides } from './retry-overrides.ts';

const overrides = (...lines: string[]) => readRetryOverrides(new PublishHeaders(head(...lines)));

test('without settings nothing is overridden', () => {
  expect(Object.keys(overrides('Content-Type: text/plain', 'User-Agent: x'))).toEqual([]);
});

test('only the given settings are overridden', () => {
  expect(overrides('Upstash-Retries: 0', 'Upstash-Label: again', 'Upstash-Method: PUT')).toEqual({
    retries: 0,
    labels: ['again'],
    method: 'PUT',
  });
});

test.each([
  'Upstash-Queue-Name: q',
  'Upstash-Cron: * * * * *',
  'Upstash-Redact-Fields: body',
  'Upstash-Forward-X: 1',
])('%s can not be changed', (line) => {
  expect(refusedBy(() => overrides(line))).toMatch(
    /^400 Upstash-[\w…-]+ can not be changed when a dead letter is published again$/,
  );
});
