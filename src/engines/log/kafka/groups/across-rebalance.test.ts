import { expect, test } from 'vitest';
import { LogError } from '../../errors.ts';
import { acrossRebalance } from './across-rebalance.ts';

/** @param outcomes of the commits, in their order; undefined is success */
function committing(...outcomes: (LogError | undefined)[]) {
  const order: string[] = [];
  const { promise: joining, resolve: join } = Promise.withResolvers<void>();
  const commit = acrossRebalance({ joining }, async () => {
    order.push('commit');
    const outcome = outcomes.shift();
    if (outcome !== undefined) throw outcome;
  });
  return { order, commit, join: () => (order.push('joined'), join()) };
}

test.each(['ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS'] as const)(
  'a commit that is refused with %s is repeated once the instance has joined',
  async (code) => {
    const { order, commit, join } = committing(new LogError(code, 'not now'), undefined);
    await new Promise(setImmediate);
    expect(order).toEqual(['commit']);
    join();
    await commit;
    expect(order).toEqual(['commit', 'joined', 'commit']);
  },
);

test('a commit that is refused again, or for another reason, is refused', async () => {
  const refusal = new LogError('ILLEGAL_GENERATION', 'not any more');
  const again = committing(refusal, refusal);
  again.join();
  await expect(again.commit).rejects.toBe(refusal);
  const unknown = new LogError('UNKNOWN_TOPIC_OR_PARTITION', 'There is no topic t');
  const other = committing(unknown, undefined);
  await expect(other.commit).rejects.toBe(unknown);
  expect(other.order).toEqual(['commit']);
});
