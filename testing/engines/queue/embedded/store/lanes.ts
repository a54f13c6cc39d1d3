import { expect, vi } from 'vitest';
import { countLane } from '../../../../../src/engines/queue/embedded/store/count-lane.ts';
import { insertMessage } from '../../../../../src/engines/queue/embedded/store/message-rows.ts';
import type { QueueStore } from '../../../../../src/engines/queue/embedded/store/queue-store.ts';

const OWNER = 7;
/** When the messages of a lane are due: most of a moment have the same time, as those of a batch. */
const DUE = [1, 2, 2, 2, 2, 2, 3, 4, 4, 5];

/** Counts a lane in parts of all sizes, among messages of others. */
export async function countsInParts(store: QueueStore): Promise<void> {
  const common = { owner: OWNER, retried: 0, canceled: 0, flow_key: null, host: 'a' };
  await store.write((transaction) => {
    for (const [index, due] of DUE.entries()) {
      for (const [at, lane] of ['a', 'b', 'c'].entries()) {
        const row = { ...common, seq: 3 * index + at + 1, lane, due, size: 0 };
        transaction.add(insertMessage, { ...row, holds: null, turn: null });
      }
    }
  });
  for (const most of [1, 2, 3, 4, 5, 9, 10, 11]) {
    for (const before of [0, 1, 2, 3, 5, Number.MAX_SAFE_INTEGER]) {
      const counted = await countLane(store, OWNER, { lane: 'b', before }, most);
      const due = DUE.filter((one) => one < before);
      expect(counted, `before ${before}, ${most} in a go`).toBe(due.length);
    }
  }
  const turns = vi.spyOn(store.turns, 'next');
  await countLane(store, OWNER, { lane: 'b', before: Number.MAX_SAFE_INTEGER }, 3);
  expect(turns.mock.calls).toEqual([[OWNER], [OWNER], [OWNER]]);
  turns.mockRestore();
}
