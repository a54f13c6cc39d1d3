import { test } from 'vitest';
import { countsInParts } from '../../../../../testing/engines/queue/embedded/store/lanes.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { SqliteQueueStore } from './sqlite-store.ts';

test('the messages of a long lane are counted in parts, between which others have their turn', async () => {
  const store = SqliteQueueStore.open(':memory:', new TestClock());
  await countsInParts(store);
  await store.close();
});
