import type { ByteString } from '../../../bytes.ts';
import { commandTable } from '../../../../../../generated/redis/commands.ts';
import { errors } from '../../../errors.ts';
import { INT64_MAX, parseInt64, parseInteger } from '../../../numbers.ts';
import { OK, RedisError, type Reply } from '../../../reply.ts';
import { dumpPayload, readPayload } from '../../persistence/rdb/dump-payload.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { inSteps } from '../../long-command.ts';
import { SearchIndex } from '../../search/indexing/search-index.ts';
import type { Steps } from '../../steps.ts';
import { bytesOf, BYTES_A_VALUE } from '../../values/value.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { checkMayFollow } from '../search/may-follow.ts';

export const dump: CommandFunction = (ctx, argv) => {
  const { keyspace, database, replies } = ctx;
  const entry = keyspace.read(argv[1]!);
  if (entry === undefined) return null;
  database.work.count(bytesOf(entry.value) / BYTES_A_VALUE);
  const payload = dumpPayload(entry.value, (bytes) => replies.expect(bytes));
  return inSteps(ctx, argv, payload);
};

/** Redis 7.2 `cluster.c` `restoreCommand` */
export const restore: CommandFunction = (ctx, argv) => inSteps(ctx, argv, restored(ctx, argv));

function* restored(ctx: CommandContext, argv: readonly ByteString[]): Steps<Reply> {
  const { keyspace, database } = ctx;
  const key = argv[1]!;
  const payload = argv[3]!;
  const options = readOptions(argv);
  if (!options.replace && keyspace.peek(key) !== undefined) {
    throw new RedisError('BUSYKEY Target key name already exists.');
  }
  const moment = expiryMoment(argv[2]!, options.absolute ? 0 : keyspace.now);
  database.work.count(payload.length / 8);
  const value = yield* readPayload(
    payload,
    keyspace.replaying ? undefined : database.storage?.recordLimit,
  );
  if (moment !== undefined && moment <= keyspace.now && !keyspace.replaying) {
    if (keyspace.delete(key)) ctx.propagateAs(['DEL', key]);
    return OK;
  }
  if (value instanceof SearchIndex) {
    checkMayFollow(ctx, commandTable.restore, argv, value.configuration);
    database.search.checkNew(key, value.configuration);
  }
  database.storage?.check(key, value);
  const entry = keyspace.replace(key, value, 'restore');
  if (moment !== undefined) keyspace.setExpiry(entry, moment);
  entry.use = markOf(keyspace, options) ?? entry.use;
  database.search.add(key);
  ctx.propagateAs(['RESTORE', key, String(moment ?? 0), payload, 'REPLACE', 'ABSTTL']);
  return OK;
}

interface RestoreOptions {
  readonly replace: boolean;
  readonly absolute: boolean;
  /** In seconds; at most one of these two is given. */
  readonly idle: number | undefined;
  readonly frequency: number | undefined;
}

function readOptions(argv: readonly ByteString[]): RestoreOptions {
  let replace = false;
  let absolute = false;
  let idle: number | undefined;
  let frequency: number | undefined;
  for (let i = 4; i < argv.length; i++) {
    const option = argv[i]!.toUpperCase();
    const value = argv[i + 1];
    if (option === 'REPLACE') {
      replace = true;
    } else if (option === 'ABSTTL') {
      absolute = true;
    } else if (option === 'IDLETIME' && value !== undefined && frequency === undefined) {
      idle = parseInteger(value);
      if (idle < 0) throw new RedisError('ERR Invalid IDLETIME value, must be >= 0');
      i++;
    } else if (option === 'FREQ' && value !== undefined && idle === undefined) {
      frequency = parseInteger(value);
      if (frequency < 0 || frequency > 255) {
        throw new RedisError('ERR Invalid FREQ value, must be >= 0 and <= 255');
      }
      i++;
    } else {
      throw errors.syntax();
    }
  }
  return { replace, absolute, idle, frequency };
}

/** The expiry time of the key in Unix milliseconds; undefined for 0, which is none. */
function expiryMoment(text: ByteString, start: number): number | undefined {
  const ttl = parseInt64(text);
  if (ttl < 0n) throw new RedisError('ERR Invalid TTL value, must be >= 0');
  if (ttl === 0n) return undefined;
  // In Redis the sum overflows, and the key counts as expired.
  if (ttl + BigInt(start) > INT64_MAX) return 0;
  return Math.min(Number(ttl) + start, Number.MAX_SAFE_INTEGER);
}

/** The access time or frequency that was asked for, if the eviction policy uses that kind. */
function markOf(keyspace: Keyspace, { idle, frequency }: RestoreOptions): number | undefined {
  const { usage, now } = keyspace;
  if (idle !== undefined) return usage.idleSince(idle * 1000, now);
  return frequency === undefined ? undefined : usage.withFrequency(frequency, now);
}
