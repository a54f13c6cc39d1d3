/** A row that has been written or deleted, and committed. */
export interface RowChange {
  readonly table: string;
  /** The key of the row, or of what it belongs to. */
  readonly id: string;
}

/** Called with a change, or with `anything` where some may have been missed. Never to throw. */
export type OnChange = (change: RowChange | 'anything') => void;

/** Tells what all who share a store commit to it, this process among them, in the order of their commits. */
export interface StoreChanges {
  /** @returns what ends it */
  listen(onChange: OnChange): () => void;
  /** Resolves when the listeners have been told of all that was committed before. @throws Error where nothing is heard */
  heard(): Promise<void>;
}
