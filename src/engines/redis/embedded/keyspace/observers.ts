import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { KeyspaceListener } from './listener.ts';

/** Is called before keys change. */
export interface Observer {
  /** A key is about to change or go: the last moment to see its old state. */
  beforeChange(entry: Entry): void;
  /** All keys are about to go; `keys` keeps them. */
  beforeFlush(keys: Dict<Entry>): void;
}

/**
 * Those who watch a keyspace at the moment: a rewrite of the log and a backup may run side by side.
 * While there are none, a change costs nothing more than to see that.
 */
export class Observers {
  readonly #listener: KeyspaceListener;
  readonly #all = new Set<Observer>();

  constructor(listener: KeyspaceListener) {
    this.#listener = listener;
  }

  add(observer: Observer): void {
    this.#all.add(observer);
    this.#listen();
  }

  delete(observer: Observer): void {
    this.#all.delete(observer);
    this.#listen();
  }

  #listen(): void {
    const all = this.#all;
    const [only] = all;
    if (only === undefined) {
      this.#listener.beforeChange = undefined;
      this.#listener.beforeFlush = undefined;
      return;
    }
    this.#listener.beforeChange =
      all.size === 1
        ? (entry) => only.beforeChange(entry)
        : (entry) => all.forEach((observer) => observer.beforeChange(entry));
    this.#listener.beforeFlush = (keys) => all.forEach((observer) => observer.beforeFlush(keys));
  }
}
