import { HashValue } from '../values/hash.ts';
import { Dict, type DictEntry } from './dict.ts';
import type { Entry } from './entry.ts';

/** A hash with fields that expire. */
export interface ExpiringHash extends DictEntry {
  readonly entry: Entry;
}

/** The hashes of a keyspace that have fields with an expiry, by key. */
export class ExpiringHashes extends Dict<ExpiringHash> {
  /** Adds or removes an entry that has changed, depending on whether it has such fields now. */
  update(entry: Entry): void {
    const { key, value } = entry;
    if (value instanceof HashValue && value.earliestExpiry() !== Infinity) {
      if (!this.has(key)) this.add({ key, seq: 0, entry });
    } else if (this.size > 0) {
      this.delete(key);
    }
  }
}
