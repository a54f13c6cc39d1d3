import { expect, test } from 'vitest';
import { copyText, healthText } from './health.ts';

test('of several copies, the page says which figures are those of one', () => {
  expect(healthText(undefined)).toBe('All services ready');
  expect(healthText({ uptimeSeconds: 62, copies: 1 })).toBe('All services ready · up 1 min 2 s');
  expect(copyText({ uptimeSeconds: 62, copies: 1 })).toBe('');
  expect(healthText({ uptimeSeconds: 62, copies: 3 })).toBe(
    'All services ready · this copy up 1 min 2 s',
  );
  expect(copyText({ uptimeSeconds: 62, copies: 3 })).toMatch(/^Requests.*one of 3\./);
});
