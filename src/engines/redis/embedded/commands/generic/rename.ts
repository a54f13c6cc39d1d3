import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { parseInt64 } from '../../../numbers.ts';
import { OK, RedisError } from '../../../reply.ts';
import { NEVER, type Entry } from '../../keyspace/entry.ts';
import { inSteps } from '../../long-command.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import type { Steps } from '../../steps.ts';
import { bytesOf, BYTES_A_VALUE, copyInSteps } from '../../values/value.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

/** Renaming a key to itself changes nothing, but the key must exist (`db.c` `renameGenericCommand`). */
export const rename: CommandFunction = (ctx, argv) => {
  move(ctx, argv[1]!, argv[2]!, true);
  return OK;
};

export const renamenx: CommandFunction = (ctx, argv) =>
  move(ctx, argv[1]!, argv[2]!, false) ? 1 : 0;

function move(
  { keyspace, database: { search } }: CommandContext,
  from: ByteString,
  to: ByteString,
  replace: boolean,
): boolean {
  const entry = keyspace.write(from);
  if (entry === undefined) throw errors.noSuchKey();
  if (from === to || (!replace && keyspace.peek(to) !== undefined)) return false;
  search.checkStays(from);
  search.move(from, to, () => keyspace.rename(entry, to));
  return true;
}

/**
 * Redis 7.2 `db.c` `copyCommand`. It refuses a copy of a key onto itself; here that replies 0, as the hosted service
 * does.
 */
export const copy: CommandFunction = (ctx, argv) => {
  const { keyspace, database } = ctx;
  const source = argv[1]!;
  const destination = argv[2]!;
  const replace = readCopyOptions(argv);
  if (source === destination) return 0;
  const entry = keyspace.read(source);
  if (entry === undefined) return 0;
  if (keyspace.peek(destination) !== undefined && !replace) return 0;
  database.search.checkStays(source);
  if (entry.value instanceof SearchIndex) {
    database.search.checkNew(destination, entry.value.configuration);
  }
  database.storage?.check(destination, entry.value);
  database.work.count(bytesOf(entry.value) / BYTES_A_VALUE);
  return inSteps(ctx, argv, copied(ctx, entry, destination));
};

function* copied(
  { keyspace, database: { search } }: CommandContext,
  { value, expireAt }: Entry,
  to: ByteString,
): Steps<number> {
  const entry = keyspace.replace(to, yield* copyInSteps(value), 'copy_to');
  if (expireAt !== NEVER) keyspace.setExpiry(entry, expireAt);
  search.add(to);
  return 1;
}

/** @returns whether REPLACE was given */
function readCopyOptions(argv: readonly ByteString[]): boolean {
  let replace = false;
  for (let i = 3; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    if (option === 'REPLACE') {
      replace = true;
    } else if (option === 'DB' && i + 1 < argv.length) {
      checkDatabase(argv[++i]!);
    } else {
      throw errors.syntax();
    }
  }
  return replace;
}

/** There is only database 0. */
function checkDatabase(text: ByteString): void {
  const index = parseInt64(text);
  if (index > 2n ** 31n - 1n || index < -(2n ** 31n)) {
    throw new RedisError(
      'ERR value is out of range, value must between -2147483648 and 2147483647',
    );
  }
  if (index !== 0n) throw new RedisError('ERR DB index is out of range');
}
