import type { ByteString } from '../../../bytes.ts';
import { NULL_ARRAY, type Reply } from '../../../reply.ts';
import { errors } from '../../../errors.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import { runLoop, takesMany } from '../../loop.ts';
import type { CommandFunction } from '../command.ts';
import { parseUnit } from './arguments.ts';
import { distance } from './distance.ts';
import { geohashOf, positionOf, type Position } from './geohash.ts';

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
