import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { OPERATOR, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import { unlessTaken } from '../unless-taken.ts';
import { checkKeyName, digestOf, sameText } from './api-key.ts';
import { changeEmail } from './change-email.ts';
import { checkEmail, normalizedEmail } from './email.ts';
import { FailedAttempts, guesserAt } from '../../base/failed-attempts.ts';

/** An account: has databases and calls the management API. */
export interface Account {
  readonly customerId: string;
  readonly email: string;
}

/** An account as the operator sees it. */
export interface ListedAccount extends Account {
  /** Unix seconds. */
  readonly creationTime: number;
  /** How many API keys it has. */
  readonly keys: number;
}

/** An API key without its secret, which is not stored. */
export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  /** Unix seconds. */
  readonly creationTime: number;
  /** Whether it may only read. */
  readonly readOnly: boolean;
}

/** The owner of an API key, and what it allows. */
export interface Presenter extends Account {
  readonly readOnly?: boolean;
}

/** A new key with its secret; the only time that it is shown. */
export interface NewApiKey extends ApiKey {
  readonly key: string;
}

/** The key that the settings give the first account; it changes with them. */
export const SETTINGS_KEY = 'settings';

/** How many pairs of address and valid credentials are remembered. */
const MOST_WELCOME = 10_000;

/** Accounts and their API keys. */
export class Accounts {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #attempts: FailedAttempts;
  /** Valid credentials by address, the least recently used first. */
  readonly #welcome = new Set<string>();

  constructor(store: Store, clock: Clock, ids: Ids, audit: AuditLog) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
    this.#attempts = new FailedAttempts(clock);
  }

  /**
   * Applies the settings: the first account has this e-mail and this key. A key of earlier settings no longer works;
   * keys made through the API stay.
   */
  async ensureFirst(email: string, key: string): Promise<Account> {
    const address = normalizedEmail(email);
    return this.#store.transaction().execute(async (transaction) => {
      const first = await this.#firstAccount(transaction, address);
      const account = { customerId: first?.customer_id ?? this.#ids.uuid(), email: address };
      if (first === undefined) await this.#insert(transaction, account);
      else if (first.email !== address) await changeEmail(transaction, account);
      const digest = digestOf(key);
      await transaction
        .deleteFrom('api_key')
        .where((eb) => eb.or([eb('key_id', '=', SETTINGS_KEY), eb('digest', '=', digest)]))
        .execute();
      await transaction
        .insertInto('api_key')
        .values({
          key_id: SETTINGS_KEY,
          customer_id: account.customerId,
          name: SETTINGS_KEY,
          digest,
          creation_time: this.#seconds(),
          read_only: 0,
        })
        .execute();
      return account;
    });
  }

  /**
   * Creates an account, with a first key. Only the operator can; no operation does.
   * @throws ControlError where the e-mail is taken or malformed
   */
  async create(email: string): Promise<{ account: Account; key: NewApiKey }> {
    checkEmail(normalizedEmail(email));
    const account = { customerId: this.#ids.uuid(), email: normalizedEmail(email) };
    const change = this.#store.transaction().execute(async (transaction) => {
      await this.#insert(transaction, account);
      const key = await this.#insertKey(transaction, account.customerId, { name: 'first' });
      const { customerId } = account;
      await this.#audit.record(
        transaction,
        { ...OPERATOR, customerId },
        { action: 'account.create', entity: customerId, details: { email: account.email } },
      );
      return { account, key };
    });
    return unlessTaken(change, 'emailTaken', { email: account.email });
  }

  /** Every account, in the order of their e-mails. */
  async list(): Promise<ListedAccount[]> {
    const rows = await this.#store
      .selectFrom('account')
      .leftJoin('api_key', 'api_key.customer_id', 'account.customer_id')
      .select(['account.customer_id', 'account.email', 'account.creation_time'])
      .select((eb) => eb.fn.count<number>('api_key.key_id').as('keys'))
      .groupBy(['account.customer_id', 'account.email', 'account.creation_time'])
      .orderBy('account.email')
      .execute();
    return rows.map((row) => ({
      customerId: row.customer_id,
      email: row.email,
      creationTime: row.creation_time,
      keys: row.keys,
    }));
  }

  /**
   * An account, and the operator as the actor for it.
   * @throws ControlError where no account has the e-mail
   */
  async operatorFor(email: string): Promise<{ account: Account; actor: Actor }> {
    const row = await this.#store
      .selectFrom('account')
      .select(['customer_id', 'email'])
      .where('email', '=', normalizedEmail(email))
      .executeTakeFirst();
    if (row === undefined) throw new ControlError('accountNotFound', { email });
    const account = { customerId: row.customer_id, email: row.email };
    return { account, actor: { ...OPERATOR, customerId: account.customerId } };
  }

  /**
   * Authenticates an API key.
   *
   * A key is looked up by its digest, and only then is the e-mail compared, so the duration of an answer does not
   * reveal which e-mails have accounts. An address with too many failures has to wait (see `FailedAttempts`), except
   * with credentials that were valid from there before: these are checked as always, so a neighbor with a wrong key
   * can't lock anybody out.
   *
   * @param address where the request came from
   * @throws ControlError
   */
  async authenticate(email: string, key: string, address: string): Promise<Presenter> {
    const guesser = guesserAt(address);
    const digest = digestOf(key);
    const credentials = `${guesser} ${digest} ${normalizedEmail(email)}`;
    const known = this.#welcome.has(credentials);
    if (!known) this.#refuseWhileWaiting(guesser);
    const owner = await this.#ownerOf(digest, normalizedEmail(email));
    // Others may have failed since; of many concurrent guesses only the first may learn something.
    if (!known) this.#refuseWhileWaiting(guesser);
    this.#welcome.delete(credentials);
    if (owner === undefined) {
      this.#attempts.failed(guesser);
      throw new ControlError('invalidCredentials');
    }
    this.#welcome.add(credentials);
    const [oldest] = this.#welcome;
    if (this.#welcome.size > MOST_WELCOME && oldest !== undefined) this.#welcome.delete(oldest);
    return owner;
  }

  /** The API keys of the caller's account, oldest first. */
  async listKeys(actor: Actor): Promise<ApiKey[]> {
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
   * @throws ControlError where the name is taken or malformed
   */
  async createKey(actor: Actor, name: string, readOnly = false): Promise<NewApiKey> {
    checkKeyName(name);
    const change = this.#store.transaction().execute(async (transaction) => {
      const key = await this.#insertKey(transaction, actor.customerId, { name, readOnly });
      await this.#audit.record(transaction, actor, {
        action: 'api_key.create',
        entity: key.keyId,
        details: { name, ...(readOnly && { read_only: true }) },
      });
      return key;
    });
    return unlessTaken(change, 'apiKeyNameTaken', { name });
  }

  /**
   * Deletes a key of the caller's account, which no longer works from now on.
   * @throws ControlError
   */
  async deleteKey(actor: Actor, keyId: string): Promise<void> {
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

  #refuseWhileWaiting(guesser: string): void {
    const wait = this.#attempts.waitOf(guesser);
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1000);
    throw new ControlError('tooManyFailedAttempts', { seconds }, seconds);
  }

  async #ownerOf(digest: string, email: string): Promise<Presenter | undefined> {
    const row = await this.#store
      .selectFrom('api_key')
      .innerJoin('account', 'account.customer_id', 'api_key.customer_id')
      .select(['account.customer_id', 'account.email', 'api_key.digest', 'api_key.read_only'])
      .where('api_key.digest', '=', digest)
      .executeTakeFirst();
    const sameKey = sameText(row?.digest ?? '', digest);
    const sameEmail = sameText(row?.email ?? '', email);
    if (row === undefined || !sameKey || !sameEmail) return undefined;
    const account = { customerId: row.customer_id, email: row.email };
    return row.read_only === 1 ? { ...account, readOnly: true } : account;
  }

  /** The account with the key of the settings, else the one with their e-mail. */
  async #firstAccount(transaction: Kysely<Schema>, email: string) {
    const named = await transaction
      .selectFrom('account')
      .select(['customer_id', 'email'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (named !== undefined) return named;
    return transaction
      .selectFrom('api_key')
      .innerJoin('account', 'account.customer_id', 'api_key.customer_id')
      .select(['account.customer_id', 'account.email'])
      .where('api_key.key_id', '=', SETTINGS_KEY)
      .executeTakeFirst();
  }

  async #insert(transaction: Kysely<Schema>, account: Account): Promise<void> {
    await transaction
      .insertInto('account')
      .values({
        customer_id: account.customerId,
        email: account.email,
        creation_time: this.#seconds(),
      })
      .execute();
  }

  async #insertKey(
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
