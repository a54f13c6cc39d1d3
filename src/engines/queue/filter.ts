import type { LogState } from './resources.ts';

/** Selects messages. Values of one field are alternatives; all fields must match. */
export interface RecordFilter {
  readonly messageIds?: readonly string[] | undefined;
  readonly urls?: readonly string[] | undefined;
  readonly groups?: readonly string[] | undefined;
  readonly queues?: readonly string[] | undefined;
  readonly scheduleIds?: readonly string[] | undefined;
  /** Any of these labels. */
  readonly labels?: readonly string[] | undefined;
  readonly flowControlKeys?: readonly string[] | undefined;
  readonly callerIps?: readonly string[] | undefined;
  /** Unix milliseconds, inclusive: when a message was created, logged or given up. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface MessageFilter extends RecordFilter {
  /** Host names of URLs, in lower case, with the port if the URL has one. */
  readonly hosts?: readonly string[] | undefined;
  /** Paths of URLs. */
  readonly paths?: readonly string[] | undefined;
}

export interface LogFilter extends MessageFilter {
  readonly states?: readonly LogState[] | undefined;
}

export interface DeadLetterFilter extends RecordFilter {
  /** Override all other fields, as `messageIds` does. */
  readonly dlqIds?: readonly string[] | undefined;
  readonly responseStatuses?: readonly number[] | undefined;
}

/** A page of a listing. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  /** The most entries to return. */
  readonly count: number;
}

/** A page of a listing in either order. */
export interface OrderedPageRequest extends PageRequest {
  /** Oldest first instead of newest first. */
  readonly earliestFirst?: boolean | undefined;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The start of the next page; undefined at the end. */
  readonly cursor?: string | undefined;
}
