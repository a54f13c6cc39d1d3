/** The transactions of one process, as far as others have to do with them. */
export interface Transactions {
  /** The transactional id of this process, which no other one has. */
  readonly id: string;
  /** Is called before each transaction, to let others know of the id; must not reject. */
  onBegin: (() => Promise<void>) | undefined;
  /** Aborts what a process has left open that is gone. @param id that of the process @throws LogError */
  abort(id: string): Promise<void>;
}
