import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Actor } from '../actor.ts';
import type { AuditAction } from './actions.ts';

/** What was changed, and how. */
export interface AuditedChange {
  readonly action: AuditAction;
  /** The identifier of the entity. */
  readonly entity: string;
  /** Further details. Never secrets: no passwords, tokens or keys. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A change as it was recorded. */
export interface RecordedChange extends Required<Omit<AuditedChange, 'action'>> {
  /** As `entity.verb`: `database.rename`, `team.create`. */
  readonly action: string;
  /** The account whose belongings changed. */
  readonly customerId: string;
  /** The e-mail of the actor: `system` for the platform itself, `operator` for its shell. */
  readonly actor: string;
  /** The address of the client; empty if there was no request. */
  readonly sourceIp: string;
  /** Grows with each change. */
  readonly logId: number;
  /** Unix milliseconds. */
  readonly at: number;
}

/** Which entries of an account to list. */
export interface AuditPage {
  /** Only entries older than the one of this number, for the next page. */
  readonly before?: number | undefined;
  /** The most entries to return. */
  readonly limit?: number | undefined;
}

const DEFAULT_PAGE = 100;

/** The audit log: every change of the control plane, by whom and when. Nothing is ever removed. */
export class AuditLog {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /**
   * Records a change.
   * @param executor the transaction that makes the change, so that both are committed or neither
   * @param actor who made it, on behalf of the account whose belongings changed
   */
  async record(
    executor: Kysely<Schema>,
    actor: Actor,
    { action, entity, details = {} }: AuditedChange,
  ): Promise<void> {
    await executor
      .insertInto('audit_log')
      .values({
        at: Math.floor(this.#clock.now()),
        customer_id: actor.customerId,
        actor: actor.email,
        source_ip: actor.sourceIp,
        action,
        entity,
        details: JSON.stringify(details),
      })
      .execute();
  }

  /** The changes of an account's belongings, newest first. */
  async list(customerId: string, page: AuditPage = {}): Promise<RecordedChange[]> {
    let query = this.#store
      .selectFrom('audit_log')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('log_id', 'desc')
      .limit(page.limit ?? DEFAULT_PAGE);
    if (page.before !== undefined) query = query.where('log_id', '<', page.before);
    const rows = await query.execute();
    return rows.map((row) => ({
      logId: row.log_id,
      at: row.at,
      customerId: row.customer_id,
      actor: row.actor,
      sourceIp: row.source_ip,
      action: row.action,
      entity: row.entity,
      details: JSON.parse(row.details) as Record<string, unknown>,
    }));
  }
}
