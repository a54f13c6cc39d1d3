import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { KeyspaceListener } from './listener.ts';

/** Called before keys change. */
export interface Observer {
  /** A key is about to change or be deleted: the last moment to see its old state. */
  beforeChange(entry: Entry): void;
  /** All keys are about to be deleted; `keys` is not changed by that. */
  beforeFlush(keys: Dict<Entry>): void;
}

/** The present observers: a rewrite of the log and a backup may run concurrently. Without any, a change costs one check. */
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
