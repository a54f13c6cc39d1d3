import type { ByteString } from '../../../bytes.ts';
import { Status, type Reply } from '../../../reply.ts';
import { globMatcherInSteps } from '../../keyspace/glob.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { inSteps } from '../../long-command.ts';
import { runLoop, takesMany } from '../../loop.ts';
import { AT_ONCE, isSteps, type Steps } from '../../steps.ts';
import { typeOf } from '../../values/value.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { fitting, formatScanCursor, parseScanCursor, parseScanOptions } from '../scan-options.ts';

export const del = counted((keyspace, key) => keyspace.delete(key));

/** The same as DEL: memory is always freed in the background. */
export const unlink: CommandFunction = del;

/** A key that is given twice counts twice. */
export const exists = counted((keyspace, key) => keyspace.inspect(key) !== undefined);

export const touch = counted((keyspace, key) => keyspace.read(key) !== undefined);

/** A command that replies for how many keys something is so. */
function counted(isSo: (keyspace: Keyspace, key: ByteString) => boolean): CommandFunction {
  return takesMany((ctx, argv) => {
    const { keyspace } = ctx;
    let count = 0;
    return runLoop(ctx, argv, {
      from: 1,
      to: argv.length,
      stride: 1,
      each: (i) => {
        if (isSo(keyspace, argv[i]!)) count++;
      },
      finish: () => count,
    });
  });
}

export const type: CommandFunction = ({ keyspace }, argv) => {
  const entry = keyspace.inspect(argv[1]!);
  return new Status(entry === undefined ? 'none' : typeOf(entry.value));
};

/** Expired keys are skipped, but not removed (`db.c` `keysCommand`). */
export const keys: CommandFunction = (ctx, argv) => {
  ctx.database.work.spend(ctx.keyspace.keys.size / 4);
  return inSteps(ctx, argv, matching(ctx, argv[1]!));
};

function* matching({ keyspace, database }: CommandContext, pattern: ByteString): Steps<Reply> {
  const match = globMatcherInSteps(pattern);
  const found: ByteString[] = [];
  let looked = 0;
  for (const entry of keyspace.keys.values()) {
    const matches = match(entry.key, database.work);
    if ((isSteps(matches) ? yield* matches : matches) && !keyspace.isDue(entry)) {
      found.push(entry.key);
    }
    if (++looked % AT_ONCE === 0) yield;
  }
  return found;
}

export const randomkey: CommandFunction = ({ database, keyspace }) => {
  for (;;) {
    const entry = keyspace.keys.random(database.random);
    if (entry === undefined) return null;
    // An expired key is removed by the lookup, and another one is drawn.
    if (keyspace.peek(entry.key) !== undefined) return entry.key;
  }
};

/**
 * Redis 7.2 `db.c` `scanGenericCommand`. An unknown TYPE (such as the hosted service's `search`) is not an error: no
 * key has it. WITHTYPE is an option of the hosted service.
 */
export const scan: CommandFunction = (ctx, argv) => inSteps(ctx, argv, scanKeys(ctx, argv));

function* scanKeys(
  { keyspace, database: { work } }: CommandContext,
  argv: readonly ByteString[],
): Steps<Reply> {
  const cursor = parseScanCursor(argv[1]!);
  const { match, count, type, withType } = parseScanOptions(argv, 2, ['TYPE', 'WITHTYPE']);
  work.spend(Math.min(count, keyspace.keys.size) / 4);
  const visited: ByteString[] = [];
  let next = cursor;
  for (let left = count; left > 0; left -= AT_ONCE) {
    if (left < count) yield;
    next = keyspace.keys.scan(next, Math.min(left, AT_ONCE), ({ key }) => visited.push(key));
    if (next === 0) break;
  }
  const wanted = type?.toLowerCase();
  const found: ByteString[] = [];
  for (const [i, key] of (yield* fitting(visited, 1, match, work)).entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) yield;
    const entry = keyspace.peek(key);
    if (entry === undefined) continue;
    const name = typeOf(entry.value);
    if (wanted !== undefined && name.toLowerCase() !== wanted) continue;
    found.push(key);
    if (withType === true) found.push(name);
  }
  return [formatScanCursor(next), found];
}
