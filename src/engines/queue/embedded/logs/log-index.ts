import { QueueError } from '../../errors.ts';
import {
  blockRanges,
  deleteBlock,
  deletePostings,
  deletePostingsAfter,
  insertBlock,
  insertPosting,
  postingAfter,
  rowsAfter,
} from '../store/log-index-rows.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { LoggedRow } from '../store/schema.ts';
import { OpenBlock } from './open-block.ts';
import { BLOCK_ROWS, writeTickets } from './positions.ts';

/** A written block. */
export interface BlockRange {
  readonly block: number;
  readonly last: number;
}

/** Rows that are read at a time at a start. */
const ROWS_IN_A_GO = 1024;
/** Postings that are written in one transaction; few, so that other writes don't wait long. */
const POSTINGS_IN_A_GO = 1000;

/**
 * The index of the log. A new row costs nothing but its own insert; the newest rows are indexed in memory, and every
 * few ten thousand are written as a block with its postings (the rows with a given value). A search goes through the
 * blocks from the newest on and reads only matching rows, however many others there are.
 */
export class LogIndex {
  readonly #store: QueueStore;
  /** Oldest first. */
  #written: BlockRange[] = [];
  /** Blocks that are full and being written, oldest first. */
  #full: OpenBlock[] = [];
  #open = new OpenBlock();
  readonly #blockRows: number;
  #writing: Promise<void> | undefined;
  /** The ticket up to which rows have been read. */
  #read = 0;
  #refreshing: Promise<void> = Promise.resolve();
  /** Whether this process was the one that writes the blocks. */
  #wasCoordinator = false;
  #closing = false;

  private constructor(store: QueueStore, blockRows: number) {
    this.#store = store;
    this.#blockRows = blockRows;
  }

  /**
   * Loads the list of written blocks, and reads the rows that are in no block yet.
   * @param blockRows of a full block, at most {@link BLOCK_ROWS}
   */
  static async load(store: QueueStore, blockRows = BLOCK_ROWS): Promise<LogIndex> {
    const index = new LogIndex(store, blockRows);
    if (store.shares.isShared) return index;
    await index.#takeUp();
    await index.#readOn();
    store.onLogged((rows) => index.add(rows));
    return index;
  }

  /** Reads what other processes have written to the log. Called before each search, and periodically. */
  async refresh(): Promise<void> {
    if (!this.#store.shares.isShared) return;
    const before = this.#refreshing;
    const refreshing = (async () => {
      await before;
      await this.#refresh();
    })();
    this.#refreshing = refreshing.catch(() => undefined);
    await refreshing;
  }

  async #refresh(): Promise<void> {
    const { isCoordinator } = this.#store.shares;
    if (isCoordinator && !this.#wasCoordinator) await this.#takeUp();
    if (!isCoordinator) {
      const written = await this.#store.read((reader) => reader.all(blockRanges, {}));
      const last = written.at(-1)?.last ?? 0;
      // Rows in a block that another process has written are no longer kept in memory.
      if (last !== (this.#written.at(-1)?.last ?? 0)) this.#forget(last);
      this.#written = written;
    }
    this.#wasCoordinator = isCoordinator;
    await this.#readOn();
  }

  /** Starts after the blocks that have been written completely. */
  async #takeUp(): Promise<void> {
    const store = this.#store;
    this.#written = await store.read((reader) => reader.all(blockRanges, {}));
    const last = this.#written.at(-1)?.last ?? 0;
    this.#forget(last);
    if ((await store.read((reader) => reader.get(postingAfter, { block: last }))) !== undefined) {
      await store.write((transaction) => transaction.run(deletePostingsAfter, { block: last }));
    }
  }

  #forget(last: number): void {
    this.#full = [];
    this.#open = new OpenBlock();
    this.#read = last;
  }

  /** Reads the rows after those already read. */
  async #readOn(): Promise<void> {
    for (;;) {
      const page = { ticket: this.#read, most: ROWS_IN_A_GO };
      const rows = await this.#store.read((reader) => reader.all(rowsAfter, page));
      this.add(rows);
      this.#read = rows.at(-1)?.ticket ?? this.#read;
      if (rows.length < ROWS_IN_A_GO) break;
      await new Promise(setImmediate);
    }
  }

  /** Rows have been committed, in the order of their tickets. */
  add(rows: readonly LoggedRow[]): void {
    for (const row of rows) {
      this.#open.add(row);
      if (this.#open.rows >= this.#blockRows) this.#seal();
    }
  }

  /** Closes the newest block if it has rows from before a ticket, so that it can be swept. */
  sealBefore(ticket: number): void {
    if (this.#open.rows > 0 && this.#open.first < ticket) this.#seal();
  }

  /** Blocks in memory, newest first. */
  openBlocks(): readonly OpenBlock[] {
    return [this.#open, ...this.#full.toReversed()].filter(({ rows }) => rows > 0);
  }

  /** Blocks that have been written, oldest first. */
  writtenBlocks(): readonly BlockRange[] {
    return this.#written;
  }

  /** Forgets a block whose rows have been deleted. */
  async drop({ block }: BlockRange): Promise<void> {
    const some = { block, most: POSTINGS_IN_A_GO };
    while ((await this.#store.write((transaction) => transaction.run(deletePostings, some))) > 0) {
      if (this.#closing) return;
    }
    await this.#store.write((transaction) => transaction.run(deleteBlock, { block }));
    this.#written = this.#written.filter((other) => other.block !== block);
  }

  /** Blocks that are not completely written are indexed again at the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#writing;
  }

  #seal(): void {
    this.#full.push(this.#open);
    this.#open = new OpenBlock();
    if (this.#store.shares.isCoordinator) this.#writing ??= this.#writeFull();
  }

  async #writeFull(): Promise<void> {
    while (this.#full.length > 0 && !this.#closing) {
      try {
        await this.#write(this.#full[0]!);
      } catch (error) {
        // If the store fails, or another process writes the blocks by now, this is retried with the next
        // block.
        if (!(error instanceof QueueError)) throw error;
        break;
      }
    }
    this.#writing = undefined;
  }

  async #write(block: OpenBlock): Promise<void> {
    const { first, last } = block;
    const terms = block.terms();
    for (let at = 0; at < terms.length;) {
      if (this.#closing) return;
      // If rows arrive faster than they are written, writes more at a time.
      const some = terms.subarray(at, at + POSTINGS_IN_A_GO * this.#full.length);
      at += some.length;
      await this.#store.write(async (transaction) => {
        this.#mustBeCoordinator();
        for (const term of some) {
          const positions = block.positions(term);
          transaction.add(insertPosting, { block: first, term, positions });
        }
      });
    }
    const row = {
      block: first,
      last,
      tickets: writeTickets(block.tickets),
      messages: writeTickets(block.messages),
    };
    await this.#store.write(async (transaction) => {
      this.#mustBeCoordinator();
      transaction.add(insertBlock, row);
    });
    this.#full.shift();
    this.#written = [...this.#written, { block: first, last }];
  }

  /** @throws QueueError if another process writes the blocks by now */
  #mustBeCoordinator(): void {
    if (!this.#store.shares.isCoordinator) throw new QueueError('closing');
  }
}
