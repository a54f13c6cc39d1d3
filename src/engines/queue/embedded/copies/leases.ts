import {
  copyRows,
  deleteCopy,
  deleteNewsBefore,
  freeShardsOf,
  assignShard,
  lastTicket,
  serverTime,
  shardRows,
  upsertCopy,
} from '../store/copy-rows.ts';
import type { Transaction } from '../store/query.ts';
import { firstTicketAt } from '../store/tickets.ts';
import { SHARDS, type Membership } from './membership.ts';

/** Milliseconds that news is kept. A process that was away for longer has lost its shards, and starts over. */
const NEWS_KEPT = 60_000;

/** The result of a renewal. */
export interface RenewalResult {
  /** The number of this process from now on. */
  readonly copy: number;
  /** By the server's clock, Unix milliseconds. */
  readonly now: number;
  /** Shards that belong to this process from now on. */
  readonly taken: readonly number[];
  /** How many shards it has beyond its fair share. */
  readonly excess: number;
  /** The highest ticket: later news has a higher one. */
  readonly ticket: number;
}

export interface RenewalOptions {
  /**
   * Milliseconds by the server's clock after which a process that has not renewed its lease counts as dead.
   */
  readonly lease: number;
  /** Gets the server's time in Unix milliseconds, and how long the query for it took. */
  readonly heard: (server: number, took: number) => void;
  /**
   * The last renewal of this process, by the server's clock. While the server was unreachable nobody could renew: a
   * process that could not renew itself gives the others time before it expires them.
   */
  readonly heardAt: number | undefined;
}

/** Renews the lease of this process, expires those of dead processes, and takes its share of the free shards. */
export async function renew(
  transaction: Transaction,
  membership: Membership,
  { lease, heard, heardAt }: RenewalOptions,
): Promise<RenewalResult> {
  const asked = performance.now();
  const { now } = (await transaction.get(serverTime, {}))!;
  heard(now, performance.now() - asked);
  const copy = membership.copy ?? transaction.ticket();
  const mayJudge = heardAt !== undefined && now - heardAt < lease / 2;
  const dead = new Set<number>();
  let alive = 1;
  for (const row of await transaction.all(copyRows, {})) {
    if (row.copy === copy) continue;
    if (row.until >= now || !mayJudge) {
      alive += 1;
      continue;
    }
    dead.add(row.copy);
    transaction.add(deleteCopy, { copy: row.copy });
    transaction.add(freeShardsOf, { copy: row.copy });
  }
  transaction.add(upsertCopy, { copy, lease });
  const shards = await transaction.all(shardRows, {});
  const part = Math.ceil(SHARDS / alive);
  const own = shards.filter((row) => row.copy === copy).length;
  const taken = shards
    .filter((row) => row.copy === null || dead.has(row.copy))
    .slice(0, Math.max(part - own, 0))
    .map(({ shard }) => shard);
  // It may have missed news about these.
  const known = new Set(membership.shards);
  const untold = shards.filter((row) => row.copy === copy && !known.has(row.shard));
  for (const shard of taken) transaction.add(assignShard, { shard, copy });
  if (membership.isCoordinator) {
    const before = firstTicketAt(transaction.now() - NEWS_KEPT);
    transaction.add(deleteNewsBefore, { ticket: before });
  }
  const { last_ticket: ticket } = (await transaction.get(lastTicket, {}))!;
  return {
    copy,
    now,
    taken: [...taken, ...untold.map(({ shard }) => shard)],
    excess: Math.max(own - part, 0),
    ticket,
  };
}

/** Gives shards up to other processes. */
export function releaseShards(transaction: Transaction, shards: readonly number[]): void {
  for (const shard of shards) transaction.add(assignShard, { shard, copy: null });
}

/** Removes this process. */
export function removeCopy(transaction: Transaction, copy: number): void {
  transaction.add(freeShardsOf, { copy });
  transaction.add(deleteCopy, { copy });
}
