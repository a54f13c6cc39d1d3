import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import type { CommandContext } from '../command.ts';

/** An index with the key that it is the value of. */
export interface NamedIndex {
  readonly name: ByteString;
  readonly index: SearchIndex;
}

/**
 * The index of a name, or of the alias of that name; undefined if there is none.
 *
 * @throws RedisError WRONGTYPE if it is a key of another type
 */
export function namedIndex(
  { keyspace, database }: CommandContext,
  name: ByteString,
): NamedIndex | undefined {
  const value = keyspace.read(name)?.value;
  if (value instanceof SearchIndex) return { name, index: value };
  const target = database.search.aliases.get(name);
  if (target === undefined) {
    if (value !== undefined) throw errors.wrongType();
    return undefined;
  }
  const index = keyspace.read(target)?.value;
  return index instanceof SearchIndex ? { name: target, index } : undefined;
}
