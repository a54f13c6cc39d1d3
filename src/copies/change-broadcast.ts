import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { parseAddress, type CopyAddress } from './copy-address.ts';
import type { CopyCalls } from './copy-calls.ts';
import type { CopyPort } from './copy-port.ts';

/** The name of the service, and the kind of the leases that tell where copies serve it. */
const SERVICE = 'news';
/**
 * Timeout for answers, in milliseconds: a busy copy takes seconds at times, but one that is unreachable must not delay
 * all changes.
 */
const ANSWER_TIMEOUT = 5000;

/** The origins of changes: the management API, users of a database, or faults of the control API. */
export type ChangeOrigin = 'managed' | 'users' | 'faults';

export interface ChangeBroadcastOptions {
  readonly keeper: Pick<LeaseKeeper, 'leases' | 'owner'>;
  readonly port: Pick<CopyPort, 'serve'>;
  readonly calls: Pick<CopyCalls, 'call'>;
  /** The address at which others reach this copy. */
  readonly address: string;
}

/**
 * Announces changes made by one copy to the others before the client gets its answer, because the client's next request
 * may go to any of them. Copies also read changes from the store, so an unreachable one learns of it slightly later.
 */
export class ChangeBroadcast {
  readonly #options: ChangeBroadcastOptions;
  readonly #listeners = new Map<ChangeOrigin, (() => Promise<void> | void)[]>();

  constructor(options: ChangeBroadcastOptions) {
    this.#options = options;
    options.port.serve(SERVICE, async ([subject]) => {
      const listeners = this.#listeners.get(subject as ChangeOrigin) ?? [];
      await Promise.all(listeners.map(async (hear) => hear()));
    });
  }

  /** @param hear applies changes of other copies here; resolves when they have been applied */
  onChange(subject: ChangeOrigin, hear: () => Promise<void> | void): void {
    this.#listeners.set(subject, [...(this.#listeners.get(subject) ?? []), hear]);
  }

  /** The lease by which others find this copy's service, while it is held. */
  get lease(): { readonly name: string; readonly details: string } {
    const { keeper, address } = this.#options;
    return { name: `${SERVICE}/${keeper.owner}`, details: address };
  }

  /** The other copies that receive announcements. @throws StoreUnreachable */
  async others(): Promise<CopyAddress[]> {
    const { leases, owner } = this.#options.keeper;
    const all = await leases.list(SERVICE);
    return all
      .filter((lease) => lease.owner !== owner)
      .map((lease) => ({ name: lease.owner, ...parseAddress(lease.details) }));
  }

  /** Resolves when the others know of a change made here, or can't be reached. Never rejects. */
  async announce(subject: ChangeOrigin): Promise<void> {
    await this.callOthers(SERVICE, [subject]);
  }

  /** The answers of the reachable copies to a call. Never rejects. */
  async callOthers(service: string, args: readonly unknown[]): Promise<unknown[]> {
    const answers: unknown[] = [];
    const askAll = async () => {
      const asked = (await this.others()).map(async (copy) => {
        answers.push(await this.#options.calls.call(copy, service, args));
      });
      await Promise.allSettled(asked);
    };
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ANSWER_TIMEOUT);
    });
    await Promise.race([askAll().catch(() => undefined), over]);
    clearTimeout(timer);
    return [...answers];
  }
}
