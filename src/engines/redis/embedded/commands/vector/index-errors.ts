import type { ByteString } from '../../../bytes.ts';
import { quoted } from '../../../errors.ts';
import { RedisError } from '../../../reply.ts';

/** The bytes of a key that an error shows. */
const SHOWN = 128;

/** An error about the index under a key, in the words of the hosted service's documentation. */
export function indexError(key: ByteString, what: string): RedisError {
  return new RedisError(`ERR Index ${quoted(key, SHOWN)} ${what}`);
}

/** @throws RedisError if there is none */
export function existing<Index>(key: ByteString, index: Index | undefined): Index {
  if (index === undefined) throw indexError(key, 'is not found');
  return index;
}
