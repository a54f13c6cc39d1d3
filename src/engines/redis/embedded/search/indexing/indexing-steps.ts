import type { ByteString } from '../../../bytes.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import { keyDocument } from './key-document.ts';
import type { SearchIndex } from './search-index.ts';

/** How many keys that have changed are indexed before the scan goes on, so that neither waits for the end of the other. */
const CHANGES_AT_ONCE = 64;

/**
 * Does what an index has to do, until there is nothing more. Keys are read as they are then, whatever has happened to
 * them; they may change between the steps.
 */
export function* indexingSteps(keyspace: Keyspace, index: SearchIndex): Steps<void> {
  const { pending, documents } = index;
  while (index.hasWork) {
    for (let i = 0; i < CHANGES_AT_ONCE && pending.size > 0; i++) {
      try {
        yield* indexKey(keyspace, index, pending.take()!);
      } finally {
        pending.finish();
      }
      yield;
    }
    // Once more, if keys were given up meanwhile: the scan that follows ends with all of them indexed.
    while (index.mayHaveOrphans) yield* removeOrphans(keyspace, index);
    if (index.scanCursor !== undefined) yield* scanOn(keyspace, index, index.scanCursor);
    if (documents.needsCompaction) yield* documents.compact();
    yield;
  }
}

function* indexKey(keyspace: Keyspace, index: SearchIndex, key: ByteString): Steps<void> {
  const entry = keyspace.peek(key);
  const isThere = entry !== undefined && keyspace.expireFields(entry);
  const value = isThere ? entry.value : undefined;
  const { documents, entries, configuration } = index;
  if (configuration.kind === 'STREAM') {
    yield* entries.follow(value instanceof StreamValue ? value : undefined, documents);
    return;
  }
  const document = value === undefined ? undefined : yield* keyDocument(configuration, value);
  if (document === undefined) documents.remove(key);
  else yield* documents.put(key, document);
}

/** Indexes the next keys that the index follows, of some that the keyspace has. */
function* scanOn(keyspace: Keyspace, index: SearchIndex, cursor: number): Steps<void> {
  const { scansBegun } = index;
  const followed: ByteString[] = [];
  const next = keyspace.keys.scan(cursor, AT_ONCE, ({ key }) => {
    index.scanned++;
    if (index.covers(key)) followed.push(key);
  });
  for (const key of followed) {
    yield* indexKey(keyspace, index, key);
    yield;
  }
  // It may have been begun again meanwhile.
  if (index.scansBegun !== scansBegun) return;
  if (next === 0) index.endScan();
  else index.scanCursor = next;
}

/** Removes documents whose keys are gone. Meanwhile none is added, and their numbers stay. */
function* removeOrphans({ keys }: Keyspace, index: SearchIndex): Steps<void> {
  const { documents } = index;
  index.mayHaveOrphans = false;
  for (let number = 0; number < documents.size; number++) {
    if (documents.isLive(number)) {
      const key = documents.id(number);
      if (!keys.has(key)) documents.remove(key);
    }
    if (number % AT_ONCE === AT_ONCE - 1) yield;
  }
}
