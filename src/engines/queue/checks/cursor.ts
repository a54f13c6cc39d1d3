import { QueueError } from '../errors.ts';

/** The kind of listing that a cursor continues; a cursor of another kind is invalid. */
export type Listing = 'log' | 'dlq' | 'run';

/** Maximum length of a quoted invalid cursor. */
const LONGEST_QUOTE = 80;

/** Encodes the position after a page: entries below a ticket. */
export function writeCursor(listing: Listing, ticket: number): string {
  return `${listing}-${ticket.toString(36)}`;
}

/**
 * @returns the ticket below which the page begins; Infinity without a cursor
 * @throws QueueError
 */
export function readCursor(listing: Listing, cursor: string | undefined): number {
  if (cursor === undefined) return Infinity;
  const [, digits] = /^[a-z]+-([0-9a-z]{1,11})$/.exec(cursor) ?? [];
  const ticket = digits === undefined ? 0 : Number.parseInt(digits, 36);
  if (writeCursor(listing, ticket) === cursor) return ticket;
  const quote = cursor.length > LONGEST_QUOTE ? `${cursor.slice(0, LONGEST_QUOTE)}…` : cursor;
  throw new QueueError('invalidCursor', { cursor: quote });
}
