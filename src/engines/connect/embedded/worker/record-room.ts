import { Holding, type MemoryBudget } from '../../../../base/memory-budget.ts';
import type { LogRecord } from '../../../log/record.ts';

/** Bytes that a task asks for first, and the most: a slow task holds little, and a fast one asks for more. */
const FIRST_FETCH = 64 * 1024;
const LARGEST_FETCH = 4 * 1024 * 1024;
const GROWTH = 4;
/** What a record takes besides its bytes. */
const RECORD = 200;

/**
 * The memory for the records of one task that have been consumed and not delivered, and for what they are converted to.
 * It is that of requests and answers, and shared with them: a destination that never answers, and what a small text is
 * converted to, take no more than a client that does not read.
 */
export class RecordRoom {
  readonly #budget: MemoryBudget;
  readonly #owner: string;
  readonly #holding: Holding;
  #fetchSize = FIRST_FETCH;
  #fetched = 0;
  /** What there was no room for. */
  #refused = 0;

  /** @param cluster its tasks share what one owner may take */
  constructor(budget: MemoryBudget, cluster: string) {
    this.#budget = budget;
    this.#owner = `connectors of ${cluster}`;
    this.#holding = new Holding(budget, this.#owner);
  }

  /** How many bytes may be asked for now; 0 if there is no room for what comes next. */
  get fetchSize(): number {
    const needed = Math.max(this.#fetchSize, this.#refused);
    return this.#budget.hasRoom(this.#owner, needed) ? this.#fetchSize : 0;
  }

  /** Takes records that have been consumed. @returns false if there is no room: they must be given back */
  take(records: readonly LogRecord[]): boolean {
    const bytes = records.reduce((sum, record) => sum + sizeOf(record), 0);
    if (this.#holding.set(bytes)) {
      this.#refused = 0;
      this.#fetched = bytes;
      if (bytes >= this.#fetchSize) {
        this.#fetchSize = Math.min(this.#fetchSize * GROWTH, LARGEST_FETCH);
      }
      return true;
    }
    this.#holding.set(0);
    this.#fetchSize = FIRST_FETCH;
    this.#refused = bytes;
    return false;
  }

  /** Says how much the converted records take. @returns whether there is room */
  convert(bytes: number): boolean {
    return this.#holding.set(this.#fetched + bytes);
  }

  /** The records have been delivered, or the task ends. */
  release(): void {
    this.#fetched = 0;
    this.#holding.set(0);
  }
}

function sizeOf({ key, value, headers }: LogRecord): number {
  const ofHeaders = headers.reduce(
    (sum, header) => sum + header.key.length + header.value.length,
    0,
  );
  return RECORD + (key?.length ?? 0) + (value?.length ?? 0) + ofHeaders;
}
