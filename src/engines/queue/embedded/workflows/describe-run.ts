import type {
  FailureCallback,
  RunDescription,
  Step,
  StepDescription,
  StepGroup,
} from '../../workflows/run.ts';
import { asBuffer } from '../messages/describe.ts';
import { placedEntries, unplacedEntries, type EntryRow } from '../store/entry-rows.ts';
import { readSpec, readLabels } from '../store/message-spec.ts';
import type { Query } from '../store/query.ts';
import type { RunRow } from '../store/run-rows.ts';
import { dlqIdOf, messageIdOf, timeOf } from '../store/tickets.ts';
import { deadLetterOfRun } from '../store/run-dead-letter-rows.ts';
import { bodyOfEntry, journalArray, type JournalSource } from './journal.ts';
import { describeEntry, type DescribedRow, type SeenEntry } from './describe-step.ts';
import {
  readCallback,
  readConfig,
  readFailure,
  readInfo,
  readInvocation,
  responseOf,
  type RunCallback,
} from './run-config.ts';

/** Bytes of a journal up to which its steps are shown with their content. */
const SHOWN = 4 * 1024 * 1024;

/** A run with its steps. Others have their turns while a long journal is read. @param now Unix milliseconds */
export async function describeRun(
  store: JournalSource['store'],
  row: RunRow,
  now: number,
): Promise<RunDescription> {
  const config = readConfig(row.config);
  const invocation = readInvocation(row.invocation);
  const failure = readFailure(row.failure);
  const callback = readCallback(row.callback);
  const letter = await store.read((reader) => reader.get(deadLetterOfRun, { run: row.run }));
  return {
    runId: row.id,
    url: row.url,
    state: row.state,
    createdAt: timeOf(row.run),
    completedAt: row.ended_at ?? undefined,
    callerIp: row.caller_ip,
    labels: readLabels(row.labels),
    flowControlKey: row.flow_key ?? undefined,
    result: row.result === null ? undefined : asBuffer(row.result),
    problem: row.problem ?? undefined,
    invoker: invocation && {
      runId: invocation.runId,
      url: invocation.url,
      createdAt: invocation.createdAt,
    },
    dlqId: letter && dlqIdOf(letter.ticket),
    failure: failure && responseOf(failure),
    failureCallback: callback && describeCallback(callback, row),
    groups: groupsOf(await seenEntries(store, row, now), { ...row, config }),
  };
}

/** The failure callback of a run. */
export function describeCallback(callback: RunCallback, row: RunRow): FailureCallback {
  return {
    messageId: messageIdOf(callback.message),
    url: callback.url,
    state: row.callback_state ?? 'CALLBACK_INPROGRESS',
    maxRetries: callback.maxRetries,
    response: callback.response && responseOf(callback.response),
    errors: callback.errors,
  };
}

/** Bytes of a run's journal that a listing shows. */
export function shownSize({ size }: Pick<RunRow, 'size'>): number {
  return size <= SHOWN ? size : 0;
}

/** Entries that are read at once. */
const AT_ONCE = 200;

/** The entries with what is shown of them. */
async function seenEntries(
  store: JournalSource['store'],
  row: RunRow,
  now: number,
): Promise<SeenEntry[]> {
  const rows = [
    ...(await entriesIn(store, row, placedEntries, ({ begins }) => begins!)),
    ...(await entriesIn(store, row, unplacedEntries, ({ message }) => message)),
  ];
  // The journal may have grown since the row was read.
  const size = rows.reduce((most, { ends }) => Math.max(most, ends ?? 0), row.size);
  const isShown = size <= SHOWN;
  const source = { store, owner: row.owner, run: row.run };
  const text = isShown ? (await journalArray(source, size)).subarray(1, -1) : undefined;
  const seen: SeenEntry[] = [];
  for (const { due, sent_url, sent_spec, ...entry } of rows) {
    await store.turns.next(row.owner);
    const body = bodyIn(text, entry);
    const isOpen = entry.state === 'STEP_PROGRESS' || entry.state === 'STEP_RETRY';
    const spec = sent_spec === null ? undefined : readSpec(sent_spec);
    seen.push({
      entry,
      info: readInfo(entry.info),
      body,
      step: stepOf(entry, body),
      sent: spec && { url: sent_url ?? '', spec },
      due: isOpen && due !== null && due > now ? due : undefined,
    });
  }
  return seen;
}

/** @param placeOf where the next ones begin */
async function entriesIn<Row>(
  store: JournalSource['store'],
  { run, owner }: RunRow,
  some: Query<{ run: number; after: number; most: number }, Row>,
  placeOf: (row: Row) => number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after = -1; ;) {
    await store.turns.next(owner);
    const page = { run, after, most: AT_ONCE };
    const rows = await store.read((reader) => reader.all(some, page));
    all.push(...rows);
    if (rows.length < AT_ONCE) return all;
    after = placeOf(rows.at(-1)!);
  }
}

function bodyIn(text: Buffer | undefined, { begins, ends }: EntryRow): Buffer | undefined {
  if (text === undefined || begins === null || ends === null) return undefined;
  try {
    return bodyOfEntry(text.toString('latin1', begins, ends));
  } catch {
    // The file is damaged: what is left of the run is still shown, and all others.
    return undefined;
  }
}

function stepOf(entry: EntryRow, body: Buffer | undefined): Step | undefined {
  const { step } = readInfo(entry.info);
  if (step !== undefined) return step as unknown as Step;
  if (body === undefined || entry.begins === 0 || !JOURNALED.has(entry.kind)) return undefined;
  try {
    return JSON.parse(body.toString()) as Step;
  } catch {
    return undefined;
  }
}

const JOURNALED: ReadonlySet<string> = new Set(['step', 'wait', 'invoke']);

/** Steps in groups: those that run at the same time are one. */
function groupsOf(seen: readonly SeenEntry[], run: DescribedRow): StepGroup[] {
  const groups: { type: StepGroup['type']; steps: StepDescription[] }[] = [];
  /** Where the description of a step is. */
  const places = new Map<number, { steps: StepDescription[]; index: number }>();
  let planned: StepDescription[] | undefined;
  for (const each of seen) {
    const { entry, step } = each;
    const described = describeEntry(each, run);
    const number = entry.step ?? 0;
    const isPlan = number < 0;
    if (isPlan) {
      if (planned === undefined) {
        planned = [];
        groups.push({ type: 'parallel', steps: planned });
      }
      places.set(-number, { steps: planned, index: planned.length });
      planned.push(described);
      continue;
    }
    planned = undefined;
    const place = number === 0 ? undefined : places.get(number);
    if (place !== undefined) {
      place.steps[place.index] = { ...place.steps[place.index]!, ...defined(described) };
      continue;
    }
    const isParallel = (step?.concurrent ?? 1) > 1;
    const steps = [described];
    groups.push({ type: isParallel ? 'parallel' : 'sequential', steps });
    if (number > 0) places.set(number, { steps, index: 0 });
  }
  const next = nextOf(seen, run);
  if (next.length > 0) groups.push({ type: 'next', steps: next });
  return groups;
}

function defined(described: StepDescription): Partial<StepDescription> {
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
}

/** Deliveries whose steps are not known yet. */
function nextOf(seen: readonly SeenEntry[], run: DescribedRow): StepDescription[] {
  const last = seen.findLast(({ entry }) => entry.begins !== null && entry.kind !== 'call');
  return seen.flatMap((each) => {
    const { entry, due } = each;
    const isPlan = (entry.step ?? 0) < 0;
    if (isPlan || entry.begins === null || entry.kind === 'call') return [];
    if (entry.published === 1 || entry.state === 'STEP_SUCCESS') return [];
    // A sleep is shown as the step that it is.
    if (due !== undefined && entry.state === 'STEP_PROGRESS' && entry.begins > 0) return [];
    // The outcome of a call is shown as the step that it is.
    const isShown = each !== last || entry.kind === 'outcome';
    if (isShown && entry.state === 'STEP_PROGRESS') return [];
    if (run.ended_at !== null && entry.state === 'STEP_PROGRESS') return [];
    return [
      {
        messageId: messageIdOf(entry.message),
        callType: 'step',
        state: entry.state,
        createdAt: timeOf(entry.message),
        retries: run.config.retries,
        retryDelay: run.config.retryDelay,
        stepName: each.info.stepName,
        nextDeliveryTime: due,
        errors: each.info.errors,
      },
    ];
  });
}
