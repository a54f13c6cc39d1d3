import type { QueryResult } from 'pg';
import type { Clock } from '../../../../../base/clock.ts';
import { shardOf, type Membership } from '../../copies/membership.ts';
import type { ChangeNotification } from '../../copies/change-notification.ts';
import { insertNews, ring, ringHolders } from '../copy-rows.ts';
import { query, type Query, type Reader, type Transaction } from '../query.ts';
import { Tickets } from '../tickets.ts';
import { GroupUsage } from '../usage-rows.ts';
import { statementOf } from './statements.ts';

const setLastTicket = query<{ ticket: number }>()((db, arg) =>
  db.updateTable('writer').set({ last_ticket: arg('ticket') }),
);

/** Runs a statement. */
export type Run = (statement: ReturnType<typeof statementOf>) => Promise<QueryResult<object>>;

/** Reads by statements. */
export function readerOn(run: Run): Reader {
  return {
    all: async <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      (await run(statementOf(query, args))).rows as Row[],
    get: async <Args extends object, Row>(query: Query<Args, Row>, args: Args) =>
      (await run(statementOf(query, args))).rows[0] as Row | undefined,
  };
}

/** The parameters of a transaction. */
export interface GroupParts {
  readonly clock: Clock;
  readonly shares: Membership;
  readonly channel: string;
}

/**
 * The transaction of a group. Statements whose results are not needed are sent at once, and checked at the commit.
 */
export class GroupTransaction implements Transaction {
  readonly all: Transaction['all'];
  readonly get: Transaction['get'];
  /** Whether the current work has changed anything. */
  wrote = false;
  readonly #run: Run;
  readonly #parts: GroupParts;
  readonly #last: number;
  readonly #tickets: Tickets;
  readonly #usage: GroupUsage;
  readonly #news: { readonly owner: number; readonly news: ChangeNotification }[] = [];
  /** The first of the queued messages, by lane. */
  readonly #arrived = new Map<string, Extract<ChangeNotification, { readonly kind: 'arrived' }>>();
  readonly #added: Promise<unknown>[] = [];
  /** The error of a statement whose result was not awaited. */
  #failed: { readonly error: unknown } | undefined;

  /** @param last the highest issued ticket */
  constructor(run: Run, parts: GroupParts, last: number) {
    this.#run = async (statement) => {
      try {
        return await run(statement);
      } catch (error) {
        // After a failed statement the server refuses all others, so the first error is the cause.
        throw this.#failed === undefined ? error : this.#failed.error;
      }
    };
    this.#parts = parts;
    this.#last = last;
    this.#tickets = new Tickets(last);
    const reader = readerOn(this.#run);
    this.all = (asked, args) => reader.all(asked, args);
    this.get = (asked, args) => reader.get(asked, args);
    this.#usage = new GroupUsage(reader);
  }

  async run<Args extends object>(query: Query<Args, unknown>, args: Args): Promise<number> {
    const changes = (await this.#run(statementOf(query, args))).rowCount ?? 0;
    if (changes > 0) this.wrote = true;
    return changes;
  }

  add<Args extends object>(query: Query<Args, unknown>, args: Args): void {
    this.wrote = true;
    const added = this.#run(statementOf(query, args)).catch((error: unknown) => {
      this.#failed ??= { error };
    });
    this.#added.push(added);
  }

  used(owner: number, day: number): number | Promise<number> {
    return this.#usage.of(owner, day);
  }

  use(owner: number, day: number, messages: number): void {
    this.wrote = true;
    this.#usage.add(owner, day, messages);
  }

  ticket(): number {
    return this.#tickets.take(this.now());
  }

  now(): number {
    return this.#parts.clock.now();
  }

  logged(): void {}

  notify(owner: number, news: ChangeNotification): void {
    if (isForAll(news)) {
      this.#news.push({ owner, news });
      return;
    }
    if (this.#parts.shares.has(owner)) return;
    if (news.kind !== 'arrived') {
      this.#news.push({ owner, news });
      return;
    }
    const earlier = this.#arrived.get(news.lane);
    if (earlier !== undefined && earlier.due <= news.due) return;
    this.#arrived.set(news.lane, news);
    if (earlier === undefined) this.#news.push({ owner, news });
  }

  /** @throws the error of the first statement that failed; everything is rolled back then */
  async commit(): Promise<void> {
    this.#writeNews();
    this.#usage.write(this);
    if (this.#tickets.last > this.#last) {
      this.add(setLastTicket, { ticket: this.#tickets.last });
    }
    // After a failed statement, a commit rolls back (https://www.postgresql.org/docs/14/sql-commit.html).
    const committed = this.#run({ name: 'commit', text: 'commit' });
    const [{ command }] = await Promise.all([committed, ...this.#added]);
    if (this.#failed !== undefined) throw this.#failed.error;
    if (command !== 'COMMIT') throw new Error(`the server answered a commit by ${command}`);
  }

  #writeNews(): void {
    const { shares, channel } = this.#parts;
    if (this.#news.length === 0) return;
    const copy = shares.copy ?? 0;
    for (const { owner, news } of this.#news) {
      const latest = news.kind === 'arrived' ? this.#arrived.get(news.lane)! : news;
      const what = JSON.stringify(latest);
      this.add(insertNews, { ticket: this.ticket(), copy, owner, what });
    }
    if (this.#news.some(({ news }) => isForAll(news))) {
      this.add(ring, { channel, copy: String(copy) });
      return;
    }
    // Notifies only the processes concerned: with many processes, needless notifications would be most of the cost of a
    // publish.
    const shards = new Set(this.#news.map(({ owner }) => shardOf(owner)));
    this.add(ringHolders, { channel, shards: `{${[...shards].join(',')}}` });
  }
}

/** Whether news concerns other processes than the one that delivers the messages of their owner. */
function isForAll({ kind }: ChangeNotification): boolean {
  return kind === 'user' || kind === 'keys' || kind === 'schedules';
}
