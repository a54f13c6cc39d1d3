import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import type { Entry } from '../../keyspace/entry.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import { HashValue } from '../../values/hash.ts';
import type { CommandContext } from '../command.ts';

/**
 * The hash under a key, for reading. Expired fields are removed first, so that no command of this group sees one.
 * @throws RedisError WRONGTYPE
 */
export function readHash({ keyspace }: CommandContext, key: ByteString): HashValue | undefined {
  const entry = keyspace.read(key);
  return entry === undefined ? undefined : liveHash(keyspace, entry);
}

/** The hash under a key like {@link readHash}, for a command that is about to change it. @throws RedisError WRONGTYPE */
export function writeHash({ keyspace }: CommandContext, key: ByteString): HashValue | undefined {
  const entry = keyspace.write(key);
  return entry === undefined ? undefined : liveHash(keyspace, entry);
}

/** Stores a hash that a command has changed: adds it if it is new, deletes the key if it is empty. */
export function storeHash(
  { keyspace }: CommandContext,
  key: ByteString,
  hash: HashValue,
  event: KeyEvent,
): void {
  const entry = keyspace.peek(key);
  if (entry?.value === hash) keyspace.changed(entry, event);
  else keyspace.put(key, hash, event);
  if (hash.size === 0) keyspace.delete(key);
}

function liveHash(keyspace: CommandContext['keyspace'], entry: Entry): HashValue | undefined {
  const { value } = entry;
  if (!(value instanceof HashValue)) throw errors.wrongType();
  return keyspace.expireFields(entry) ? value : undefined;
}
