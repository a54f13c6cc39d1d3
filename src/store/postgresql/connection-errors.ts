import { StoreUnreachable } from '../store-unreachable.ts';

/**
 * SQLSTATEs of a server that is shutting down, starting, out of resources, or timing out. Two characters denote a
 * class.
 */
const UNREACHABLE_STATES: readonly string[] = [
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
  // read_only_sql_transaction, from a standby.
  '25006',
];
const UNREACHABLE_CODES = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** `pg` and `pg-pool` report these without a code; the messages are theirs. */
const UNREACHABLE_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout e|The server closed|the server is silent)/;

/**
 * Maps an error of `pg`.
 * @returns a {@link StoreUnreachable} if the server can't be reached, otherwise the error itself
 */
export function mappedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnreachable) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isDisconnected =
    UNREACHABLE_CODES.has(code) ||
    UNREACHABLE_MESSAGES.test(message) ||
    UNREACHABLE_STATES.some((state) => code?.length === 5 && code.startsWith(state));
  if (!isDisconnected) return error;
  // An `AggregateError` for several addresses has an empty message.
  return new StoreUnreachable(message === '' ? String(code) : message, { cause: error });
}
