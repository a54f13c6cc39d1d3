import { afterEach, expect, test } from 'vitest';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const user = testUser();

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

/** The states of all messages, newest first. */
async function states({ core }: TestCore): Promise<string[]> {
  const { items } = await core.logs.list(user, {}, { count: 100 });
  return items.map(({ url, state }) => `${new URL(url).pathname} ${state}`);
}

test('a cancel that is written together with a failed attempt removes the retry at once', async () => {
  open = await startTestCore();
  const { core, courier, publishFor, settle } = open;
  courier.script = ({ path }) => (path === '/fails' ? undefined : response(200));
  const fails = order('/fails', { queue: 'q', retries: 3 });
  const [message] = await publishFor(user, fails, order('/behind', { queue: 'q' }));
  await settle();
  courier.seen[0]!.answer(response(500));
  // The result of the attempt is queued for writing, but its group has not begun.
  while (!core.store.busy) await Promise.resolve();
  await core.messages.cancel(user, message!.messageId);
  await settle();
  const [delivered] = await states(open);
  expect(delivered).toBe('/behind DELIVERED');
  expect(await states(open)).toContain('/fails CANCELED');
  expect(courier.paths()).toEqual(['/fails', '/behind']);
});
