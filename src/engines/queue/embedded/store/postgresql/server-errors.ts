import { DatabaseError } from 'pg';
import { QueueError } from '../../../errors.ts';

/** SQLSTATEs of a server that is stopping, starting, full, or times out: classes, and whole codes. */
const UNREACHABLE = /^(?:08|53|57|55P03|25P03|25006)/;
/** `pg` has no codes for these errors, only messages. */
const UNREACHABLE_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e|the connection has been closed|the server is silent)/;

/** Whether an error means that the server can't be reached, or does not answer in time. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseError) return UNREACHABLE.test(error.code ?? '');
  if (!(error instanceof Error) || error instanceof QueueError) return false;
  return (
    'syscall' in error ||
    error instanceof AggregateError ||
    UNREACHABLE_MESSAGES.test(error.message)
  );
}

/** An error of the server or the network, as an error of the engine. */
export function toQueueError(error: unknown): unknown {
  if (!(error instanceof DatabaseError) && !isUnreachable(error)) return error;
  const { message, code } = error as NodeJS.ErrnoException;
  // An `AggregateError` of several addresses has no message.
  const reason = message === '' ? String(code) : message;
  return new QueueError('storeFailed', { reason }, { cause: error });
}
