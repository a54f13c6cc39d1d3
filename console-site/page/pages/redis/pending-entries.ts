import type { Redis } from '../../api/redis.ts';

/** An entry of a stream that a consumer has read and not acknowledged. */
export interface PendingEntry {
  readonly id: string;
  readonly consumer: string;
  /** Milliseconds since it was delivered last. */
  readonly idle: number;
  readonly deliveries: number;
}

/** Some of them, oldest first. */
export interface PendingPage {
  readonly entries: readonly PendingEntry[];
  /** The entry after which the next page begins; undefined at the end. */
  readonly next: string | undefined;
}

/** How many entries are requested at a time. */
const PORTION = 100;

/** A group of a stream. */
export interface GroupOfStream {
  readonly redis: Redis;
  readonly stream: string;
  readonly group: string;
}

/**
 * The pending entries of a group.
 * @param after the entry after which the page begins; undefined for the first page
 * @throws Error with the database's message
 */
export async function pendingOf(
  { redis, stream, group }: GroupOfStream,
  after: string | undefined,
): Promise<PendingPage> {
  const start = after === undefined ? '-' : `(${after}`;
  const rows = await redis.run('XPENDING', stream, group, start, '+', PORTION);
  const entries = (rows as [string, string, number, number][]).map(
    ([id, consumer, idle, deliveries]) => ({ id, consumer, idle, deliveries }),
  );
  return { entries, next: entries.length < PORTION ? undefined : entries.at(-1)!.id };
}

/** Acknowledges entries. @returns how many were still pending @throws Error with the database's message */
export async function acknowledge(
  { redis, stream, group }: GroupOfStream,
  ids: readonly string[],
): Promise<number> {
  return Number(await redis.run('XACK', stream, group, ...ids));
}

/**
 * Gives entries to a consumer, which is created if there is none with the name.
 * @returns how many it has got: those that have been deleted from the stream are not pending any more
 * @throws Error with the database's message
 */
export async function claim(
  { redis, stream, group }: GroupOfStream,
  consumer: string,
  ids: readonly string[],
): Promise<number> {
  const got = await redis.run('XCLAIM', stream, group, consumer, 0, ...ids, 'JUSTID');
  return (got as string[]).length;
}
