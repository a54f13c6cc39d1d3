import type { ByteString } from '../../bytes.ts';
import type { Dict } from './dict.ts';
import type { Entry } from './entry.ts';
import type { KeyEvent } from './events.ts';

/** What the keyspace tells those who must know of changes before or after they happen. */
export interface KeyspaceListener {
  /** A key is about to change or go. Belongs to the observers. */
  beforeChange?: ((entry: Entry) => void) | undefined;
  /** All keys are about to go; `keys` keeps them. Belongs to the observers. */
  beforeFlush?: ((keys: Dict<Entry>) => void) | undefined;
  /** There is a value under a key that had none, or its stream has a new entry. For those who wait for it. */
  ready?: ((key: ByteString) => void) | undefined;
  /** The value of a key has gone, or another has taken its place. For those who wait for it. */
  gone?: ((key: ByteString) => void) | undefined;
  /** The same of all keys. */
  replaced?: (() => void) | undefined;
  /** A key has changed or gone, or come. Belongs to the touch observers, as the next. */
  touched?: ((key: ByteString) => void) | undefined;
  /** All keys go, or others take their place: is given what tells which were there before or are after. */
  touchedAll?: ((isThere: (key: ByteString) => boolean) => void) | undefined;
  /** A key has changed or gone. */
  afterEvent?: ((event: KeyEvent, key: ByteString) => void) | undefined;
  /** A key has gone of itself: its time was up, or memory was short. It must reach the log as a DEL. */
  afterLoss?(event: 'expired' | 'evicted', key: ByteString): void;
  /** Fields of a hash have gone because their time was up. They must reach the log as a HDEL. */
  afterFieldLoss?(key: ByteString, fields: readonly ByteString[]): void;
}
