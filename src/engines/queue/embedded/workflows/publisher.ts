import { entriesOfStep, markPublished, type EntryRow } from '../store/entry-rows.ts';
import { messageRow } from '../store/message-rows.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** What a run has of a step before that is published. */
export interface StepEntries {
  /** Those with its number. */
  readonly own: readonly EntryRow[];
  /** Those whose deliveries publish it: its plan, and the outcome of its call. */
  readonly leading: readonly EntryRow[];
}

/** @param step the number of a step; of a plan the negative one */
export async function entriesOf(
  { transaction }: RunWriter,
  { row }: OpenRun,
  step: number,
): Promise<StepEntries> {
  const entries = await transaction.all(entriesOfStep, { run: row.run, step, plan: -step });
  const own = entries.filter((entry) => entry.step === step);
  if (step <= 0) return { own, leading: [] };
  return { own, leading: [...entries.filter((entry) => entry.step !== step), ...own] };
}

/**
 * The message whose delivery has published a step: that of its plan or of the outcome of its call, else that of the last
 * entry. What it has published is delivered when it has ended, and it is not repeated then.
 * @param entries those of the step; undefined for the end of a run
 * @returns undefined if it is not being delivered: the endpoint has answered before
 */
export async function publisherOf(
  writer: RunWriter,
  run: OpenRun,
  entries: StepEntries | undefined,
): Promise<number | undefined> {
  const { transaction } = writer;
  const candidates = [...(entries?.leading ?? [])];
  const last = await writer.lastOf(run);
  if (last !== null) candidates.push(last);
  for (const { message, kind } of candidates) {
    if (kind === 'call' || !(await isUnderWay(writer, message))) continue;
    transaction.add(markPublished, { message });
    return message;
  }
  return undefined;
}

async function isUnderWay({ transaction, parts }: RunWriter, seq: number): Promise<boolean> {
  const row = await transaction.get(messageRow, { seq });
  if (row === undefined) return false;
  const { rules } = parts;
  if (!rules.shares.isShared) return rules.isUnderWay(row);
  return row.claimed !== null && row.claimed !== undefined;
}
