/** A row that has been written or deleted, and committed. */
export interface RowChange {
  readonly table: string;
  /** The key of the row, or of what it belongs to. */
  readonly id: string;
}

/** Called with a change, or with `anything` where some may have been missed. Must not throw. */
export type OnChange = (change: RowChange | 'anything') => void;

/** Notifies of everything that any process commits to the store, this one included, in the order of the commits. */
export interface StoreChanges {
  /** @returns a function that ends it */
  listen(onChange: OnChange): () => void;
  /**
   * Resolves when the listeners have been told of everything that was committed before. @throws Error where there is
   * no connection
   */
  heard(): Promise<void>;
}
