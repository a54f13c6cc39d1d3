import type { Part, Service } from './parts.ts';

/** The state of a part. */
export interface PartState extends Pick<Part, 'kind' | 'name'> {
  readonly status: 'loading' | 'ready' | 'failing';
  /** The problem, for people. */
  readonly reason?: string;
  /** A remark for people that is not a fault. */
  readonly note?: string;
}

/** Checks a part. @returns what is wrong with it; undefined if nothing is @throws an error with the same meaning */
export type HealthCheck = () => string | undefined | Promise<string | undefined>;

type Note = () => string | undefined;

interface Expected {
  readonly part: Part;
  /** Whether there is no such part here, which only matters to who asks for one of its services. */
  readonly isAbsent?: true;
  readonly check: SharedCheck | undefined;
  readonly note: Note;
}

/** Milliseconds that a check may take by default. */
const LIMIT = 3000;

/**
 * Which parts of the platform are ready. Expected parts are loading until {@link markReady} is called for them. A check
 * that takes longer than the limit counts as failed, so that a server that hangs does not make who asks wait.
 */
export class Readiness {
  readonly #parts = new Map<string, Expected>();
  readonly #limit: number;

  /** @param limit milliseconds that the check of a part may take */
  constructor(limit = LIMIT) {
    this.#limit = limit;
  }

  expect(part: Part): void {
    this.#parts.set(keyOf(part), { part, check: undefined, note: () => undefined });
  }

  /** @param reason why there is no such part here */
  markAbsent(part: Part, reason: string): void {
    const check = new SharedCheck(() => reason, this.#limit);
    this.#parts.set(keyOf(part), { part, isAbsent: true, check, note: () => undefined });
  }

  /** @param look checks the part, each time its state is requested @param note returns a remark that is not a fault */
  markReady(part: Part, look: HealthCheck = () => undefined, note: Note = () => undefined): void {
    this.#parts.set(keyOf(part), { part, check: new SharedCheck(look, this.#limit), note });
  }

  /**
   * The state of each part now, in the order in which they were expected.
   * @param service only the parts that it needs; no others are checked
   */
  states(service?: Service): Promise<PartState[]> {
    const asked = [...this.#parts.values()].filter(({ part, isAbsent = false }) =>
      service === undefined ? !isAbsent : part.services.includes(service),
    );
    return Promise.all(
      asked.map(async ({ part: { kind, name }, check, note }): Promise<PartState> => {
        if (check === undefined) return { kind, name, status: 'loading' };
        const reason = await check.result();
        if (reason !== undefined) return { kind, name, status: 'failing', reason };
        const told = note();
        return { kind, name, status: 'ready', ...(told !== undefined && { note: told }) };
      }),
    );
  }
}

function keyOf({ kind, name }: Part): string {
  return `${kind} ${name}`;
}

/** A check that runs once at a time, however many ask, and has a limit. */
class SharedCheck {
  readonly #look: HealthCheck;
  readonly #limit: number;
  #running: Promise<string | undefined> | undefined;

  constructor(look: HealthCheck, limit: number) {
    this.#look = look;
    this.#limit = limit;
  }

  /**
   * What is wrong. While a check is beyond its limit this answers at once, as no other one is begun before it has
   * ended.
   */
  result(): Promise<string | undefined> {
    return (this.#running ??= this.#run());
  }

  #run(): Promise<string | undefined> {
    const checking = reasonOf(this.#look);
    void checking.then(() => (this.#running = undefined));
    return this.#within(checking);
  }

  async #within(checking: Promise<string | undefined>): Promise<string | undefined> {
    const late = Promise.withResolvers<string>();
    const reason = `it does not answer within ${this.#limit} ms`;
    const timer = setTimeout(late.resolve, this.#limit, reason).unref();
    try {
      return await Promise.race([checking, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }
}

async function reasonOf(look: HealthCheck): Promise<string | undefined> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
