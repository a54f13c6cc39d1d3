import type { ByteString } from '../../bytes.ts';
import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { KeyEvent } from './events.ts';

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
