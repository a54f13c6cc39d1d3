/** A part of the platform that has to be ready: what keeps data, an address that it is served at, where it is kept. */
export interface Part {
  readonly kind: 'engine' | 'address' | 'disk';
  readonly name: string;
}

/** How a part is. */
export interface PartState extends Part {
  readonly status: 'loading' | 'ready' | 'failing';
  /** What is wrong, for people. */
  readonly reason?: string;
  /** What is to be known of it and is not wrong, for people. */
  readonly note?: string;
}

/** Looks at a part. @returns what is wrong with it; undefined where nothing is @throws the same as an error */
export type Look = () => string | undefined | Promise<string | undefined>;

type Note = () => string | undefined;

interface Expected {
  readonly part: Part;
  readonly look: Look | undefined;
  readonly note: Note;
}

/** Which parts of the platform are ready. Those that are expected are loading until they are told to be there. */
export class Readiness {
  readonly #parts = new Map<string, Expected>();

  expect(part: Part): void {
    this.#parts.set(keyOf(part), { part, look: undefined, note: () => undefined });
  }

  /**
   * @param look at the part, each time that somebody asks
   * @param note what is to be known of it then and is not wrong
   */
  arrived(part: Part, look: Look = () => undefined, note: Note = () => undefined): void {
    this.#parts.set(keyOf(part), { part, look, note });
  }

  /** How the parts are at this moment, in the order in which they were expected. */
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

async function reasonOf(look: Look): Promise<string | undefined> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
