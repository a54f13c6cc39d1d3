import type { ByteString } from '../../../bytes.ts';
import type { ValueObject } from '../../values/value-object.ts';
import type { IndexConfiguration } from '../configuration.ts';
import { definitionOf } from '../definition.ts';
import { DocumentIndex } from '../document-index.ts';
import { PendingKeys } from './pending-keys.ts';
import { StreamEntries } from './stream-entries.ts';

/** The memory of an index without its documents and definition, in bytes. */
const INDEX_BYTES = 2000;

/** A place in the work of an index: see {@link SearchIndex.hasReached}. */
export interface IndexingMark {
  readonly added: number;
  readonly scans: number;
}

/** A search index as the value of a key: what it follows, the documents found so far, and what is still to be done. */
export class SearchIndex implements ValueObject {
  readonly type = 'search';
  /** The result of OBJECT ENCODING, which for types of modules is `raw`. */
  readonly encoding = 'raw';
  readonly configuration: IndexConfiguration;
  readonly documents: DocumentIndex;
  readonly pending = new PendingKeys();
  /** Which entries have been looked at, if it follows a stream. */
  readonly entries = new StreamEntries();
  /** Where the scan of all keys goes on, 0 at its beginning; undefined if there is none. */
  scanCursor: number | undefined;
  /** How many keys the scan has looked at. */
  scanned = 0;
  /** Counts the scans that were begun, also those that were begun anew. */
  scansBegun = 0;
  /** Whether there may be documents whose keys are gone, which no scan of keys finds. */
  mayHaveOrphans = false;
  #scansEnded = 0;
  readonly #definitionBytes: number;

  constructor(configuration: IndexConfiguration) {
    this.configuration = configuration;
    this.documents = new DocumentIndex(configuration);
    this.#definitionBytes = definitionOf(configuration).reduce(
      (sum, word) => sum + word.length + 32,
      0,
    );
  }

  get bytes(): number {
    const { documents, pending, entries } = this;
    return INDEX_BYTES + this.#definitionBytes + documents.bytes + pending.bytes + entries.bytes;
  }

  /** Whether a key is one of those that it follows, by its name. */
  covers(key: ByteString): boolean {
    const { prefixes, stream } = this.configuration;
    return stream === undefined
      ? prefixes.some((prefix) => key.startsWith(prefix))
      : key === stream;
  }

  /** Has everything that it follows indexed once more. */
  beginScan(): void {
    const { stream } = this.configuration;
    if (stream === undefined) {
      this.scanCursor = 0;
      this.scanned = 0;
      this.scansBegun++;
    } else {
      this.entries.lookAgain();
      this.pending.add(stream);
    }
  }

  /** Forgets which keys have changed, because they are too many: all keys are looked at instead. */
  lookAtAll(): void {
    this.pending.giveUp();
    this.mayHaveOrphans = true;
    this.beginScan();
  }

  endScan(): void {
    this.scanCursor = undefined;
    this.#scansEnded++;
    this.pending.finishGivenUp();
  }

  get hasWork(): boolean {
    return this.pending.size > 0 || this.scanCursor !== undefined || this.documents.needsCompaction;
  }

  /** Marks the end of all that is to be done now. */
  mark(): IndexingMark {
    const scans = this.#scansEnded + (this.scanCursor === undefined ? 0 : 1);
    return { added: this.pending.added, scans };
  }

  /** Whether all has been done that there was to do at a mark. */
  hasReached({ added, scans }: IndexingMark): boolean {
    return this.pending.done >= added && this.#scansEnded >= scans;
  }

  /** An index that is defined alike, and still empty. */
  clone(): SearchIndex {
    return new SearchIndex(this.configuration);
  }
}
