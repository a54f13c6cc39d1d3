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
}

/** Looks at a part. @returns what is wrong with it; undefined where nothing is @throws the same as an error */
export type Look = () => string | undefined | Promise<string | undefined>;

/** Which parts of the platform are ready. Those that are expected are loading until they are told to be there. */
export class Readiness {
  readonly #parts = new Map<string, { readonly part: Part; look: Look | undefined }>();

  expect(part: Part): void {
    this.#parts.set(keyOf(part), { part, look: undefined });
  }

  /** @param look at the part, each time that somebody asks */
  arrived(part: Part, look: Look = () => undefined): void {
    this.#parts.set(keyOf(part), { part, look });
  }

  /** How the parts are at this moment, in the order in which they were expected. */
  states(): Promise<PartState[]> {
    return Promise.all(
      [...this.#parts.values()].map(async ({ part, look }): Promise<PartState> => {
        if (look === undefined) return { ...part, status: 'loading' };
        const reason = await reasonOf(look);
        return reason === undefined
          ? { ...part, status: 'ready' }
          : { ...part, status: 'failing', reason };
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
