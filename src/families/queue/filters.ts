import type {
  DeadLetterFilter,
  LogFilter,
  MessageFilter,
  PageRequest,
  RecordFilter,
} from '../../engines/queue/filter.ts';
import type { LogState } from '../../engines/queue/resources.ts';
import { refusal } from './errors.ts';

/** Filters as a query has them: each is given again and again, or with commas between. */
export interface GivenFilters {
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
  readonly host?: readonly string[];
  readonly path?: readonly string[];
  readonly state?: readonly string[];
  readonly responseStatus?: readonly string[];
  readonly fromDate?: number;
  readonly toDate?: number;
  readonly count?: number;
  readonly cursor?: string;
}

const LARGEST_PAGE = 100;

/** A page of a listing. */
export function pageOf({ count = LARGEST_PAGE, cursor }: GivenFilters): PageRequest {
  return { count: Math.min(count, LARGEST_PAGE), ...(cursor !== undefined && { cursor }) };
}

/** Nothing that is kept went to a hosted API, so whoever asks for one gets nothing. */
export function matchesNothing({ api }: GivenFilters): boolean {
  return api !== undefined;
}

/** Which messages a query selects. Ids override what else it says. */
export function messageFilter(query: GivenFilters, body?: GivenFilters): MessageFilter {
  const ids = words([...(query.messageIds ?? []), ...(body?.messageIds ?? [])]);
  if (ids !== undefined) return { messageIds: ids };
  return { ...recordFilter(query), hosts: hostsOf(query.host), paths: split(query.path, AT_PATH) };
}

/** Which log entries a query selects. @throws Refusal */
export function logFilter(query: GivenFilters): LogFilter {
  return { ...messageFilter(query), states: statesOf(query.state) };
}

/** Which dead letters a query selects. @throws Refusal */
export function deadLetterFilter(query: GivenFilters, body?: GivenFilters): DeadLetterFilter {
  const ids = words([...(query.dlqIds ?? []), ...(body?.dlqIds ?? [])]);
  if (ids !== undefined) return { dlqIds: ids };
  const messageIds = words(query.messageIds);
  if (messageIds !== undefined) return { messageIds };
  return { ...recordFilter(query), responseStatuses: statusesOf(query.responseStatus) };
}

function recordFilter(query: GivenFilters): RecordFilter {
  return {
    messageIds: words(query.messageId),
    urls: split(query.url, AT_URL),
    groups: words(query.topicName),
    queues: words(query.queueName),
    scheduleIds: words(query.scheduleId),
    labels: words(query.label),
    flowControlKeys: words(query.flowControlKey),
    callerIps: words([...(query.callerIp ?? []), ...(query.callerIP ?? [])]),
    from: query.fromDate,
    to: query.toDate,
  };
}

const AT_COMMA = /\s*,\s*/;
/** Commas may stand in URLs and paths themselves; only one before another of them is between two. */
const AT_URL = /,(?=https?:\/\/)/i;
const AT_PATH = /,(?=\/)/;

function split(values: readonly string[] | undefined, at: RegExp): string[] | undefined {
  const given = (values ?? []).flatMap((value) => value.split(at)).filter((word) => word !== '');
  return given.length === 0 ? undefined : given;
}

function words(values: readonly string[] | undefined): string[] | undefined {
  return split(values, AT_COMMA);
}

function hostsOf(values: readonly string[] | undefined): string[] | undefined {
  return words(values)?.map((host) => host.toLowerCase());
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

/** What else a filter may say, and what it stands for. */
const OTHER_STATES: Readonly<Record<string, readonly LogState[]>> = {
  IN_PROGRESS: ['ACTIVE', 'RETRY', 'ERROR'],
  CANCELLED: ['CANCELED'],
};

function statesOf(values: readonly string[] | undefined): LogState[] | undefined {
  return words(values)?.flatMap((value) => {
    const upper = value.toUpperCase();
    const states = OTHER_STATES[upper] ?? STATES.filter((state) => state === upper);
    if (states.length > 0) return states;
    const known = [...STATES, ...Object.keys(OTHER_STATES)].join(', ');
    throw refusal('invalidParameter', { name: 'state', rule: `must be one of ${known}` });
  });
}

function statusesOf(values: readonly string[] | undefined): number[] | undefined {
  return words(values)?.map((value) => {
    if (/^\d{1,3}$/.test(value)) return Number(value);
    throw refusal('invalidParameter', { name: 'responseStatus', rule: 'must be a status' });
  });
}
