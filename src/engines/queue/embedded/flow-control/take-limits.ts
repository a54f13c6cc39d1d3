import { unlimitedFlowControl } from '../dispatch/flow-keys.ts';
import type { FlowControl } from '../../message.ts';
import { deleteFlowStarts, flowControlRow, upsertFlowControl } from '../store/flow-control-rows.ts';
import type { Transaction } from '../store/query.ts';
import type { FlowControlTable } from '../store/schema.ts';

/**
 * Sets the limits of a flow-control key to those of a message, except pinned ones. @returns the key if it has changed
 */
export async function takeFlowControl(
  transaction: Transaction,
  owner: number,
  control: FlowControl,
): Promise<FlowControlTable | undefined> {
  const known = await transaction.get(flowControlRow, { owner, key: control.key });
  const before = known ?? unlimitedFlowControl(owner, control.key);
  const { parallelism, rate, period } = control;
  const after: FlowControlTable = {
    ...before,
    ...(parallelism !== undefined && before.pinned_parallelism === 0 && { parallelism }),
    ...(rate !== undefined && before.pinned_rate === 0 && { rate, period: period ?? 1 }),
  };
  const changed =
    known === undefined ||
    after.parallelism !== before.parallelism ||
    after.rate !== before.rate ||
    after.period !== before.period;
  if (!changed) return undefined;
  if (after.period > before.period) {
    // Deliveries that left the shorter period are not counted again.
    const until = Math.floor(transaction.now() - before.period * 1000);
    await transaction.run(deleteFlowStarts, { owner, key: control.key, until });
  }
  await transaction.run(upsertFlowControl, after);
  transaction.notify(owner, { kind: 'flowControl', key: control.key, reset: false });
  return after;
}
