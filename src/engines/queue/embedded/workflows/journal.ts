import type { Reader, Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { extendPart, insertPart, partAt, partsFrom, textFrom } from '../store/journal-rows.ts';
import type { CallType } from '../../workflows/run.ts';

/*
 * A journal is text: its entries as JSON with commas between, in parts. So the journal up to an entry, which is what the
 * entry's message delivers, is a beginning of that text, and nothing is built from as many rows as it has entries.
 */

/** Characters at which a part is full: a part is written anew with each entry that it gets. */
const PART = 32 * 1024;

/** The text of an entry. Written by hand: base64 needs no escaping, and looking for it would be slow. */
export function entryText(messageId: string, callType: CallType, body: Buffer): string {
  return `{"messageId":"${messageId}","callType":"${callType}","body":"${body.toString('base64')}"}`;
}

/** Where a journal ends. */
export interface JournalEnd {
  readonly size: number;
  /** Where its last part begins. */
  readonly part: number;
}

/** Appends text to a journal. @returns its new end */
export function appendText(
  transaction: Transaction,
  run: number,
  { size, part }: JournalEnd,
  text: string,
): JournalEnd {
  const grown = size + text.length;
  if (size > 0 && size - part < PART) {
    transaction.add(extendPart, { run, begins: part, body: text });
    return { size: grown, part };
  }
  transaction.add(insertPart, { run, begins: size, body: text });
  return { size: grown, part: size };
}

/** Characters of a journal that are read in a piece: others have their turns between pieces. */
const PIECE = 256 * 1024;

/** Where a journal is, and whose it is. */
export interface JournalSource {
  readonly store: Pick<QueueStore, 'read' | 'turns'>;
  readonly owner: number;
  readonly run: number;
}

/** A piece of a journal, and the place of its part. */
export interface JournalPiece {
  readonly at: number;
  readonly part: number;
  readonly text: string;
}

/**
 * A journal from a place on, in pieces that each take a short turn of the event loop. They end behind the other place, where
 * its part does; earlier if there is no more.
 * @param range `part` is where a part begins, at or before `from`
 */
export async function* journalPieces(
  { store, owner, run }: JournalSource,
  { part, from, to }: { readonly part: number; readonly from: number; readonly to: number },
): AsyncGenerator<JournalPiece> {
  let first = part;
  for (let at = from; at < to; first = at) {
    await store.turns.next(owner);
    const wanted = { run, part: first, from: at, before: Math.min(to, at + PIECE) };
    const rows = await store.read((reader) => reader.all(textFrom, wanted));
    const before = at;
    for (const { begins, body } of rows) {
      yield { at, part: begins, text: body };
      at += body.length;
    }
    if (at === before) return;
  }
}

/** A journal up to a place, as a JSON array. */
export async function journalArray(source: JournalSource, to: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(to + 2);
  bytes.write('[');
  let end = 0;
  for await (const { at, text } of journalPieces(source, { part: 0, from: 0, to })) {
    end = at + bytes.write(text.slice(0, to - at), at + 1, 'latin1');
  }
  bytes.write(']', end + 1);
  return bytes.subarray(0, end + 2);
}

/** The text of a journal between two places. */
export async function textBetween(
  reader: Reader,
  run: number,
  from: number,
  to: number,
): Promise<string> {
  const first = await reader.get(partAt, { run, at: from });
  if (first === undefined) return '';
  const end = first.begins + first.body.length;
  let text = first.body.slice(from - first.begins, to - first.begins);
  if (end >= to) return text;
  for (const { begins, body } of await reader.all(partsFrom, { run, begins: end, before: to })) {
    text += body.slice(0, to - begins);
  }
  return text;
}

/** The body of an entry, decoded. */
export function bodyOfEntry(text: string): Buffer {
  const { body } = JSON.parse(text) as { readonly body: string };
  return Buffer.from(body, 'base64');
}
