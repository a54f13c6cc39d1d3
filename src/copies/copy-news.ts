import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { addressIn, type CopyAddress } from './copy-address.ts';
import type { CopyCalls } from './copy-calls.ts';
import type { CopyPort } from './copy-port.ts';

/** The name of the service, and the kind of the leases that tell where copies serve it. */
const NEWS = 'news';
/** Timeout for answers, in milliseconds. A copy that was killed or is unreachable must not delay all changes. */
const PATIENCE = 2000;

/** The origins of changes: the management API, users of a database, or faults of the control API. */
export type Subject = 'managed' | 'users' | 'faults';

export interface CopyNewsOptions {
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
export class CopyNews {
  readonly #options: CopyNewsOptions;
  readonly #listeners = new Map<Subject, (() => Promise<void> | void)[]>();

  constructor(options: CopyNewsOptions) {
    this.#options = options;
    options.port.serve(NEWS, async ([subject]) => {
      const listeners = this.#listeners.get(subject as Subject) ?? [];
      await Promise.all(listeners.map(async (hear) => hear()));
    });
  }

  /** @param hear applies changes of other copies here; resolves when they have been applied */
  onNews(subject: Subject, hear: () => Promise<void> | void): void {
    this.#listeners.set(subject, [...(this.#listeners.get(subject) ?? []), hear]);
  }

  /** The lease by which others find this copy's service, while it is held. */
  get lease(): { readonly name: string; readonly details: string } {
    const { keeper, address } = this.#options;
    return { name: `${NEWS}/${keeper.owner}`, details: address };
  }

  /** The other copies that serve news. @throws StoreUnreachable */
  async others(): Promise<CopyAddress[]> {
    const { leases, owner } = this.#options.keeper;
    const all = await leases.list(NEWS);
    return all
      .filter((lease) => lease.owner !== owner)
      .map((lease) => ({ name: lease.owner, ...addressIn(lease.details) }));
  }

  /** Resolves when the others know of a change made here, or can't be reached. Never rejects. */
  async tell(subject: Subject): Promise<void> {
    await this.ask(NEWS, [subject]);
  }

  /** The answers of the reachable copies to a call. Never rejects. */
  async ask(service: string, args: readonly unknown[]): Promise<unknown[]> {
    const answers: unknown[] = [];
    const askAll = async () => {
      const asked = (await this.others()).map(async (copy) => {
        answers.push(await this.#options.calls.call(copy, service, args));
      });
      await Promise.allSettled(asked);
    };
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([askAll().catch(() => undefined), over]);
    clearTimeout(timer);
    return [...answers];
  }
}
