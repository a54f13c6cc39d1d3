import { describe, expect, test } from 'vitest';
import { controlAnswer } from '../harness/control.ts';

describe('a mock without --stateful', () => {
  test.each([
    ['GET', '/state', undefined],
    ['POST', '/state', { plinth: 1 }],
    ['PUT', '/state', { plinth: 1 }],
    ['DELETE', '/state', undefined],
    ['POST', '/state/reset', undefined],
  ])('has no state: %s %s', async (method, path, body) => {
    expect(await controlAnswer(method, path, { body })).toEqual({
      status: 409,
      json: { error: 'the mock remembers nothing: start it with --stateful' },
    });
  });

  test.each([
    ['GET', '/clock', undefined],
    ['PATCH', '/clock', { moveBy: 1 }],
    ['PUT', '/ids', { seed: 1 }],
  ])('has no clock: %s %s', async (method, path, body) => {
    expect(await controlAnswer(method, path, { body })).toMatchObject({ status: 409 });
  });
});
