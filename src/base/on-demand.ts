/**
 * Something that takes long to load or open, and is there from its first use on. A failure is what the uses meanwhile
 * get; the next one tries again.
 */
export class OnDemand<T> {
  readonly #load: () => Promise<T>;
  #loading: Promise<T> | undefined;
  #loaded: T | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What has been loaded; undefined where nothing has been yet. */
  get loaded(): T | undefined {
    return this.#loaded;
  }

  /** Loads it, unless somebody has. @throws what loading throws */
  load(): Promise<T> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  /** What has been loaded, or is being; undefined where nothing has to be closed. */
  async settled(): Promise<T | undefined> {
    return this.#loading?.catch(() => undefined);
  }

  async #begin(): Promise<T> {
    try {
      // In a later microtask: what is thrown at once would be caught here before `load` sets `#loading`.
      const loaded = await Promise.resolve().then(this.#load);
      this.#loaded = loaded;
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}

/** The same for what is made at once: its first use makes it, and those after it get the same. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
