import { NameSet } from '../../../../base/name-set.ts';
import type { RunFilter } from '../../workflows/filter.ts';
import type { StepState } from '../../workflows/run.ts';
import { query, type Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { runsBefore, runsOfId, startedBefore, type RunRow } from '../store/run-rows.ts';
import { firstTicketAt, seqOfMessageId, timeOf } from '../store/tickets.ts';
import { entryRow } from '../store/entry-rows.ts';

/** Runs that are looked at in one turn. */
const AT_ONCE = 100;
/** Runs of one id. */
const OF_AN_ID = 1000;

export interface RunRange {
  readonly owner: number;
  readonly filter: RunFilter;
  /** Only runs below this ticket. */
  readonly before: number;
  /** Only those that have not ended. */
  readonly started?: boolean;
}

/** The columns of a run that filters look at. */
export type FilteredRun = Pick<
  RunRow,
  'run' | 'id' | 'url' | 'labels' | 'flow_key' | 'caller_ip' | 'state'
>;

/** An owner's runs that a filter selects, newest first. */
export async function* findRuns(
  store: QueueStore,
  { owner, filter, before, started = false }: RunRange,
): AsyncGenerator<RunRow> {
  const matches = matchingRun(filter);
  const ids = filter.runs?.map(({ id }) => id) ?? filter.runIds;
  const ofMessages = await store.read((reader) => runsOfMessages(reader, filter.messageIds));
  const passes = async (row: RunRow) =>
    matches(row) &&
    (ofMessages === undefined || ofMessages.has(row.run)) &&
    (await hasStepIn(store, row, filter.stepStates));
  if (ids !== undefined) {
    const rows: RunRow[] = [];
    for (const id of new Set(ids)) {
      const found = { owner, id, most: OF_AN_ID };
      rows.push(...(await store.read((reader) => reader.all(runsOfId, found))));
    }
    for (const row of rows.toSorted((one, other) => other.run - one.run)) {
      const isOpen = !started || row.ended_at === null;
      if (row.run < before && isOpen && (await passes(row))) yield row;
    }
    return;
  }
  const find = started ? startedBefore : runsBefore;
  const first = filter.from === undefined ? 0 : firstTicketAt(filter.from);
  const end = filter.to === undefined ? Infinity : firstTicketAt(filter.to + 1);
  let below = Math.min(before, end, Number.MAX_SAFE_INTEGER);
  for (;;) {
    const page = { owner, first, before: below, most: AT_ONCE };
    const rows = await store.read((reader) => reader.all(find, page));
    for (const row of rows) if (await passes(row)) yield row;
    if (rows.length < AT_ONCE) return;
    below = rows.at(-1)!.run;
    await store.turns.next(owner);
  }
}

/** Whether a filter selects a run, as far as its own row says it. */
export function matchingRun(filter: RunFilter): (row: FilteredRun) => boolean {
  const { runs } = filter;
  if (runs !== undefined) {
    const keys = new Set(runs.map(({ id, createdAt }) => `${createdAt} ${id}`));
    return ({ run, id }) => keys.has(`${timeOf(run)} ${id}`);
  }
  const checks: ((row: FilteredRun) => boolean)[] = [];
  const among = (
    values: readonly string[] | undefined,
    of: (row: FilteredRun) => string | null | undefined,
  ) => {
    if (values === undefined || values.length === 0) return;
    const set = new NameSet(values);
    checks.push((row) => {
      const value = of(row);
      return value !== null && value !== undefined && set.has(value);
    });
  };
  among(filter.runIds, ({ id }) => id);
  among(filter.urls, ({ url }) => url);
  among(filter.states, ({ state }) => state);
  among(filter.flowControlKeys, ({ flow_key }) => flow_key);
  among(filter.callerIps, ({ caller_ip }) => caller_ip);
  among(filter.hosts, ({ url }) => URL.parse(url)?.host);
  among(filter.paths, ({ url }) => URL.parse(url)?.pathname);
  const { urlPrefixes, labels, createdAt, from, to } = filter;
  if (urlPrefixes !== undefined) {
    checks.push(({ url }) => urlPrefixes.some((prefix) => url.startsWith(prefix)));
  }
  if (labels !== undefined) {
    checks.push((row) => {
      const own = row.labels === null ? [] : (JSON.parse(row.labels) as string[]);
      return own.some((label) => labels.includes(label));
    });
  }
  if (createdAt !== undefined) checks.push(({ run }) => timeOf(run) === createdAt);
  if (from !== undefined) checks.push(({ run }) => timeOf(run) >= from);
  if (to !== undefined) checks.push(({ run }) => timeOf(run) <= to);
  return (row) => checks.every((check) => check(row));
}

async function runsOfMessages(
  reader: Reader,
  messageIds: readonly string[] | undefined,
): Promise<ReadonlySet<number> | undefined> {
  if (messageIds === undefined) return undefined;
  const runs = new Set<number>();
  for (const id of messageIds) {
    const message = seqOfMessageId(id);
    const entry = message === undefined ? undefined : await reader.get(entryRow, { message });
    if (entry !== undefined) runs.add(entry.run);
  }
  return runs;
}

const entryIn = query<{ run: number; state: StepState }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select('message')
    .where('run', '=', arg('run'))
    .where('state', '=', arg('state'))
    .limit(1),
);

async function hasStepIn(
  store: QueueStore,
  { run }: RunRow,
  states: readonly StepState[] | undefined,
): Promise<boolean> {
  if (states === undefined || states.length === 0) return true;
  for (const state of states) {
    const found = await store.read((reader) => reader.get(entryIn, { run, state }));
    if (found !== undefined) return true;
  }
  return false;
}
