import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import type { Reply } from '../../../reply.ts';
import type { CommandContext } from '../command.ts';
import { inSteps } from '../../long-command.ts';
import { loopInSteps, takesMany } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { Addition } from '../sorted-set/add.ts';
import { parsePosition } from './arguments.ts';
import { scoreOf } from './geohash.ts';

const OPTIONS = new Set(['NX', 'XX', 'CH']);

/** A ZADD with the geohashes of the positions as scores, and logged as one (Redis 7.2 `geo.c` `geoaddCommand`). */
export const geoadd = takesMany((ctx, argv) => {
  let at = 2;
  const options = new Set<string>();
  for (; at < argv.length && OPTIONS.has(argv[at]!.toUpperCase()); at++) {
    options.add(argv[at]!.toUpperCase());
  }
  if ((argv.length - at) % 3 !== 0 || (options.has('NX') && options.has('XX'))) {
    throw errors.syntax();
  }
  return inSteps(ctx, argv, addPositions(ctx, argv, at, options));
});

function* addPositions(
  ctx: CommandContext,
  argv: readonly ByteString[],
  from: number,
  options: ReadonlySet<string>,
): Steps<Reply> {
  const added: ByteString[] = ['ZADD', argv[1]!, ...options];
  for (let at = from; at < argv.length; at += 3) {
    added.push(String(scoreOf(parsePosition(argv, at))), argv[at + 2]!);
    if (at % AT_ONCE === 0) yield;
  }
  const reply = yield* loopInSteps(new Addition(ctx, added));
  ctx.propagateAs(added);
  return reply;
}
