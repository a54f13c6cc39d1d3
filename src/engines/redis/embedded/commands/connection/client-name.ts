import type { ByteString } from '../../../bytes.ts';
import { RedisError } from '../../../reply.ts';

/** A name that can stand in a line of CLIENT LIST. @param what is named, for the error @throws RedisError */
export function checkedName(name: ByteString, what = 'Client names'): ByteString {
  if (/^[!-~]*$/.test(name)) return name;
  throw new RedisError(`ERR ${what} cannot contain spaces, newlines or special characters.`);
}
