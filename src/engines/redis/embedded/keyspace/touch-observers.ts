import type { ByteString } from '../../bytes.ts';
import type { KeyspaceListener } from './listener.ts';

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
