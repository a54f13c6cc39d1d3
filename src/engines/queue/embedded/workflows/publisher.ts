import { entriesOfStep, markPublished, type EntryRow } from '../store/entry-rows.ts';
import { messageRow } from '../store/message-rows.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/**
 * The message whose delivery has published a step: that of its plan or of the outcome of its call, else that of the last
 * entry. What it has published is delivered when it has ended, and it is not repeated then.
 * @param step undefined for the plans of parallel steps, and for the end of a run
 * @returns undefined if it is not being delivered: the endpoint has answered before
 */
export async function publisherOf(
  writer: RunWriter,
  run: OpenRun,
  step: number | undefined,
): Promise<number | undefined> {
  const { transaction } = writer;
  const number = run.row.run;
  const candidates: EntryRow[] = [];
  if (step !== undefined && step > 0) {
    candidates.push(
      ...(await transaction.all(entriesOfStep, { run: number, step: -step })),
      ...(await transaction.all(entriesOfStep, { run: number, step })),
    );
  }
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
