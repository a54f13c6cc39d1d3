import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { DataError } from '../../base/data-error.ts';
import type { AccountState, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { OPERATOR, type Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { rejectDuplicate } from '../conflicts.ts';
import { ControlError } from '../errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Account, KeyOwner } from './account.ts';
import { setAccountState } from './account-state.ts';
import { AccountKeys, type NewApiKey } from './account-keys.ts';
import { digestOf, SETTINGS_KEY } from './api-key.ts';
import { checkEmail, normalizedEmail } from './email.ts';
import { FailedAttempts, attemptsKey } from '../../base/failed-attempts.ts';
import { KnownCredentials } from '../../base/known-credentials.ts';

/** An account as the operator sees it. */
export interface ListedAccount extends Account {
  /** Unix seconds. */
  readonly creationTime: number;
  readonly state: AccountState;
  /** How many API keys it has. */
  readonly keys: number;
}

/** Accounts, and who they are by their API keys. */
export class Accounts {
  readonly keys: AccountKeys;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;
  readonly #attempts: FailedAttempts;
  /** Valid credentials by client address, least recently used first. */
  readonly #knownCredentials = new KnownCredentials();

  constructor(store: Store, clock: Clock, ids: Ids, audit: AuditLog) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
    this.keys = new AccountKeys(store, clock, ids, audit);
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
      else if (first.state !== 'active') throw new DataError(notActive(account.email, first.state));
      else if (first.email !== address) await changeEmail(transaction, account);
      await this.keys.replaceSettingsKey(transaction, account.customerId, key);
      return account;
    });
  }

  /**
   * Creates an account, with a first key. Only the operator can; no operation does.
   * @throws ControlError if the e-mail is taken or malformed
   */
  async create(email: string): Promise<{ account: Account; key: NewApiKey }> {
    checkEmail(normalizedEmail(email));
    const account = { customerId: this.#ids.uuid(), email: normalizedEmail(email) };
    const change = this.#store.transaction().execute(async (transaction) => {
      await this.#insert(transaction, account);
      const key = await this.keys.insert(transaction, account.customerId, { name: 'first' });
      const { customerId } = account;
      await this.#audit.record(
        transaction,
        { ...OPERATOR, customerId },
        { action: 'account.create', entity: customerId, details: { email: account.email } },
      );
      return { account, key };
    });
    return rejectDuplicate(change, 'emailTaken', { email: account.email });
  }

  /** Every account, in the order of their e-mails. */
  async list(): Promise<ListedAccount[]> {
    const rows = await this.#store
      .selectFrom('account')
      .leftJoin('api_key', 'api_key.customer_id', 'account.customer_id')
      .select(['account.customer_id', 'account.email', 'account.creation_time', 'account.state'])
      .select((eb) => eb.fn.count<number>('api_key.key_id').as('keys'))
      .groupBy(['account.customer_id', 'account.email', 'account.creation_time', 'account.state'])
      .orderBy('account.email')
      .execute();
    return rows.map((row) => ({
      customerId: row.customer_id,
      email: row.email,
      creationTime: row.creation_time,
      state: row.state,
      keys: row.keys,
    }));
  }

  /**
   * Lets nobody in any more who calls in the name of an account, or uses what it or its teams own, and keeps all of it.
   * @throws ControlError
   */
  disable(email: string): Promise<Account> {
    return this.#setState(email, 'disabled', 'account.disable');
  }

  /** Undoes {@link disable}. @throws ControlError */
  enable(email: string): Promise<Account> {
    return this.#setState(email, 'active', 'account.enable');
  }

  /**
   * Lets nobody in as {@link disable} does, and marks an account, so that a running platform deletes it with all that it
   * owns (see `AccountDeletions`), or the next one that starts.
   * @throws ControlError
   */
  async delete(email: string): Promise<Account> {
    const { account } = await this.operatorFor(email);
    await this.#store
      .transaction()
      .execute((transaction) => setAccountState(transaction, account, 'deleting'));
    return account;
  }

  /** Whether an account is there, in whatever state. */
  async exists({ customerId }: Account): Promise<boolean> {
    const row = await this.#store
      .selectFrom('account')
      .select('customer_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return row !== undefined;
  }

  async #setState(
    email: string,
    state: AccountState,
    action: 'account.disable' | 'account.enable',
  ): Promise<Account> {
    const { account, actor } = await this.operatorFor(email);
    await this.#store.transaction().execute(async (transaction) => {
      if (!(await setAccountState(transaction, account, state))) return;
      await this.#audit.record(transaction, actor, { action, entity: account.customerId });
    });
    return account;
  }

  /**
   * An account, and the operator as the actor for it.
   * @throws ControlError if no account has the e-mail
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
   * A key is looked up by its digest, and only then is the e-mail compared, so the response time does not reveal
   * which e-mails have accounts. A client address with too many failures has to wait (see `FailedAttempts`), except
   * with credentials that were valid from there before: these are always checked, so a neighbor with a wrong key
   * can't lock anybody out.
   *
   * @param address where the request came from
   * @throws ControlError
   */
  async authenticate(email: string, key: string, address: string): Promise<KeyOwner> {
    const guesser = attemptsKey(address);
    const digest = digestOf(key);
    const presented = [guesser, digest, normalizedEmail(email)];
    const known = this.#knownCredentials.has(...presented);
    if (!known) this.#refuseWhileWaiting(guesser);
    const owner = await this.keys.ownerOf(digest, normalizedEmail(email));
    // Other requests may have failed meanwhile: of many concurrent guesses only the first may learn
    // something.
    if (!known) this.#refuseWhileWaiting(guesser);
    this.#knownCredentials.note(owner !== undefined, ...presented);
    if (owner === undefined) {
      this.#attempts.failed(guesser);
      throw new ControlError('invalidCredentials');
    }
    return owner;
  }

  #refuseWhileWaiting(guesser: string): void {
    const wait = this.#attempts.waitOf(guesser);
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1000);
    throw new ControlError('tooManyFailedAttempts', { seconds }, seconds);
  }

  /** The account with the key of the settings, else the one with their e-mail. */
  async #firstAccount(transaction: Kysely<Schema>, email: string) {
    const named = await transaction
      .selectFrom('account')
      .select(['customer_id', 'email', 'state'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (named !== undefined) return named;
    return transaction
      .selectFrom('api_key')
      .innerJoin('account', 'account.customer_id', 'api_key.customer_id')
      .select(['account.customer_id', 'account.email', 'account.state'])
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
        state: 'active',
      })
      .execute();
  }

  #seconds(): number {
    return Math.floor(this.#clock.now() / 1000);
  }
}

function notActive(email: string, state: AccountState): string {
  return state === 'disabled'
    ? `the account ${email} of the settings is disabled: enable it with plinth account enable, or start with another --email`
    : `the account ${email} of the settings is being deleted: start with another --email`;
}

/** Changes the e-mail of an account, everywhere that the old one is stored. */
async function changeEmail(
  transaction: Kysely<Schema>,
  { customerId, email }: Account,
): Promise<void> {
  const { email: old } = await transaction
    .selectFrom('account')
    .select('email')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('account')
    .set({ email })
    .where('customer_id', '=', customerId)
    .execute();
  await transaction
    .updateTable('redis_database')
    .set((eb) => ({ user_email: email, revision: eb('revision', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('user_email', '=', old)
    .execute();
  // If the new e-mail is a member already, the account's membership replaces that one.
  const teams = (
    await transaction
      .selectFrom('team_member')
      .select('team_id')
      .where('member_email', '=', old)
      .execute()
  ).map((row) => row.team_id);
  if (teams.length === 0) return;
  await transaction
    .deleteFrom('team_member')
    .where('member_email', '=', email)
    .where('team_id', 'in', teams)
    .execute();
  await transaction
    .updateTable('team_member')
    .set({ member_email: email })
    .where('member_email', '=', old)
    .execute();
}
