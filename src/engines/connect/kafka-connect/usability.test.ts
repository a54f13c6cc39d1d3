import { expect, test } from 'vitest';
import { isOldConnect } from './usability.ts';

test.each([
  ['3.6.2', true],
  ['3.7.0', false],
  ['4.3.1', false],
  ['2.8.1', true],
  ['7.6.0-ccs', true],
  ['7.7.1-ccs', false],
  ['8.0.0-ce', false],
  ['unknown', false],
])('the version %s is too old: %s', (version, isOld) => {
  expect(isOldConnect(version)).toBe(isOld);
});
