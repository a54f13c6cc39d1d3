import type { ByteString } from '../../bytes.ts';
import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { KeyEvent } from './events.ts';

/** Called before keys change. */
export interface Observer {
  /** A key is about to change or be deleted: the last moment to see its old state. */
  beforeChange(entry: Entry): void;
  /** All keys are about to be deleted; `keys` is not changed by that. */
  beforeFlush(keys: Dict<Entry>): void;
}

/** Called after keys have changed. */
export interface TouchObserver {
  /** A key was added, changed or deleted. @param isLost no command has done it: the key or its fields have expired, or it is evicted */
  touched(key: ByteString, isLost?: boolean): void;
  /** All keys were deleted or replaced. @param isThere tells which exist before or after */
  touchedAll(isThere: (key: ByteString) => boolean): void;
}

/** The present observers of one kind. Without any, a change costs one check. */
export class Observers<T> {
  /** Replaced at each change, so that one may leave while all are called. */
  all: readonly T[] = [];

  add(observer: T): void {
    if (!this.all.includes(observer)) this.all = [...this.all, observer];
  }

  delete(observer: T): void {
    this.all = this.all.filter((each) => each !== observer);
  }
}

/** Callbacks of a keyspace. */
export interface KeyspaceListener {
  /** A key has a new value, or its stream a new entry. For blocked clients. */
  ready?: ((key: ByteString) => void) | undefined;
  /** The value of a key was deleted or replaced. For blocked clients. */
  gone?: ((key: ByteString) => void) | undefined;
  /** All values were deleted or replaced. For blocked clients. */
  replaced?: (() => void) | undefined;
  /** A keyspace event, after the change. */
  afterEvent?: ((event: KeyEvent, key: ByteString) => void) | undefined;
  /** A key was deleted because it expired or memory was short. Must be logged as a DEL. */
  afterLoss?(event: 'expired' | 'evicted', key: ByteString): void;
  /** Expired fields of a hash were removed. Must be logged as a HDEL. */
  afterFieldLoss?(key: ByteString, fields: readonly ByteString[]): void;
}
