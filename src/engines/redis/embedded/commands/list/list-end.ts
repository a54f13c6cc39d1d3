import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import type { ListEnd } from '../../values/list.ts';

/** The argument LEFT or RIGHT. @throws RedisError `ERR syntax error` */
export function parseListEnd(word: ByteString): ListEnd {
  const end = word.toLowerCase();
  if (end !== 'left' && end !== 'right') throw errors.syntax();
  return end;
}

/** The event for removing elements from an end. */
export const POP_EVENTS = { left: 'lpop', right: 'rpop' } as const;

/** The command that removes elements from an end. */
export const POPS = { left: 'LPOP', right: 'RPOP' } as const;

/** The event for adding elements at an end. */
export const PUSH_EVENTS = { left: 'lpush', right: 'rpush' } as const;
