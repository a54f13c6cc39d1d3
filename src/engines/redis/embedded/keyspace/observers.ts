import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { ByteString } from '../../bytes.ts';
import type { KeyEvent } from './events.ts';

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

/** Called after keys have changed. */
export interface TouchObserver {
  /** A key was added, changed or deleted. @param isLost no command has done it: the key or its fields have expired, or it is evicted */
  touched(key: ByteString, isLost?: boolean): void;
  /** All keys were deleted or replaced. @param isThere tells which exist before or after */
  touchedAll(isThere: (key: ByteString) => boolean): void;
}

/** The present observers. Without any, a change costs one check. */
export class TouchObservers {
  readonly #listener: KeyspaceListener;
  readonly #all = new Set<TouchObserver>();

  constructor(listener: KeyspaceListener) {
    this.#listener = listener;
  }

  add(observer: TouchObserver): void {
    this.#all.add(observer);
    this.#listen();
  }

  delete(observer: TouchObserver): void {
    if (this.#all.delete(observer)) this.#listen();
  }

  #listen(): void {
    const listener = this.#listener;
    const all = [...this.#all];
    if (all.length === 0) {
      listener.touched = undefined;
      listener.touchedAll = undefined;
      return;
    }
    listener.touched = (key, isLost) => {
      for (const each of all) each.touched(key, isLost);
    };
    listener.touchedAll = (isThere) => {
      for (const each of all) each.touchedAll(isThere);
    };
  }
}

/** Callbacks of a keyspace, before or after changes. */
export interface KeyspaceListener {
  /** A key is about to change or be deleted. Used by `Observers`. */
  beforeChange?: ((entry: Entry) => void) | undefined;
  /** All keys are about to be deleted; `keys` is not changed by that. Used by `Observers`. */
  beforeFlush?: ((keys: Dict<Entry>) => void) | undefined;
  /** A key has a new value, or its stream a new entry. For blocked clients. */
  ready?: ((key: ByteString) => void) | undefined;
  /** The value of a key was deleted or replaced. For blocked clients. */
  gone?: ((key: ByteString) => void) | undefined;
  /** All values were deleted or replaced. For blocked clients. */
  replaced?: (() => void) | undefined;
  /** A key was added, changed, deleted or lost. Used by `TouchObservers`, like the next. */
  touched?: ((key: ByteString, isLost?: boolean) => void) | undefined;
  /** All keys were deleted or replaced. `isThere` tells which exist before or after. */
  touchedAll?: ((isThere: (key: ByteString) => boolean) => void) | undefined;
  /** A keyspace event, after the change. */
  afterEvent?: ((event: KeyEvent, key: ByteString) => void) | undefined;
  /** A key was deleted because it expired or memory was short. Must be logged as a DEL. */
  afterLoss?(event: 'expired' | 'evicted', key: ByteString): void;
  /** Expired fields of a hash were removed. Must be logged as a HDEL. */
  afterFieldLoss?(key: ByteString, fields: readonly ByteString[]): void;
}
