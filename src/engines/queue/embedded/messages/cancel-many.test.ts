import { afterEach, expect, test, vi } from 'vitest';
import {
  order,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { messageIdOf } from '../store/tickets.ts';

const user = testUser();
let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

test('very many messages are looked up by their ids in turns of the event loop', async () => {
  open = await startTestCore();
  const { core, publish } = open;
  const published = await publish(order('/a', { delay: 60 }), order('/b', { delay: 60 }));
  const turns = vi.spyOn(core.store.turns, 'next');
  const others = Array.from({ length: 2000 }, (_, i) => messageIdOf(i + 1));
  const messageIds = [published[0]!, ...others, published[1]!];
  expect(await core.messages.cancelMany(user, { messageIds }, Infinity)).toBe(2);
  expect(turns).toHaveBeenCalledTimes(10);
});
