import { afterEach, expect, test } from 'vitest';
import {
  order,
  removeFiles,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
  removeFiles();
});

const counted = async (from: number, count: number, length = MINUTE) => {
  const { states, deadLetters } = await open!.core.logs.counts(testUser(), { from, length, count });
  return { ...Object.fromEntries(states), deadLetters };
};

test('events are counted by state, in the interval in which they happened', async () => {
  open = await startTestCore();
  const { publish, settle, advance, clock, courier } = open;
  courier.script = (_, count) => response(count === 3 ? 500 : 200);
  const began = clock.now();
  await publish(order('/a'));
  await publish(order('/b'));
  await settle();
  await advance(MINUTE);
  await publish(order('/c', { retries: 0 }));
  await settle();
  expect(await counted(began, 3)).toEqual({
    CREATED: [2, 1, 0],
    ACTIVE: [2, 1, 0],
    DELIVERED: [2, 0, 0],
    ERROR: [0, 1, 0],
    FAILED: [0, 1, 0],
    deadLetters: 1,
  });
});

test('events before the retention and of other users are not counted', async () => {
  open = await startTestCore();
  const { publish, settle, advance, clock, core } = open;
  const began = clock.now();
  await core.messages.publish(testUser('bob'), [order('/his')]);
  await publish(order('/a'));
  await settle();
  expect(await counted(began, 1)).toMatchObject({ CREATED: [1] });
  await advance(3 * DAY + MINUTE);
  expect(await counted(began, 2, DAY)).toEqual({ deadLetters: 0 });
});
