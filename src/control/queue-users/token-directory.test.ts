import { expect, test } from 'vitest';
import { StoreUnreachable } from '../../store/store-unreachable.ts';
import type { QueueUser } from './access.ts';
import { queueLimits, queueServiceLimits } from './limits.ts';
import type { QueueAccess } from './access.ts';
import { tokenDirectory } from './token-directory.ts';

const user = { id: 'ada', active: 1, state: 'active', ...queueLimits.Free } as QueueUser;
const limits = queueServiceLimits.Free;

/** A directory with one token. */
function directoryOf(access: () => QueueAccess) {
  return tokenDirectory({
    revision: 7,
    access: async (token) => (token === 'token' ? access() : undefined),
    accessOf: async (id) => (id === 'ada' ? access() : undefined),
  });
}

test('a token gives access as its user, with the limits of the plan', async () => {
  const tokens = directoryOf(() => ({ user, limits, readOnly: true }));
  expect(tokens.revision).toBe(7);
  expect(await tokens.access('token')).toMatchObject({
    user: { id: 'ada', limits: { maxQueues: limits.max_queues, maxGroups: user.max_topics } },
    requestsPerSecond: limits.max_requests_per_second,
    readOnly: true,
  });
  expect(await tokens.access('other')).toBeUndefined();
});

test('a user is found by its id, for addresses without a token', async () => {
  const tokens = directoryOf(() => ({ user, limits, readOnly: false }));
  expect(await tokens.user('ada')).toMatchObject({ user: { id: 'ada' } });
  expect(await tokens.user('eve')).toBeUndefined();
});

test.each([{ active: 0 }, { state: 'deleted' as const }])(
  'a user with %j has no access',
  async (changes) => {
    const tokens = directoryOf(() => ({ user: { ...user, ...changes }, limits, readOnly: false }));
    expect(await tokens.access('token')).toBeUndefined();
  },
);

test('while the store is unreachable, callers are told when to try again', async () => {
  const tokens = directoryOf(() => {
    throw new StoreUnreachable('connection refused');
  });
  await expect(tokens.access('token')).rejects.toMatchObject({
    message: expect.stringContaining('the store of the platform can not be reached'),
    retryAfter: 2,
  });
});
