import type { QueueUser, QueueUserLimits } from '../../user.ts';
import { query, type Transaction } from './query.ts';
import type { QueueStore } from './queue-store.ts';
import { retireOwner } from './retire-rows.ts';

/** A user with a number assigned by the store, and the limits of the latest request. */
export interface Owner {
  readonly owner: number;
  readonly userId: string;
  readonly limits: QueueUserLimits;
}

const allOwners = query<object>()((db) =>
  db.selectFrom('owner').select(['owner', 'user_id', 'limits']),
);

const lastOwner = query<object>()((db) =>
  db.selectFrom('owner').select('owner').orderBy('owner', 'desc').limit(1),
);

const insertOwner = query<{ owner: number; userId: string; limits: string }>()((db, arg) =>
  db
    .insertInto('owner')
    .values({ owner: arg('owner'), user_id: arg('userId'), limits: arg('limits'), swept: 0 }),
);

const setLimits = query<{ owner: number; limits: string }>()((db, arg) =>
  db
    .updateTable('owner')
    .set({ limits: arg('limits') })
    .where('owner', '=', arg('owner')),
);

export const ownerOf = query<{ userId: string }>()((db, arg) =>
  db.selectFrom('owner').select(['owner', 'limits']).where('user_id', '=', arg('userId')),
);

/** All users that have ever used the queue, cached in memory. */
export class Owners {
  readonly #store: QueueStore;
  readonly #byId = new Map<string, Owner>();
  readonly #byNumber = new Map<number, Owner>();
  #changed: (owner: number) => void = () => undefined;

  private constructor(store: QueueStore) {
    this.#store = store;
  }

  static async load(store: QueueStore): Promise<Owners> {
    const owners = new Owners(store);
    await owners.reload();
    return owners;
  }

  /** Reads all of them again. */
  async reload(): Promise<void> {
    for (const row of await this.#store.read((reader) => reader.all(allOwners, {}))) {
      const limits = JSON.parse(row.limits) as QueueUserLimits;
      const earlier = this.#byNumber.get(row.owner);
      const isKnown = earlier?.userId === row.user_id && sameLimits(earlier.limits, limits);
      if (isKnown) continue;
      this.#keep({ owner: row.owner, userId: row.user_id, limits });
      if (earlier !== undefined) this.#changed(row.owner);
    }
  }

  /** Calls the listener when an owner's limits change. */
  onChange(changed: (owner: number) => void): void {
    this.#changed = changed;
  }

  all(): Iterable<Owner> {
    return this.#byNumber.values();
  }

  /** @throws Error if it does not exist: an owner is written before everything that refers to it */
  get(owner: number): Owner {
    const found = this.#byNumber.get(owner);
    if (found === undefined) throw new Error(`there is no owner ${owner}`);
    return found;
  }

  /** Like {@link get}, but also finds an owner that another process has written and not announced yet. */
  async find(owner: number): Promise<Owner> {
    if (!this.#byNumber.has(owner)) await this.reload();
    return this.get(owner);
  }

  /** The owner of a user; undefined if there is none. */
  named(userId: string): Owner | undefined {
    return this.#byId.get(userId);
  }

  /** Separates an owner from its user, who has been deleted. */
  async retire(owner: Owner): Promise<void> {
    const retired = await this.#store.write((transaction) => retireOwner(transaction, owner));
    this.#keep({ owner: owner.owner, ...retired });
    this.#changed(owner.owner);
  }

  /** The owner of a user, if the user is known with the same limits. */
  known(user: QueueUser): Owner | undefined {
    const known = this.#byId.get(user.id);
    return known !== undefined && sameLimits(known.limits, user.limits) ? known : undefined;
  }

  /** The owner of a user, with the user's current limits. */
  async of(user: QueueUser): Promise<Owner> {
    const known = this.known(user);
    if (known !== undefined) return known;
    const number = await this.#store.write((transaction) => write(transaction, user));
    const owner = this.#keep({ owner: number, userId: user.id, limits: user.limits });
    this.#changed(number);
    return owner;
  }

  #keep(owner: Owner): Owner {
    const earlier = this.#byNumber.get(owner.owner);
    if (earlier !== undefined && earlier.userId !== owner.userId) this.#byId.delete(earlier.userId);
    this.#byId.set(owner.userId, owner);
    this.#byNumber.set(owner.owner, owner);
    return owner;
  }
}

async function write(transaction: Transaction, user: QueueUser): Promise<number> {
  const { id: userId } = user;
  const known = await transaction.get(ownerOf, { userId });
  // Another process has written the owner, and announces it soon.
  if (known !== undefined && sameLimits(JSON.parse(known.limits) as QueueUserLimits, user.limits)) {
    return known.owner;
  }
  const limits = JSON.stringify(user.limits);
  if (known !== undefined) {
    transaction.notify(known.owner, { kind: 'user' });
    await transaction.run(setLimits, { owner: known.owner, limits });
    return known.owner;
  }
  const owner = ((await transaction.get(lastOwner, {}))?.owner ?? 0) + 1;
  await transaction.run(insertOwner, { owner, userId, limits });
  transaction.notify(owner, { kind: 'user' });
  return owner;
}

function sameLimits(one: QueueUserLimits, other: QueueUserLimits): boolean {
  for (const name in one) {
    const limit = name as keyof QueueUserLimits;
    if (one[limit] !== other[limit]) return false;
  }
  return true;
}
