import { afterEach, expect, test, vi } from 'vitest';
import {
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { dlqIdOf } from '../store/tickets.ts';

const user = testUser();
let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

test('very many dead letters are looked up by their ids in turns of the event loop', async () => {
  open = await startTestCore();
  const { core } = open;
  const turns = vi.spyOn(core.store.turns, 'next');
  const filter = { dlqIds: Array.from({ length: 2001 }, (_, i) => dlqIdOf(i + 1)) };
  const page = await core.deadLetters.deleteMany(user, filter, { count: 100 });
  expect(page.deleted).toBe(0);
  expect(turns).toHaveBeenCalledTimes(4);
});
