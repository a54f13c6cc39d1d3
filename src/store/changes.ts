/** A committed change of a row: written or deleted. */
export interface RowChange {
  readonly table: string;
  /** The key of the row, or of the row that it belongs to. */
  readonly id: string;
}

/** Receives a change, or `anything` if some may have been missed. Must not throw. */
export type OnChange = (change: RowChange | 'anything') => void;

/** Reports everything that any process commits to the store, including this one, in the order of the commits. */
export interface StoreChanges {
  /** @returns a function that unsubscribes */
  listen(onChange: OnChange): () => void;
  /**
   * Resolves when listeners have received everything that was committed before this call. @throws Error if there is no
   * connection
   */
  heard(): Promise<void>;
}
