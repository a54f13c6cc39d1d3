import type { HttpError } from './http-error.ts';

/** For how long and for how many clients there is a wait. */
export interface WaitLimits {
  /** In milliseconds, from the beginning of the wait on. */
  readonly wait: number;
  /** How many may wait. Each may have sent a head of 64 KB, and the first part of a body. */
  readonly most: number;
}

const LIMITS: WaitLimits = { wait: 10_000, most: 512 };

export interface ChangeoverOptions<Behind, Client> {
  readonly serve: (behind: Behind, client: Client) => void;
  readonly refuse: (client: Client, refusal: HttpError) => void;
  /** Calls back when a client has left. */
  readonly onLeft: (client: Client, left: () => void) => void;
  /** The refusal until there is something behind the address. */
  readonly first: HttpError;
  /** The refusal of clients that may not wait, or not any longer. */
  readonly busy: HttpError;
  readonly limits?: Partial<WaitLimits> | undefined;
}

/**
 * What is behind an address, which can be exchanged while the address stays open. Clients that come in between wait for
 * the next, or are refused.
 */
export class Changeover<Behind, Client> {
  readonly #options: ChangeoverOptions<Behind, Client>;
  readonly #limits: WaitLimits;
  #behind: Behind | undefined;
  #refusal: HttpError;
  readonly #waiting = new Set<Client>();
  /** Ends the wait. */
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ChangeoverOptions<Behind, Client>) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#refusal = options.first;
  }

  /** Passes a client to what is behind the address. */
  pass(client: Client): void {
    const { serve, refuse } = this.#options;
    if (this.#behind !== undefined) serve(this.#behind, client);
    else if (this.#timer === undefined) refuse(client, this.#refusal);
    else if (this.#waiting.size >= this.#limits.most) refuse(client, this.#options.busy);
    else this.#wait(client);
  }

  /** Puts something behind the address, for those that wait first. */
  attach(behind: Behind): void {
    this.#behind = behind;
    for (const client of this.#endWait()) this.#options.serve(behind, client);
  }

  /** Takes away what is behind the address. From now on clients wait. @returns whether there was anything */
  detach(): boolean {
    if (this.#behind === undefined) return false;
    this.#behind = undefined;
    this.#timer = setTimeout(() => this.refuse(this.#options.busy), this.#limits.wait).unref();
    return true;
  }

  /** Refuses clients from now on, those that wait first. */
  refuse(refusal: HttpError): void {
    this.#behind = undefined;
    this.#refusal = refusal;
    for (const client of this.#endWait()) this.#options.refuse(client, refusal);
  }

  #wait(client: Client): void {
    this.#waiting.add(client);
    this.#options.onLeft(client, () => this.#waiting.delete(client));
  }

  #endWait(): Client[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = [...this.#waiting];
    this.#waiting.clear();
    return all;
  }
}
