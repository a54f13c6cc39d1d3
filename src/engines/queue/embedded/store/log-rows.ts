import type { StoredResponse, LogState } from '../../resources.ts';
import { query, type Transaction } from './query.ts';
import type { FilteredColumns, LogTable } from './schema.ts';

/** The JSON in `detail` of a row of the log, or of a dead letter. */
export interface RowDetail {
  readonly error?: string | undefined;
  readonly nextDeliveryTime?: number | undefined;
  readonly status?: number | undefined;
  readonly headers?: StoredResponse['headers'] | undefined;
  readonly truncated?: boolean | undefined;
  /** The number of a dead letter's retries. */
  readonly retried?: number | undefined;
}

/** The row of a message's creation, which has its content. */
export type CreatedRow = Omit<LogTable, 'response'>;
type LaterRow = Omit<LogTable, 'spec' | 'body'>;

const insertFirst = query<CreatedRow>()((db, arg) =>
  db.insertInto('log').values({
    ticket: arg('ticket'),
    owner: arg('owner'),
    message: arg('message'),
    url: arg('url'),
    group_name: arg('group_name'),
    endpoint: arg('endpoint'),
    queue: arg('queue'),
    schedule: arg('schedule'),
    labels: arg('labels'),
    flow_key: arg('flow_key'),
    caller_ip: arg('caller_ip'),
    state: arg('state'),
    detail: arg('detail'),
    spec: arg('spec'),
    body: arg('body'),
  }),
);

const insertLater = query<LaterRow>()((db, arg) =>
  db.insertInto('log').values({
    ticket: arg('ticket'),
    owner: arg('owner'),
    message: arg('message'),
    url: arg('url'),
    group_name: arg('group_name'),
    endpoint: arg('endpoint'),
    queue: arg('queue'),
    schedule: arg('schedule'),
    labels: arg('labels'),
    flow_key: arg('flow_key'),
    caller_ip: arg('caller_ip'),
    state: arg('state'),
    detail: arg('detail'),
    response: arg('response'),
  }),
);

/** The content of a message, as long as it is kept. */
export const contentOf = query<{ message: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select(['owner', 'url', 'spec', 'body'])
    .where('ticket', '=', arg('message')),
);

/**
 * Stores the content of a message and logs its creation. The row's `ticket` is the `seq` of the
 * message.
 */
export function logCreated(transaction: Transaction, row: CreatedRow): void {
  transaction.add(insertFirst, row);
  transaction.logged(row);
}

/** The properties of an event that the log stores besides its state. */
export interface EventFacts {
  readonly detail?: RowDetail;
  /** The beginning of the response. */
  readonly response?: Uint8Array | null;
}

/** Logs an event of a message. */
export function logEvent(
  transaction: Transaction,
  message: FilteredColumns,
  state: Exclude<LogState, 'CREATED'>,
  { detail, response = null }: EventFacts = NOTHING,
): void {
  const row: LaterRow = {
    ticket: transaction.ticket(),
    owner: message.owner,
    message: message.message,
    url: message.url,
    group_name: message.group_name,
    endpoint: message.endpoint,
    queue: message.queue,
    schedule: message.schedule,
    labels: message.labels,
    flow_key: message.flow_key,
    caller_ip: message.caller_ip,
    state,
    detail: detail === undefined ? null : JSON.stringify(detail),
    response,
  };
  transaction.add(insertLater, row);
  transaction.logged(row);
}

const NOTHING: EventFacts = {};

export function readDetail(text: string | null): RowDetail {
  return text === null ? {} : (JSON.parse(text) as RowDetail);
}
