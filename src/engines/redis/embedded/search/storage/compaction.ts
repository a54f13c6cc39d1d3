import { AT_ONCE, type Steps } from '../../steps.ts';
import { grown } from './grown.ts';
import type { InvertedField } from './inverted-field.ts';
import { REMOVED } from './posting-cursor.ts';
import type { Rows } from './rows.ts';

/**
 * Gives the documents of an index new numbers, without gaps. First their rows are copied, which others may change in
 * between; when all have been copied, they replace the old ones. Then the posting lists are rewritten one by one, which
 * can be read before as well.
 */
export class Compaction {
  readonly rows: Rows;
  readonly #from: Rows;
  /** The new number of each document that has been copied. */
  #numbers = new Uint32Array(0);
  #copied = 0;
  #hasReplaced = false;

  /** @param from the rows of the index @param to without a document */
  constructor(from: Rows, to: Rows) {
    this.#from = from;
    this.rows = to;
  }

  /** Whether {@link rows} are those of the index. */
  get hasReplaced(): boolean {
    return this.#hasReplaced;
  }

  get bytes(): number {
    return this.#numbers.byteLength + (this.#hasReplaced ? 0 : this.rows.bytes);
  }

  /** To be called when a document of the index ends that may have been copied. */
  end(document: number): void {
    if (document >= this.#copied) return;
    const copy = this.#numbers[document]!;
    if (copy !== REMOVED) this.rows.table.end(copy);
  }

  /**
   * Copies documents up to a number, which may have grown when all are copied.
   * @param end that of a document which is being added, or of all
   */
  *copy(end: () => number): Steps<void> {
    const { table } = this.#from;
    while (this.#copied < end()) {
      const document = this.#copied;
      this.#numbers = grown(this.#numbers, document + 1);
      this.#numbers[document] = table.isLive(document)
        ? this.rows.copy(this.#from, document)
        : REMOVED;
      this.#copied++;
      if (this.#copied % (AT_ONCE / 4) === 0) yield;
    }
  }

  /** Has the posting lists mean the new numbers. @returns false if documents were added after all were copied */
  replace(inverted: readonly InvertedField[]): boolean {
    if (this.#copied < this.#from.table.size) return false;
    for (const { postings } of inverted) postings.beginRenumbering(this.#numbers);
    this.#hasReplaced = true;
    return true;
  }

  /** Rewrites the posting lists, and removes terms that no document has. @param mayRemove asked for each term */
  *rewrite(inverted: readonly InvertedField[], mayRemove: () => boolean): Steps<void> {
    for (const { dictionary, postings } of inverted) {
      let work = 0;
      for (let term = 0; term < dictionary.size; term++) {
        work += postings.count(term) + 16;
        yield* postings.renumber(term);
        if (postings.count(term) === 0 && mayRemove()) dictionary.remove(term);
        if (work < AT_ONCE * 4) continue;
        work = 0;
        yield;
      }
    }
    for (const { postings } of inverted) postings.endRenumbering();
    this.#numbers = new Uint32Array(0);
  }
}
