import { insertEntry, moveEntry, type EntryRow } from '../store/entry-rows.ts';
import { contentOf } from '../store/log-rows.ts';
import { readSpec, type RunOfMessage } from '../store/message-spec.ts';
import type { RunRow } from '../store/run-rows.ts';
import { wait } from './events.ts';
import { bodyOfEntry, textBetween } from './journal.ts';
import { stepIn } from './publish-step.ts';
import { readInfo } from './run-config.ts';
import { headersOfOutcome } from './run-headers.ts';
import type { OpenRun, RunWriter } from './run-writer.ts';

/** An entry of a run that has failed. */
export interface EntryAgain {
  readonly entry: EntryRow;
  /** Unix milliseconds. */
  readonly due: number;
  /** What its message waits for. */
  readonly heldBy?: number | undefined;
}

/** Appends an entry to the run that goes on for the one that has failed, and delivers it again. */
export async function deliverAgain(
  writer: RunWriter,
  old: RunRow,
  run: OpenRun,
  { entry, due, heldBy }: EntryAgain,
): Promise<void> {
  const { transaction, now } = writer;
  const { begins, ends, kind, step } = entry;
  const info = readInfo(entry.info);
  if (begins === null || ends === null) {
    if (kind === 'wait' && info.wait !== undefined && info.step !== undefined) {
      const { event, timeoutText, deadline } = info.wait;
      const timeout = Math.max(deadline - now, 0);
      const order = { event, timeout, timeoutText, step: stepIn(info.step), headers: [] };
      await wait(writer, run.row.id, order);
      return;
    }
    if (kind !== 'invoke') return;
    if (entry.state !== 'STEP_SUCCESS') {
      await moveInvocation(writer, run, entry);
      return;
    }
    // The invoked run has ended since: its result was only recorded.
    const { step: result, ...shown } = info;
    writer.append(run, {
      kind,
      callType: 'step',
      body: Buffer.from(JSON.stringify(result)),
      step,
      info: shown,
      spec: await writer.specOf(run, { notBefore: due }),
    });
    return;
  }
  const body = bodyOfEntry(await textBetween(transaction, old.run, begins, ends));
  const content = await transaction.get(contentOf, { message: entry.message });
  const given = content?.spec === undefined ? undefined : readSpec(content.spec!);
  const isSent = kind === 'call' || kind === 'outcome';
  // A wait was to be due at its deadline; its event has come before.
  const slept = kind === 'step' ? (given?.notBefore ?? due) : due;
  const spec = await writer.specOf(run, { notBefore: Math.max(due, slept) });
  writer.append(run, {
    kind,
    callType: kind === 'call' ? 'toCallback' : kind === 'outcome' ? 'fromCallback' : 'step',
    body,
    step,
    info: { ...info, errors: undefined },
    heldBy,
    ...(isSent && given !== undefined && { literal: body, url: content!.url }),
    spec:
      isSent && given !== undefined
        ? { ...given, notBefore: due, run: partOf(run, given.run!) }
        : spec,
  });
}

/** What was sent for the old run is sent for the new one. */
function partOf({ row }: OpenRun, given: RunOfMessage): RunOfMessage {
  if (given.kind !== 'outcome') return { ...given, run: row.run };
  return { ...given, run: row.run, headers: headersOfOutcome(row, given.headers) };
}

/** The invoked run goes on, and tells the new run. The old one keeps a copy of the entry, for its log. */
async function moveInvocation(
  { transaction }: RunWriter,
  { row }: OpenRun,
  entry: EntryRow,
): Promise<void> {
  await transaction.run(moveEntry, { message: entry.message, run: row.run });
  transaction.add(insertEntry, { ...entry, message: transaction.ticket() });
}
