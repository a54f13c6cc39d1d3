import type { StepName } from '../../delivery.ts';
import { queueHeld, type Arrival } from '../dispatch/new-message.ts';
import { heldEntries, releaseEntries } from '../store/entry-rows.ts';
import { contentOf } from '../store/log-rows.ts';
import { readSpec } from '../store/message-spec.ts';
import type { Transaction } from '../store/query.ts';
import { readInfo } from './run-config.ts';
import { stepOfCall } from './step-names.ts';

/** Steps of a delivery that are named. */
const MOST_NAMED = 10;

/** What a delivery has published. */
export interface Released {
  readonly arrivals: readonly Arrival[];
  readonly steps: readonly StepName[];
}

/** What a delivery has published may be delivered when it has ended. */
export async function release(transaction: Transaction, seq: number): Promise<Released> {
  const held = await transaction.all(heldEntries, { message: seq });
  if (held.length === 0) return { arrivals: [], steps: [] };
  const arrivals: Arrival[] = [];
  const steps: StepName[] = [];
  for (const { message, size, info } of held) {
    const content = await transaction.get(contentOf, { message });
    if (content === undefined) continue;
    const { owner, url } = content;
    const spec = readSpec(content.spec!);
    arrivals.push(queueHeld(transaction, { seq: message, owner, url, spec, size }));
    const step = readInfo(info).named ?? stepOfCall(spec);
    if (step !== undefined && steps.length < MOST_NAMED) steps.push(step);
  }
  await transaction.run(releaseEntries, { message: seq });
  return { arrivals, steps };
}
