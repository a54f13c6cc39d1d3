import type { RunDeadLetterFilter, RunFilter } from '../../engines/queue/workflows/filter.ts';
import type { CallbackState, RunState, StepState } from '../../engines/queue/workflows/run.ts';
import { refusal } from './errors.ts';

/** Filters of listings of runs: each may be repeated, or contain commas. */
export interface RunParameters {
  readonly workflowRunIds?: readonly string[];
  readonly workflowRunId?: readonly string[];
  readonly workflowCreatedAt?: number;
  readonly workflowRuns?: readonly string[];
  readonly workflowUrl?: readonly string[];
  readonly workflowUrlExactMatch?: boolean;
  readonly url?: readonly string[];
  readonly dlqIds?: readonly string[];
  readonly state?: readonly string[];
  readonly messageId?: readonly string[];
  readonly label?: readonly string[];
  readonly flowControlKey?: readonly string[];
  readonly callerIp?: readonly string[];
  readonly host?: readonly string[];
  readonly path?: readonly string[];
  readonly failureFunctionState?: readonly string[];
  readonly failureCallbackState?: readonly string[];
  readonly responseStatus?: readonly string[];
  readonly fromDate?: number;
  readonly toDate?: number;
}

const RUN_STATES: readonly RunState[] = [
  'RUN_STARTED',
  'RUN_SUCCESS',
  'RUN_FAILED',
  'RUN_CANCELED',
];
const STEP_STATES: readonly StepState[] = [
  'STEP_PROGRESS',
  'STEP_SUCCESS',
  'STEP_RETRY',
  'STEP_FAILED',
  'STEP_CANCELED',
];
const CALLBACK_STATES: readonly CallbackState[] = [
  'CALLBACK_INPROGRESS',
  'CALLBACK_SUCCESS',
  'CALLBACK_FAIL',
  'CALLBACK_CANCELED',
];

const AT_COMMA = /\s*,\s*/;
/** URLs and paths may contain commas; only a comma before another one separates two. */
const AT_URL = /,(?=https?:\/\/)/i;
const AT_PATH = /,(?=\/)/;

/** The runs that a query selects. @throws HttpError */
export function runFilter(query: RunParameters): RunFilter {
  const runs = split('workflowRuns', query.workflowRuns)?.map(runOf);
  if (runs !== undefined) return { runs };
  const states = statesOf('state', query.state, [...RUN_STATES, ...STEP_STATES]);
  return {
    ...selection(query),
    states: states?.filter((state): state is RunState => state.startsWith('RUN_')),
    stepStates: states?.filter((state): state is StepState => state.startsWith('STEP_')),
  };
}

/** The runs to cancel: a URL is what theirs begin with, unless it says otherwise. @throws HttpError */
export function cancelFilter(
  query: RunParameters,
  body?: { readonly workflowRunIds?: readonly string[]; readonly workflowUrl?: string },
): RunFilter {
  const named = split('workflowRunIds', query.workflowRunIds);
  const ids = named ?? body?.workflowRunIds;
  if (ids !== undefined) return { runIds: ids };
  const { urls, ...others } = selection(query);
  if (query.workflowUrlExactMatch === true) return { ...others, urls };
  const prefix = body?.workflowUrl;
  return { ...others, urlPrefixes: urls ?? (prefix === undefined ? undefined : [prefix]) };
}

/** The failed runs that a query selects. @throws HttpError */
export function runDeadLetterFilter(
  query: RunParameters,
  body?: { readonly dlqIds?: readonly string[] },
): RunDeadLetterFilter {
  const dlqIds = split('dlqIds', query.dlqIds) ?? body?.dlqIds;
  if (dlqIds !== undefined) return { dlqIds };
  const { failureFunctionState, failureCallbackState } = query;
  const ofFunction = statesOf('failureFunctionState', failureFunctionState, CALLBACK_STATES);
  const ofCallback = statesOf('failureCallbackState', failureCallbackState, CALLBACK_STATES);
  const { urls, ...others } = selection(query);
  return {
    ...others,
    urls: urls ?? split('url', query.url, AT_URL),
    responseStatuses: split('responseStatus', query.responseStatus)?.map(statusOf),
    callbackStates: ofFunction ?? ofCallback,
  };
}

function selection(query: RunParameters): Omit<RunFilter, 'states' | 'stepStates' | 'runs'> {
  return {
    runIds: split('workflowRunId', query.workflowRunId),
    createdAt: query.workflowCreatedAt,
    urls: split('workflowUrl', query.workflowUrl, AT_URL),
    hosts: split('host', query.host)?.map((host) => host.toLowerCase()),
    paths: split('path', query.path, AT_PATH),
    messageIds: split('messageId', query.messageId),
    labels: split('label', query.label),
    flowControlKeys: split('flowControlKey', query.flowControlKey),
    callerIps: split('callerIp', query.callerIp),
    from: query.fromDate,
    to: query.toDate,
  };
}

/** @throws HttpError if one is unknown */
function statesOf<State extends string>(
  name: string,
  values: readonly string[] | undefined,
  states: readonly State[],
): State[] | undefined {
  return split(name, values)?.map((value) => {
    const state = states.find((known) => known === value);
    if (state !== undefined) return state;
    throw refusal('invalidParameter', { name, rule: `must be one of ${states.join(', ')}` });
  });
}

/** @throws HttpError if the list is empty: that must not select everything */
function split(
  name: string,
  values: readonly string[] | undefined,
  at: RegExp = AT_COMMA,
): string[] | undefined {
  if (values === undefined) return undefined;
  const given = values.flatMap((value) => value.split(at)).filter((word) => word !== '');
  if (given.length === 0) throw refusal('invalidParameter', { name, rule: 'must not be empty' });
  return given;
}

function runOf(pair: string): { readonly id: string; readonly createdAt: number } {
  const at = pair.lastIndexOf('@');
  const createdAt = pair.slice(at + 1);
  if (at > 0 && /^\d{1,15}$/.test(createdAt)) {
    return { id: pair.slice(0, at), createdAt: Number(createdAt) };
  }
  const rule = 'must be pairs like wfr_1@1795478400000';
  throw refusal('invalidParameter', { name: 'workflowRuns', rule });
}

function statusOf(value: string): number {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  throw refusal('invalidParameter', { name: 'responseStatus', rule: 'must be a status' });
}
