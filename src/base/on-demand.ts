/**
 * A resource that takes long to load or open, and is loaded by its first use. If loading fails, all uses that wait for
 * it get the error, and the next use tries again.
 */
export class OnDemand<T> {
  readonly #load: () => Promise<T>;
  #loading: Promise<T> | undefined;
  #loaded: T | undefined;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The loaded resource; undefined if it has not been loaded yet. */
  get loaded(): T | undefined {
    return this.#loaded;
  }

  /** Loads it if necessary. @throws what loading throws */
  load(): Promise<T> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  /** Waits for loading to end. Resolves with the resource, or with undefined if there is nothing to close. */
  async settled(): Promise<T | undefined> {
    return this.#loading?.catch(() => undefined);
  }

  async #begin(): Promise<T> {
    try {
      // In a later microtask, because a synchronous error would be caught here before `load` sets `#loading`.
      const loaded = await Promise.resolve().then(this.#load);
      this.#loaded = loaded;
      return loaded;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }
}

/** The synchronous equivalent: the first call makes the value, and later calls return the same one. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
