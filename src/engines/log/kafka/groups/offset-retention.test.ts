import { expect, test } from 'vitest';
import { silentLogger } from '../../../../base/logger.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import type { KafkaParts } from '../parts.ts';
import { FIRST_VISIT_DELAY, OffsetRetention, VISIT_INTERVAL } from './offset-retention.ts';

/** Groups on brokers that report members in each of them, once the test lets them respond. */
function retentionOn(): {
  retention: OffsetRetention;
  clock: TestClock;
  asked: string[];
  answer: () => void;
} {
  const clock = new TestClock();
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const brokers = {
    callCoordinator: (group: string) => {
      asked.push(group);
      const groups = [{ errorCode: 0, groupState: 'Stable' }];
      return new Promise((resolve) => waiting.push(() => resolve({ groups })));
    },
  };
  const parts = { brokers, clock, alarms: clock, logger: silentLogger } as unknown as KafkaParts;
  const answer = () => {
    for (const go of waiting.splice(0)) go();
  };
  return { retention: new OffsetRetention(parts), clock, asked, answer };
}

test('a group is not visited while its first members may be joining', async () => {
  const { retention, clock, asked } = retentionOn();
  retention.retain('g');
  await clock.advance(FIRST_VISIT_DELAY - 1);
  expect(asked).toEqual([]);
  await clock.advance(1);
  expect(asked).toEqual(['g']);
});

test('a few groups are visited at a time, however many are held and however slowly brokers respond', async () => {
  const { retention, clock, asked, answer } = retentionOn();
  const releases = Array.from({ length: 10 }, (_, i) => retention.retain(`g${i}`));
  await clock.advance(FIRST_VISIT_DELAY);
  await clock.advance(3 * VISIT_INTERVAL);
  expect(asked).toEqual(['g0', 'g1', 'g2', 'g3']);
  // Groups that were released meanwhile need no visit.
  for (const release of releases.slice(5)) release();
  await expect
    .poll(() => {
      answer();
      return asked;
    })
    .toEqual(['g0', 'g1', 'g2', 'g3', 'g4']);
});
