import type {
  DeadLetterFilter,
  LogFilter,
  MessageFilter,
  PageRequest,
  RecordFilter,
} from '../../engines/queue/filter.ts';
import type { LogState } from '../../engines/queue/resources.ts';
import { refusal } from './errors.ts';

/** Filters of a query: each may be repeated, or contain commas. */
export interface FilterParameters {
  readonly messageId?: readonly string[];
  readonly messageIds?: readonly string[];
  readonly dlqIds?: readonly string[];
  readonly url?: readonly string[];
  readonly topicName?: readonly string[];
  readonly queueName?: readonly string[];
  readonly scheduleId?: readonly string[];
  readonly label?: readonly string[];
  readonly flowControlKey?: readonly string[];
  readonly callerIp?: readonly string[];
  readonly callerIP?: readonly string[];
  readonly api?: readonly string[];
  readonly source?: string;
  readonly workflowRunId?: readonly string[];
  readonly workflowUrl?: readonly string[];
  readonly host?: readonly string[];
  readonly path?: readonly string[];
  readonly state?: readonly string[];
  readonly responseStatus?: readonly string[];
  readonly fromDate?: number;
  readonly toDate?: number;
  readonly count?: number;
  readonly cursor?: string;
}

/** Ids in the body, where the Python client sends them. */
export interface IdsInBody {
  readonly messageIds?: readonly string[];
  readonly dlqIds?: readonly string[];
}

const LARGEST_PAGE = 100;
/** How many messages are canceled at a time where a number is given, as in the hosted service. */
const MOST_CANCELLED = 500;

/**
 * The page of a listing. An empty cursor is none: loops begin with it (the hosted service's guide to v2).
 * @param largest the most entries, and the default
 */
export function pageOf(
  { count = Infinity, cursor }: FilterParameters,
  largest: number = LARGEST_PAGE,
): PageRequest {
  return { count: Math.min(count, largest), ...(cursor && { cursor }) };
}

/** How many messages to cancel; by default all that match. */
export function cancelCount({ count = Infinity }: FilterParameters): number {
  return count === Infinity ? count : Math.min(count, MOST_CANCELLED);
}

/** Filters for what this service does not have. */
const NEVER = ['api', 'source', 'workflowRunId', 'workflowUrl'] as const;

/**
 * Whether a filter matches nothing: no stored message went to a hosted API or belongs to a workflow, so a filter for one
 * matches nothing; nor does an empty list of ids (the Python client's `cancel_many([])`), which must not match everything.
 */
export function matchesNothing(query: FilterParameters, body: IdsInBody = {}): boolean {
  if (NEVER.some((name) => query[name] !== undefined)) return true;
  return (['messageIds', 'dlqIds'] as const).some(
    (name) => body[name] !== undefined && query[name] === undefined && body[name].length === 0,
  );
}

/** The messages that a query selects. Ids override all other filters. */
export function messageFilter(query: FilterParameters, body?: IdsInBody): MessageFilter {
  const ids = idsOf('messageIds', query, body);
  if (ids !== undefined) return { messageIds: ids };
  return { ...recordFilter(query), hosts: hostsOf(query), paths: split('path', query, AT_PATH) };
}

/** The log entries that a query selects. @throws HttpError */
export function logFilter(query: FilterParameters): LogFilter {
  return { ...messageFilter(query), states: statesOf(query) };
}

/** The dead letters that a query selects. @throws HttpError */
export function deadLetterFilter(query: FilterParameters, body?: IdsInBody): DeadLetterFilter {
  const ids = idsOf('dlqIds', query, body);
  if (ids !== undefined) return { dlqIds: ids };
  const messageIds = words('messageIds', query);
  if (messageIds !== undefined) return { messageIds };
  return { ...recordFilter(query), responseStatuses: statusesOf(query) };
}

function recordFilter(query: FilterParameters): RecordFilter {
  return {
    messageIds: words('messageId', query),
    urls: split('url', query, AT_URL),
    groups: words('topicName', query),
    queues: words('queueName', query),
    scheduleIds: words('scheduleId', query),
    labels: words('label', query),
    flowControlKeys: keysOf(query),
    callerIps: together(words('callerIp', query), words('callerIP', query)),
    from: query.fromDate,
    to: query.toDate,
  };
}

const AT_COMMA = /\s*,\s*/;
/** URLs and paths may contain commas; only a comma before another URL separates two. */
const AT_URL = /,(?=https?:\/\/)/i;
const AT_PATH = /,(?=\/)/;

/** The filters that are lists. */
type ListName = {
  [Name in keyof FilterParameters]-?: FilterParameters[Name] extends readonly string[] | undefined
    ? Name
    : never;
}[keyof FilterParameters];

/** @throws HttpError if the list is empty: that must not select everything */
function split(name: ListName, query: FilterParameters, at: RegExp): string[] | undefined {
  const values = query[name];
  if (values === undefined) return undefined;
  const given = values.flatMap((value) => value.split(at)).filter((word) => word !== '');
  if (given.length === 0) throw refusal('invalidParameter', { name, rule: 'must not be empty' });
  return given;
}

function words(name: ListName, query: FilterParameters): string[] | undefined {
  return split(name, query, AT_COMMA);
}

/** Keys may contain commas: a value with commas is also tried as one key. */
function keysOf(query: FilterParameters): readonly string[] | undefined {
  const keys = words('flowControlKey', query);
  return keys && [...new Set([...keys, ...query.flowControlKey!.filter((key) => key !== '')])];
}

function idsOf(
  name: 'messageIds' | 'dlqIds',
  query: FilterParameters,
  body: IdsInBody = {},
): readonly string[] | undefined {
  return together(words(name, query), body[name]);
}

function together(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  return one === undefined ? other : [...one, ...(other ?? [])];
}

function hostsOf(query: FilterParameters): string[] | undefined {
  return words('host', query)?.map((host) => host.toLowerCase());
}

const STATES: readonly LogState[] = [
  'CREATED',
  'ACTIVE',
  'RETRY',
  'ERROR',
  'DELIVERED',
  'FAILED',
  'CANCEL_REQUESTED',
  'CANCELED',
];

/** Aliases of states. */
const OTHER_STATES: Readonly<Record<string, readonly LogState[]>> = {
  IN_PROGRESS: ['ACTIVE', 'RETRY', 'ERROR'],
  CANCELLED: ['CANCELED'],
};

function statesOf(query: FilterParameters): LogState[] | undefined {
  return words('state', query)?.flatMap((value) => {
    const upper = value.toUpperCase();
    const states = OTHER_STATES[upper] ?? STATES.filter((state) => state === upper);
    if (states.length > 0) return states;
    const known = [...STATES, ...Object.keys(OTHER_STATES)].join(', ');
    throw refusal('invalidParameter', { name: 'state', rule: `must be one of ${known}` });
  });
}

function statusesOf(query: FilterParameters): number[] | undefined {
  return words('responseStatus', query)?.map((value) => {
    if (/^\d{1,3}$/.test(value)) return Number(value);
    throw refusal('invalidParameter', { name: 'responseStatus', rule: 'must be a status' });
  });
}
