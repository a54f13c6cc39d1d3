import { andThen, type Eventual } from '../../../../base/and-then.ts';
import { query, type Reader, type Transaction } from './query.ts';
import type { UsageTable } from './schema.ts';

const DAY = 24 * 60 * 60 * 1000;

const setUsage = query<UsageTable>()((db, arg) =>
  db
    .insertInto('usage')
    .values({ owner: arg('owner'), day: arg('day'), count: arg('count') })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'day']).doUpdateSet((eb) => ({ count: eb.ref('excluded.count') })),
    ),
);

const usageRow = query<{ owner: number; day: number }>()((db, arg) =>
  db
    .selectFrom('usage')
    .select('count')
    .where('owner', '=', arg('owner'))
    .where('day', '=', arg('day')),
);

/** The day of a moment (UTC), in days since 1970. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / DAY);
}

/** When a day ends, in Unix seconds. */
export function endOfDay(day: number): number {
  return ((day + 1) * DAY) / 1000;
}

/** The number of messages that an owner has published on a day. */
export function usageOn(reader: Reader, owner: number, day: number): Eventual<number> {
  return andThen(reader.get(usageRow, { owner, day }), (row) => row?.count ?? 0);
}

type Counted = UsageTable & { hasChanged: boolean };

/**
 * The counts that the works of a group share. Each is read once and written once, however many messages they
 * publish: nobody else writes meanwhile.
 */
export class GroupUsage {
  readonly #reader: Reader;
  readonly #counted = new Map<string, Counted>();
  /** The count that was asked for last: a group often has the messages of one owner. */
  #last: Counted | undefined;

  /** @param reader that of the transaction */
  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The number of messages that an owner has published on a day; it is there at once if it was read before. */
  of(owner: number, day: number): Eventual<number> {
    return this.#find(owner, day)?.count ?? this.#read(owner, day);
  }

  /** Adds to the count of an owner and day. */
  add(owner: number, day: number, messages: number): void {
    const counted = this.#find(owner, day)!;
    counted.count += messages;
    counted.hasChanged = true;
  }

  /** Writes the counts. */
  write(transaction: Pick<Transaction, 'add'>): void {
    for (const { hasChanged, ...row } of this.#counted.values()) {
      if (hasChanged) transaction.add(setUsage, row);
    }
  }

  /** Clears the counts for another transaction. */
  forget(): void {
    this.#counted.clear();
    this.#last = undefined;
  }

  #find(owner: number, day: number): Counted | undefined {
    const last = this.#last;
    if (last?.owner === owner && last.day === day) return last;
    return (this.#last = this.#counted.get(keyOf(owner, day)));
  }

  #read(owner: number, day: number): Eventual<number> {
    return andThen(usageOn(this.#reader, owner, day), (count) => {
      this.#counted.set(keyOf(owner, day), { owner, day, count, hasChanged: false });
      return count;
    });
  }
}

function keyOf(owner: number, day: number): string {
  return `${owner} ${day}`;
}
