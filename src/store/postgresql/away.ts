import { StoreAway } from '../store-away.ts';

/** SQLSTATEs of a server that is shutting down, starting, full, or timing out. A class is two characters long. */
const AWAY_STATES: readonly string[] = [
  // Connection exceptions.
  '08',
  // Insufficient resources: too many connections, disk full, out of memory.
  '53',
  // admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped, idle_session_timeout
  '57P',
  // query_canceled by statement_timeout, lock_not_available, idle_in_transaction_session_timeout and the like
  '57014',
  '55P03',
  '25P03',
  // Of a standby: read_only_sql_transaction
  '25006',
];
const AWAY_CODES = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** `pg` and `pg-pool` have no codes for these; the messages are theirs. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|The server closed)/;

/**
 * Maps an error of `pg`.
 * @returns a {@link StoreAway} where the server can't be reached, else the error itself
 */
export function mappedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreAway) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isAway =
    AWAY_CODES.has(code) ||
    AWAY_WORDS.test(message) ||
    AWAY_STATES.some((state) => code?.length === 5 && code.startsWith(state));
  if (!isAway) return error;
  // An `AggregateError` of several addresses has no message.
  return new StoreAway(message === '' ? String(code) : message, { cause: error });
}

/** Whether waiting helps after this error of connecting. */
export function isAway(error: unknown): error is StoreAway {
  return error instanceof StoreAway;
}
