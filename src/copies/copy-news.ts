import type { LeaseKeeper } from '../store/lease-keeper.ts';
import { addressIn, type CopyAddress } from './copy-address.ts';
import type { CopyCalls } from './copy-calls.ts';
import type { CopyPort } from './copy-port.ts';

/** What the service is called by other copies, and the kind of the leases that say where they have it. */
const NEWS = 'news';
/** Milliseconds that others are waited for: one that is cut off, or was killed, is not to hold up all changes. */
const PATIENCE = 2000;

/** What has changed: something by the management API, users of databases, or faults of the control API. */
export type Subject = 'managed' | 'users' | 'faults';

export interface CopyNewsOptions {
  readonly keeper: Pick<LeaseKeeper, 'leases' | 'owner'>;
  readonly port: Pick<CopyPort, 'serve'>;
  readonly calls: Pick<CopyCalls, 'call'>;
  /** Where others reach this copy. */
  readonly address: string;
}

/**
 * Has what one copy has changed known by the others before whoever wanted the change is answered: their next request may come
 * to any copy. Copies hear of changes from the store besides, so one that can't be asked knows a moment later.
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

  /** @param hear has this copy know what others have changed; resolves when it does */
  onNews(subject: Subject, hear: () => Promise<void> | void): void {
    this.#listeners.set(subject, [...(this.#listeners.get(subject) ?? []), hear]);
  }

  /** By which others know where this copy is told of news, for as long as it has it. */
  get lease(): { readonly name: string; readonly details: string } {
    const { keeper, address } = this.#options;
    return { name: `${NEWS}/${keeper.owner}`, details: address };
  }

  /** The copies that hear of news, without this one. @throws StoreAway */
  async others(): Promise<CopyAddress[]> {
    const { leases, owner } = this.#options.keeper;
    const all = await leases.list(NEWS);
    return all
      .filter((lease) => lease.owner !== owner)
      .map((lease) => ({ name: lease.owner, ...addressIn(lease.details) }));
  }

  /** Resolves when the others know what has been changed here, or can't be asked. Never rejects. */
  async tell(subject: Subject): Promise<void> {
    await this.ask(NEWS, [subject]);
  }

  /** What the others answer to a call, of those that can be asked. Never rejects. */
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
