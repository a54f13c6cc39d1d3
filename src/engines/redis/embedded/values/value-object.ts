import type { ByteString } from '../../bytes.ts';

/** The results of TYPE; that of a JSON document is the type of RedisJSON, those of indexes are the hosted service's. */
export type ValueType =
  | 'string'
  | 'hash'
  | 'list'
  | 'set'
  | 'zset'
  | 'stream'
  | 'array'
  | 'ReJSON-RL'
  | 'vector'
  | 'search';

/** The interface of all values but plain byte strings. */
export interface ValueObject {
  readonly type: ValueType;
  /** The approximate memory in bytes, updated in O(1) at each change. */
  readonly bytes: number;
}

/** The memory of a V8 string's header and length field, rounded up to a word. */
const STRING_HEADER = 16;

/** The approximate memory of a byte string, in bytes. */
export function stringBytes(text: ByteString): number {
  return STRING_HEADER + ((text.length + 7) & ~7);
}
