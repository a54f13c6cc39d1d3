import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { PublishEffects } from '../publish/publish.ts';
import type { LoggedMessage } from '../store/message-rows.ts';
import type { Transaction } from '../store/query.ts';
import { cancelMessage, type CancelRules } from './cancel.ts';

/** What else has changed with a message of a run. */
export interface CanceledRun {
  readonly removed: readonly LoggedMessage[];
  readonly effects: Pick<PublishEffects, 'arrivals'>;
}

/** The runs that messages belong to. */
export interface RunsOfMessages {
  /** A message has been canceled: the run that it belongs to, if any, can't go on. */
  canceled(transaction: Transaction, owner: number, seq: number): Promise<CanceledRun | undefined>;
}

/** A canceled message, and what else has changed with it. */
export interface CanceledWithRun {
  readonly message: LoggedMessage | 'inFlight';
  readonly run: CanceledRun | undefined;
}

/** Cancels a message as {@link cancelMessage} does, and the run that it belongs to. */
export async function cancelWithRun(
  transaction: Transaction,
  owner: number,
  seq: number,
  { runs, ...rules }: CancelRules & { readonly runs: RunsOfMessages },
): Promise<CanceledWithRun | undefined> {
  const message = await cancelMessage(transaction, owner, seq, rules);
  if (message === undefined) return undefined;
  return { message, run: await runs.canceled(transaction, owner, seq) };
}

/** Tells the dispatcher of a canceled message, after the commit. */
export function tellCanceled(dispatcher: Dispatcher, { message, run }: CanceledWithRun): void {
  if (message !== 'inFlight') dispatcher.removed(message);
  for (const row of run?.removed ?? []) dispatcher.removed(row);
  if (run !== undefined) dispatcher.arrived(run.effects.arrivals);
}
