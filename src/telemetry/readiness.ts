/** A part of the platform whose readiness matters: an engine, an address, a store. */
export interface Part {
  readonly kind: 'engine' | 'address' | 'disk';
  readonly name: string;
}

/** The state of a part. */
export interface PartState extends Part {
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
  readonly look: HealthCheck | undefined;
  readonly note: Note;
}

/** Which parts of the platform are ready. Expected parts are loading until {@link markReady} is called for them. */
export class Readiness {
  readonly #parts = new Map<string, Expected>();

  expect(part: Part): void {
    this.#parts.set(keyOf(part), { part, look: undefined, note: () => undefined });
  }

  /** @param look checks the part, each time its state is requested @param note returns a remark that is not a fault */
  markReady(part: Part, look: HealthCheck = () => undefined, note: Note = () => undefined): void {
    this.#parts.set(keyOf(part), { part, look, note });
  }

  /** The state of each part now, in the order in which they were expected. */
  states(): Promise<PartState[]> {
    return Promise.all(
      [...this.#parts.values()].map(async ({ part, look, note }): Promise<PartState> => {
        if (look === undefined) return { ...part, status: 'loading' };
        const reason = await reasonOf(look);
        if (reason !== undefined) return { ...part, status: 'failing', reason };
        const told = note();
        return { ...part, status: 'ready', ...(told !== undefined && { note: told }) };
      }),
    );
  }
}

function keyOf({ kind, name }: Part): string {
  return `${kind} ${name}`;
}

async function reasonOf(look: HealthCheck): Promise<string | undefined> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
