import type { JournalEnd } from './journal.ts';
import type { Owner } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { copyEntry, outlineAfter, type EntryOutline } from '../store/entry-rows.ts';
import { placeOfPart } from '../store/journal-rows.ts';
import { deleteSomeOf, insertRun, runRow, unownedBy, type RunRow } from '../store/run-rows.ts';
import { appendText, journalPieces } from './journal.ts';

/** A run that begins with entries of another one. It belongs to nobody yet. */
export interface CopiedRun {
  readonly run: number;
  readonly end: JournalEnd;
  /** The other entries, in the order of the journal. */
  readonly left: readonly EntryOutline[];
}

type Parts = { readonly store: Pick<QueueStore, 'read' | 'write' | 'turns'> };

/** Entries that are read, and copied, in a turn. */
const READ_AT_ONCE = 200;
const COPIED_AT_ONCE = 20;
/** Characters of a journal that are copied in a turn. */
const SLICE = 256 * 1024;

/**
 * Copies the entries of a failed run that have led to others to a new run. Journals may have a hundred megabytes, so it is
 * done in many short transactions. What a kill leaves over, the sweeper deletes.
 * @returns undefined if the new run has been deleted meanwhile, with its user
 */
export async function copyJournal(
  parts: Parts,
  { owner }: Owner,
  old: RunRow,
): Promise<CopiedRun | undefined> {
  const entries = await outlineOf(parts, old);
  // A step whose call has an outcome is done, also if that failed.
  const called = new Set(entries.flatMap(({ kind, step }) => (kind === 'outcome' ? [step] : [])));
  const kept = entries.filter((entry) => isDone(entry, called));
  const left = entries.filter((entry) => !isDone(entry, called));
  const run = await parts.store.write((transaction) => {
    const run = transaction.ticket();
    const ended_at = Math.floor(transaction.now());
    transaction.add(insertRun, { ...old, run, owner: unownedBy(owner), ended_at, result: null });
    return run;
  });
  const copy = { parts, owner, old: old.run, run };
  let end: JournalEnd | undefined = { size: 0, part: 0 };
  for (const range of rangesOf(kept)) {
    const from = range[0]!.begins;
    // Between ranges there is a comma, as between entries.
    const comma: string = end.size === 0 ? '' : ',';
    const shift = end.size + comma.length - from;
    end = await copyText(copy, { from, to: range.at(-1)!.ends }, comma, end);
    if (end === undefined || !(await copyEntries(copy, range, shift))) return undefined;
  }
  return { run, end, left };
}

/** Deletes a run that was not completed. */
export async function deleteCopy({ store }: Parts, { owner }: Owner, run: number): Promise<void> {
  for (;;) {
    await store.turns.next(owner);
    if (await store.write((transaction) => deleteSomeOf(transaction, { run }))) return;
  }
}

function isDone(
  { state, published, kind, step }: EntryOutline,
  called: ReadonlySet<number | null>,
) {
  if (kind === 'call') return called.has(step);
  return published === 1 || state === 'STEP_SUCCESS';
}

async function outlineOf({ store }: Parts, { run, owner }: RunRow): Promise<EntryOutline[]> {
  const all: EntryOutline[] = [];
  for (let after = -1; ;) {
    await store.turns.next(owner);
    const page = { run, after, most: READ_AT_ONCE };
    const rows = await store.read((reader) => reader.all(outlineAfter, page));
    all.push(...rows);
    if (rows.length < READ_AT_ONCE) return all;
    after = rows.at(-1)!.begins;
  }
}

/** Entries that follow each other without others between. */
function rangesOf(entries: readonly EntryOutline[]): EntryOutline[][] {
  const ranges: EntryOutline[][] = [];
  for (const entry of entries) {
    const range = ranges.at(-1);
    if (range?.at(-1)?.ends === entry.begins - 1) range.push(entry);
    else ranges.push([entry]);
  }
  return ranges;
}

interface Copy {
  readonly parts: Parts;
  readonly owner: number;
  readonly old: number;
  readonly run: number;
}

/** @returns where the journal ends then; undefined if the run is gone */
async function copyText(
  { parts: { store }, owner, old, run }: Copy,
  { from, to }: { readonly from: number; readonly to: number },
  before: string,
  at: JournalEnd,
): Promise<JournalEnd | undefined> {
  const place = await store.read((reader) => reader.get(placeOfPart, { run: old, at: from }));
  let end: JournalEnd | undefined = at;
  let text = before;
  const write = async () => {
    const [slice, last] = [text, end!];
    text = '';
    end = await store.write(async (transaction) => {
      if ((await transaction.get(runRow, { run })) === undefined) return undefined;
      return appendText(transaction, run, last, slice);
    });
  };
  const range = { part: place?.begins ?? 0, from, to };
  for await (const piece of journalPieces({ store, owner, run: old }, range)) {
    text += piece.text.slice(0, to - piece.at);
    if (text.length >= SLICE) await write();
    if (end === undefined) return undefined;
  }
  if (text !== '') await write();
  return end;
}

/** @returns false if the run is gone */
async function copyEntries(
  { parts: { store }, owner, run }: Copy,
  entries: readonly EntryOutline[],
  shift: number,
): Promise<boolean> {
  for (let first = 0; first < entries.length; first += COPIED_AT_ONCE) {
    const some = entries.slice(first, first + COPIED_AT_ONCE);
    await store.turns.next(owner);
    const isThere = await store.write(async (transaction) => {
      if ((await transaction.get(runRow, { run })) === undefined) return false;
      for (const { message: from } of some) {
        // A number of its own: the message belongs to the old run.
        transaction.add(copyEntry, { from, message: transaction.ticket(), run, shift });
      }
      return true;
    });
    if (!isThere) return false;
  }
  return true;
}
