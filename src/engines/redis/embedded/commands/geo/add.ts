import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import type { CommandFunction } from '../command.ts';
import { zadd } from '../sorted-set/add.ts';
import { parsePosition } from './arguments.ts';
import { scoreOf } from './geohash.ts';

const OPTIONS = new Set(['NX', 'XX', 'CH']);

/** A ZADD with the geohashes of the positions as scores, and logged as one (Redis 7.2 `geo.c` `geoaddCommand`). */
export const geoadd: CommandFunction = (ctx, argv) => {
  let at = 2;
  const options = new Set<string>();
  for (; at < argv.length && OPTIONS.has(argv[at]!.toUpperCase()); at++) {
    options.add(argv[at]!.toUpperCase());
  }
  if ((argv.length - at) % 3 !== 0 || (options.has('NX') && options.has('XX'))) {
    throw errors.syntax();
  }
  const added: ByteString[] = ['ZADD', argv[1]!, ...options];
  for (; at < argv.length; at += 3) {
    added.push(String(scoreOf(parsePosition(argv, at))), argv[at + 2]!);
  }
  ctx.propagateAs(added);
  return zadd(ctx, added);
};
