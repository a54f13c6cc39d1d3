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

/** A block that has been written. */
export interface BlockRange {
  readonly block: number;
  readonly last: number;
}

/** Rows that are read at a time when the platform starts. */
const ROWS_IN_A_GO = 1024;
/** Postings that are written in one transaction, so that nobody waits long for it. */
const POSTINGS_IN_A_GO = 1000;

/**
 * The index of the log. A new row costs nothing but its own insert; the newest rows are indexed in memory, and every
 * so many thousand are written as a block with its postings (the rows with a given value). A search goes through the
 * blocks from the newest on and reads only rows that match, however many others there are.
 */
export class LogIndex {
  readonly #store: QueueStore;
  /** Oldest first. */
  #written: BlockRange[] = [];
  /** Full, and being written; oldest first. */
  #full: OpenBlock[] = [];
  #open = new OpenBlock();
  readonly #blockRows: number;
  #writing: Promise<void> | undefined;
  /** Up to which ticket rows have been read. */
  #read = 0;
  #refreshing: Promise<void> = Promise.resolve();
  /** Whether this process has been the one that writes the blocks. */
  #wasKeeper = false;
  #closing = false;

  private constructor(store: QueueStore, blockRows: number) {
    this.#store = store;
    this.#blockRows = blockRows;
  }

  /**
   * Takes up what has been written, and reads the rows that are in no block yet.
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

  /** Where others write the log too: finds what they have written. Asked before each search, and from time to time. */
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
    const { isKeeper } = this.#store.shares;
    if (isKeeper && !this.#wasKeeper) await this.#takeUp();
    if (!isKeeper) {
      const written = await this.#store.read((reader) => reader.all(blockRanges, {}));
      const last = written.at(-1)?.last ?? 0;
      // What is in a block that another process has written is in memory no more.
      if (last !== (this.#written.at(-1)?.last ?? 0)) this.#forget(last);
      this.#written = written;
    }
    this.#wasKeeper = isKeeper;
    await this.#readOn();
  }

  /** Begins after the blocks that have been written whole. */
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

  /** Reads the rows after those that it knows. */
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

  /** Closes the block of the newest rows where it has rows of before a ticket, so that it can be swept. */
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

  /** What is not written whole is read again at the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#writing;
  }

  #seal(): void {
    this.#full.push(this.#open);
    this.#open = new OpenBlock();
    if (this.#store.shares.isKeeper) this.#writing ??= this.#writeFull();
  }

  async #writeFull(): Promise<void> {
    while (this.#full.length > 0 && !this.#closing) {
      try {
        await this.#write(this.#full[0]!);
      } catch (error) {
        // Where the store refuses, or another process writes them now, it is tried again with the next block.
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
      // Where rows come faster than that, more at a time.
      const some = terms.subarray(at, at + POSTINGS_IN_A_GO * this.#full.length);
      at += some.length;
      await this.#store.write(async (transaction) => {
        this.#mustBeKeeper();
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
      this.#mustBeKeeper();
      transaction.add(insertBlock, row);
    });
    this.#full.shift();
    this.#written = [...this.#written, { block: first, last }];
  }

  /** @throws QueueError where another process writes the blocks now */
  #mustBeKeeper(): void {
    if (!this.#store.shares.isKeeper) throw new QueueError('closing');
  }
}
