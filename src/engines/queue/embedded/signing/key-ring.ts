import type { Ids } from '../../../../base/ids.ts';
import type { SealKeys } from '../../../../store/seal/seal-keys.ts';
import type { SigningKeys } from '../../resources.ts';
import { ownerOf } from '../store/owners.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { allSigningKeys, signingKeysRow, upsertSigningKeys } from '../store/signing-key-rows.ts';
import { isStoredAsConfigured, storedKeys, decryptedKeys } from './sealed-keys.ts';
import { DEVELOPMENT_SIGNING_KEYS, newSigningKeys, rotated } from '../../signing-keys.ts';
import type { Clock } from '../../../../base/clock.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';

export interface KeyRingOptions {
  readonly ids: Ids;
  /** The user with the well-known key pair. If omitted, no user gets it, and one who has it gets a new pair. */
  readonly developmentUser?: string | undefined;
  /** The keys that encrypt signing keys in the store; undefined if nothing is stored. */
  readonly seals?: SealKeys | undefined;
}

/** The signing keys of all users, cached because each delivery needs one. */
export class KeyRing {
  readonly #store: QueueStore;
  readonly #options: KeyRingOptions;
  readonly #known = new Map<string, SigningKeys>();

  private constructor(store: QueueStore, options: KeyRingOptions) {
    this.#store = store;
    this.#options = options;
  }

  static async load(store: QueueStore, options: KeyRingOptions): Promise<KeyRing> {
    const ring = new KeyRing(store, options);
    for (const row of await store.read((reader) => reader.all(allSigningKeys, {}))) {
      const keys = decryptedKeys(row, options.seals);
      if (options.developmentUser === undefined && isWellKnown(keys)) {
        await ring.#write(row.user_id, () => newSigningKeys(options.ids));
      } else if (!isStoredAsConfigured(row, options.seals)) {
        await ring.#write(row.user_id, () => keys);
      } else {
        ring.#known.set(row.user_id, keys);
      }
    }
    return ring;
  }

  /** The key that a user's deliveries are signed with; synchronous if it is cached. */
  signingKey(userId: string): string | Promise<string> {
    return this.#known.get(userId)?.current ?? this.keys(userId).then(({ current }) => current);
  }

  /** The keys of a user that the store knows, created on first use. */
  async keys(userId: string): Promise<SigningKeys> {
    const known = this.#known.get(userId);
    if (known !== undefined) return known;
    return this.#write(userId, (earlier) => earlier ?? this.#firstKeys(userId));
  }

  /** Makes `next` the current key, and creates a new `next`. */
  rotate(userId: string): Promise<SigningKeys> {
    const { ids } = this.#options;
    return this.#write(userId, (earlier) => rotated(earlier ?? this.#firstKeys(userId), ids));
  }

  /** Drops cached keys of a user, or of all, because another process may have rotated them. */
  forget(userId?: string): void {
    if (userId === undefined) this.#known.clear();
    else this.#known.delete(userId);
  }

  #firstKeys(userId: string): SigningKeys {
    const { developmentUser, ids } = this.#options;
    return userId === developmentUser ? DEVELOPMENT_SIGNING_KEYS : newSigningKeys(ids);
  }

  async #write(
    userId: string,
    change: (earlier: SigningKeys | undefined) => SigningKeys,
  ): Promise<SigningKeys> {
    const keys = await this.#store.write(async (transaction) => {
      const earlier = await read(transaction, userId, this.#options.seals);
      const keys = change(earlier);
      const { owner } = (await transaction.get(ownerOf, { userId }))!;
      await transaction.run(upsertSigningKeys, {
        owner,
        ...storedKeys(keys, this.#options.seals),
        rotated_at: Math.floor(transaction.now()),
      });
      transaction.notify(owner, { kind: 'keys', userId });
      return keys;
    });
    this.#known.set(userId, keys);
    return keys;
  }
}

async function read(
  transaction: Transaction,
  userId: string,
  seals: SealKeys | undefined,
): Promise<SigningKeys | undefined> {
  const row = await transaction.get(signingKeysRow, { userId });
  return row && decryptedKeys(row, seals);
}

/** After one rotation, one of the two keys may still be well known. */
function isWellKnown(keys: SigningKeys): boolean {
  const wellKnown = Object.values(DEVELOPMENT_SIGNING_KEYS);
  return wellKnown.includes(keys.current) || wellKnown.includes(keys.next);
}

/**
 * The signing keys of a user in a store's file, which another process may have open. Undefined if the user has none
 * yet.
 * @throws DataError
 */
export async function readStoredSigningKeys(
  file: string,
  userId: string,
  { clock, seals }: { readonly clock: Clock; readonly seals: SealKeys },
): Promise<SigningKeys | undefined> {
  const store = SqliteQueueStore.open(file, clock);
  try {
    const row = await store.read((reader) => reader.get(signingKeysRow, { userId }));
    return row && decryptedKeys(row, seals);
  } finally {
    await store.close();
  }
}
