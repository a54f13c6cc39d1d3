import type { RunOverrides } from '../../workflows/run.ts';
import { entryRow, type EntryOutline } from '../store/entry-rows.ts';
import type { Owner } from '../store/owners.ts';
import { runRow, type RunRow } from '../store/run-rows.ts';
import { dueOf } from './begin-run.ts';
import { copyJournal, deleteCopy } from './copy-journal.ts';
import { deliverAgain } from './deliver-again.ts';
import { renewedRow } from './renew-run.ts';
import { writeRuns, type WorkflowsParts } from './workflows.ts';

export interface Resumption {
  readonly old: RunRow;
  /** Of the new run. */
  readonly id: string;
  readonly overrides: RunOverrides;
}

/** Characters of entries that are appended in a turn, unless a single one has more. */
const AT_ONCE = 256 * 1024;

/**
 * Resumes a run that has failed: what has led to other entries is copied, and what has not is appended, to be delivered
 * again. That is done bit by bit, and nothing is delivered before all of it is there.
 * @param complete makes the new run its owner's. @returns what that returns; undefined if it was not to be @throws QueueError
 */
export async function resumeRun<Result>(
  parts: WorkflowsParts,
  owner: Owner,
  resumption: Resumption,
  complete: (row: RunRow) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const { old, id, overrides } = resumption;
  const copied = await copyJournal(parts, owner, old);
  if (copied === undefined) return undefined;
  const { run, end, left } = copied;
  let result: Result | undefined;
  try {
    const begun = { ...renewedRow(old, run, id, overrides), ...end };
    const row = await appendAgain(parts, owner, resumption, begun, left);
    result = row && (await complete(row));
    return result;
  } finally {
    if (result === undefined) await deleteCopy(parts, owner, run);
  }
}

/** Appends entries whose messages are held by the run. @returns undefined if the run is gone */
async function appendAgain(
  parts: WorkflowsParts,
  owner: Owner,
  { old, overrides }: Resumption,
  begun: RunRow,
  left: readonly EntryOutline[],
): Promise<RunRow | undefined> {
  let row: RunRow | undefined = begun;
  for (const some of groupsOf(left)) {
    await parts.store.turns.next(owner.owner);
    const before: RunRow = row;
    row = await writeRuns(parts, owner, async (writer) => {
      const { transaction } = writer;
      if ((await transaction.get(runRow, { run: begun.run })) === undefined) return undefined;
      const run = writer.open(before);
      const due = dueOf(writer, overrides);
      for (const { message } of some) {
        const entry = await transaction.get(entryRow, { message });
        // The old run is being deleted.
        if (entry === undefined) return undefined;
        await deliverAgain(writer, old, run, { entry, due, heldBy: begun.run });
      }
      return run.row;
    });
    if (row === undefined) return undefined;
  }
  return row;
}

/** Entries that are appended in a turn. */
function groupsOf(entries: readonly EntryOutline[]): EntryOutline[][] {
  const groups: EntryOutline[][] = [];
  let size = 0;
  for (const entry of entries) {
    const more = entry.ends - entry.begins;
    if (groups.length === 0 || size + more > AT_ONCE || groups.at(-1)!.length >= MOST) {
      groups.push([entry]);
      size = more;
    } else {
      groups.at(-1)!.push(entry);
      size += more;
    }
  }
  return groups;
}

/** Entries in a group. */
const MOST = 20;
