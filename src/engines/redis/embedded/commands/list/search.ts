import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseSignedCount, readInt64 } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';
import { ListValue } from '../../values/list.ts';
import type { CommandFunction } from '../command.ts';
import { ELEMENTS_A_VALUE } from './read.ts';

interface SearchOptions {
  /** The number of the first match to return; negative ones count from the right. */
  rank: number;
  /** The number of matches to return, 0 for all; undefined for one that is not in an array. */
  count: number | undefined;
  /** The number of elements to compare, 0 for all. */
  maxlen: number;
}

/** Redis 7.2 `t_list.c` `lposCommand`. */
export const lpos: CommandFunction = ({ keyspace, database }, argv) => {
  const options = parseOptions(argv);
  const list = keyspace.readAs(argv[1]!, ListValue);
  const { count } = options;
  database.work.count((list?.size ?? 0) / ELEMENTS_A_VALUE);
  const found = list === undefined ? [] : positions(list, argv[2]!, options);
  return count === undefined ? (found[0] ?? null) : found;
};

function positions(list: ListValue, element: ByteString, options: SearchOptions): number[] {
  const { rank, count = 1, maxlen } = options;
  const { size } = list;
  const looked = maxlen === 0 ? size : Math.min(maxlen, size);
  const found: number[] = [];
  let toSkip = Math.abs(rank) - 1;
  for (let i = 0; i < looked; i++) {
    const index = rank < 0 ? size - 1 - i : i;
    if (list.at(index) !== element) continue;
    if (toSkip > 0) toSkip--;
    else if (found.push(index) === count) break;
  }
  return found;
}

function parseOptions(argv: readonly ByteString[]): SearchOptions {
  const options: SearchOptions = { rank: 1, count: undefined, maxlen: 0 };
  for (let i = 3; i < argv.length; i += 2) {
    const value = argv[i + 1];
    if (value === undefined) throw errors.syntax();
    switch (argv[i]!.toLowerCase()) {
      case 'rank':
        options.rank = parseRank(value);
        break;
      case 'count':
        options.count = notNegative(value, 'COUNT');
        break;
      case 'maxlen':
        options.maxlen = notNegative(value, 'MAXLEN');
        break;
      default:
        throw errors.syntax();
    }
  }
  return options;
}

function parseRank(text: ByteString): number {
  const rank = parseSignedCount(text);
  if (rank !== 0) return rank;
  throw new RedisError(
    "ERR RANK can't be zero: use 1 to start from the first match, 2 from the second ... " +
      'or use negative to start from the end of the list',
  );
}

function notNegative(text: ByteString, name: string): number {
  const value = Number(readInt64(text) ?? -1);
  if (value < 0) throw new RedisError(`ERR ${name} can't be negative`);
  return value;
}
