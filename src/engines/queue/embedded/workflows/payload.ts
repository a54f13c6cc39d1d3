import { query, type Reader } from '../store/query.ts';
import type { RunRow } from '../store/run-rows.ts';
import { bodyOfEntry, textBetween } from './journal.ts';

const placeOfFirst = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select('ends')
    .where('run', '=', arg('run'))
    .where('begins', '=', 0),
);

/** The payload that a run began with. */
export async function payloadOf(reader: Reader, { run }: Pick<RunRow, 'run'>): Promise<Buffer> {
  const first = await reader.get(placeOfFirst, { run });
  if (first?.ends === null || first === undefined) return Buffer.alloc(0);
  const text = await textBetween(reader, run, 0, first.ends);
  return text === '' ? Buffer.alloc(0) : bodyOfEntry(text);
}
