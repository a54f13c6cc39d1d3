import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { type Reply, NULL_ARRAY } from '../../../reply.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { inSteps } from '../../long-command.ts';
import { loopInSteps, takesMany, runLoop } from '../../loop.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { Addition } from '../sorted-set/add.ts';
import { parsePosition, parseUnit } from './arguments.ts';
import { scoreOf, geohashOf, positionOf, type Position } from './geohash.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { distance } from './distance.ts';

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

export const geopos = ofScores((score) =>
  score === undefined ? NULL_ARRAY : positionReply(positionOf(score)),
);

export const geohash = ofScores((score) => (score === undefined ? null : geohashOf(score)));

export const geodist: CommandFunction = ({ keyspace }, argv) => {
  if (argv.length > 5) throw errors.syntax();
  const unit = argv[4] === undefined ? 1 : parseUnit(argv[4]);
  const set = keyspace.readAs(argv[1]!, SortedSetValue);
  const [one, other] = [set?.score(argv[2]!), set?.score(argv[3]!)];
  if (one === undefined || other === undefined) return null;
  return formatDistance(distance(positionOf(one), positionOf(other)) / unit);
};

/** Up to 17 decimals, as Redis before 8 prints coordinates. */
export function positionReply({ longitude, latitude }: Position): Reply {
  return [longitude, latitude].map((value) => {
    const text = value.toFixed(17).replace(/\.?0+$/, '');
    return text === '-0' ? '0' : text;
  });
}

/** `geo.c` `addReplyDoubleDistance` */
export function formatDistance(value: number): ByteString {
  return value.toFixed(4);
}

function ofScores(shown: (score: number | undefined) => Reply): CommandFunction {
  return takesMany((ctx, argv) => {
    const set = ctx.keyspace.readAs(argv[1]!, SortedSetValue);
    const reply: Reply[] = [];
    return runLoop(ctx, argv, {
      from: 2,
      to: argv.length,
      stride: 1,
      each: (i) => reply.push(shown(set?.score(argv[i]!))),
      finish: () => reply,
    });
  });
}
