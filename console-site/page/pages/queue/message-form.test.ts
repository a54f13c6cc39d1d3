import { expect, test } from 'vitest';
import { messageOf } from './message-form.ts';

const DESTINATION = 'https://example.com/a?b=c';
const ENCODED = 'https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc';

test.each([
  [{}, `/v2/publish/${ENCODED}`],
  [{ queue: 'orders/eu' }, `/v2/enqueue/orders%2Feu/${ENCODED}`],
  [{ cron: '* * * * *' }, `/v2/schedules/${ENCODED}`],
  [{ cron: '* * * * *', queue: 'orders' }, `/v2/schedules/${ENCODED}`],
])('%j is sent to %s', (fields, path) => {
  expect(messageOf({ destination: DESTINATION, ...fields }).path).toBe(path);
});

test('sends filled-in fields as headers, and forwards custom headers', () => {
  const fields = {
    destination: DESTINATION,
    method: 'PUT',
    delay: '10s',
    retries: '',
    headers: 'content-type: text/plain\n\nX-Tenant: a:b',
    body: 'hello',
  };
  expect(messageOf(fields)).toMatchObject({
    headers: {
      'Upstash-Method': 'PUT',
      'Upstash-Delay': '10s',
      'Content-Type': 'text/plain',
      'Upstash-Forward-X-Tenant': 'a:b',
    },
    body: 'hello',
  });
});

test('a line that is no header is refused', () => {
  expect(() => messageOf({ destination: DESTINATION, headers: 'nonsense' })).toThrow(
    '"nonsense" is not a header',
  );
});
