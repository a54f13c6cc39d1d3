/**
 * Changes and exports of a state, one at a time. A change waits for the export that is being sent, but goes before those that
 * have not begun: the clients of these may be as slow, and there may be many.
 */
export class ChangesFirst {
  readonly #check: () => void;
  readonly #changes: (() => Promise<void>)[] = [];
  readonly #exports: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  /** @param check called before each; throws if it may not begin */
  constructor(check: () => void) {
    this.#check = check;
  }

  change<T>(act: () => Promise<T>): Promise<T> {
    return this.#wait(this.#changes, act);
  }

  export<T>(act: () => Promise<T>): Promise<T> {
    return this.#wait(this.#exports, act);
  }

  /** Resolves when none is left. */
  async ended(): Promise<void> {
    await this.#running;
  }

  #wait<T>(waiting: (() => Promise<void>)[], act: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    waiting.push(async () => {
      try {
        this.#check();
        resolve(await act());
      } catch (error) {
        reject(error);
      }
    });
    this.#running ??= this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    const next = () => this.#changes.shift() ?? this.#exports.shift();
    for (let act = next(); act !== undefined; act = next()) await act();
    this.#running = undefined;
  }
}
