import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { rejectDuplicate } from '../conflicts.ts';
import { ControlError } from '../errors.ts';
import type { KeyOwner } from './account.ts';
import { requireActive } from './account-state.ts';
import { checkKeyName, digestOf, sameText, SETTINGS_KEY } from './api-key.ts';

/** An API key without its secret, which is not stored. */
export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  /** Unix seconds. */
  readonly creationTime: number;
  /** Whether it may only read. */
  readonly readOnly: boolean;
}

/** A new key with its secret; the only time that it is shown. */
export interface NewApiKey extends ApiKey {
  readonly key: string;
}

/** The API keys of accounts. */
export class AccountKeys {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;

  constructor(store: Store, clock: Clock, ids: Ids, audit: AuditLog) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
  }

  /** The API keys of the caller's account, oldest first. */
  async list(actor: Actor): Promise<ApiKey[]> {
    const rows = await this.#store
      .selectFrom('api_key')
      .select(['key_id', 'name', 'creation_time', 'read_only'])
      .where('customer_id', '=', actor.customerId)
      .orderBy('creation_time')
      .orderBy('key_id')
      .execute();
    return rows.map((row) => ({
      keyId: row.key_id,
      name: row.name,
      creationTime: row.creation_time,
      readOnly: row.read_only === 1,
    }));
  }

  /**
   * Makes another key for the caller's account.
   * @param readOnly whether it may only read
   * @throws ControlError if the name is taken or malformed
   */
  async create(actor: Actor, name: string, readOnly = false): Promise<NewApiKey> {
    checkKeyName(name);
    const change = this.#store.transaction().execute(async (transaction) => {
      await requireActive(transaction, actor.customerId);
      const key = await this.insert(transaction, actor.customerId, { name, readOnly });
      await this.#audit.record(transaction, actor, {
        action: 'api_key.create',
        entity: key.keyId,
        details: { name, ...(readOnly && { read_only: true }) },
      });
      return key;
    });
    return rejectDuplicate(change, 'apiKeyNameTaken', { name });
  }

  /**
   * Deletes a key of the caller's account, which no longer works from now on.
   * @throws ControlError
   */
  async delete(actor: Actor, keyId: string): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      const keys = await transaction
        .selectFrom('api_key')
        .select(['key_id', 'name', 'read_only'])
        .where('customer_id', '=', actor.customerId)
        .execute();
      const key = keys.find((row) => row.key_id === keyId);
      if (key === undefined) throw new ControlError('apiKeyNotFound', { id: keyId });
      if (keyId === SETTINGS_KEY) throw new ControlError('settingsApiKey');
      const isLast = keys.every((row) => row.key_id === keyId || row.read_only === 1);
      if (key.read_only === 0 && isLast) throw new ControlError('lastApiKey');
      await transaction.deleteFrom('api_key').where('key_id', '=', keyId).execute();
      await this.#audit.record(transaction, actor, {
        action: 'api_key.delete',
        entity: keyId,
        details: { name: key.name },
      });
    });
  }

  /** The owner of a key, if the account has that e-mail. */
  async ownerOf(digest: string, email: string): Promise<KeyOwner | undefined> {
    const row = await this.#store
      .selectFrom('api_key')
      .innerJoin('account', 'account.customer_id', 'api_key.customer_id')
      .select(['account.customer_id', 'account.email', 'api_key.digest', 'api_key.read_only'])
      .where('api_key.digest', '=', digest)
      .where('account.state', '=', 'active')
      .executeTakeFirst();
    const sameKey = sameText(row?.digest ?? '', digest);
    const sameEmail = sameText(row?.email ?? '', email);
    if (row === undefined || !sameKey || !sameEmail) return undefined;
    const account = { customerId: row.customer_id, email: row.email };
    return row.read_only === 1 ? { ...account, readOnly: true } : account;
  }

  /** Gives an account the key of the settings, in place of that of earlier ones. */
  async replaceSettingsKey(
    transaction: Kysely<Schema>,
    customerId: string,
    key: string,
  ): Promise<void> {
    const digest = digestOf(key);
    await transaction
      .deleteFrom('api_key')
      .where((eb) => eb.or([eb('key_id', '=', SETTINGS_KEY), eb('digest', '=', digest)]))
      .execute();
    await transaction
      .insertInto('api_key')
      .values({
        key_id: SETTINGS_KEY,
        customer_id: customerId,
        name: SETTINGS_KEY,
        digest,
        creation_time: this.#seconds(),
        read_only: 0,
      })
      .execute();
  }

  /** Makes a key with a random secret. */
  async insert(
    transaction: Kysely<Schema>,
    customerId: string,
    { name, readOnly = false }: { readonly name: string; readonly readOnly?: boolean },
  ): Promise<NewApiKey> {
    const keyId = this.#ids.uuid();
    const key = this.#ids.secret(32);
    const creationTime = this.#seconds();
    await transaction
      .insertInto('api_key')
      .values({
        key_id: keyId,
        customer_id: customerId,
        name,
        digest: digestOf(key),
        creation_time: creationTime,
        read_only: readOnly ? 1 : 0,
      })
      .execute();
    return { keyId, name, creationTime, readOnly, key };
  }

  #seconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }
}
