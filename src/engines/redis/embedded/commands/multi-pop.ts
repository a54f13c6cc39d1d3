import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import { readInt64 } from '../../numbers.ts';
import { RedisError } from '../../reply.ts';

/** Parses the number of keys of LMPOP and ZMPOP. */
export function parseNumkeys(text: ByteString): number {
  return positive(text, 'numkeys');
}

/**
 * Parses the optional `[COUNT count]` at the end of LMPOP and ZMPOP; 1 by default (Redis 7.2 `t_list.c`
 * `lmpopGenericCommand`, `t_zset.c` `zmpopGenericCommand`).
 */
export function parsePopCount(argv: readonly ByteString[], from: number): number {
  if (argv.length === from) return 1;
  if (argv[from]!.toUpperCase() !== 'COUNT' || argv.length === from + 1) throw errors.syntax();
  const count = positive(argv[from + 1]!, 'count');
  if (argv.length > from + 2) throw errors.syntax();
  return count;
}

function positive(text: ByteString, name: string): number {
  const value = Number(readInt64(text) ?? 0);
  if (value < 1) throw new RedisError(`ERR ${name} should be greater than 0`);
  return value;
}
