import type { Reader, Transaction } from '../store/query.ts';
import { extendPart, insertPart, partAt, partsFrom } from '../store/journal-rows.ts';
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
