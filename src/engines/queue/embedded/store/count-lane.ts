import {
  countAfterMoment,
  countOfMoment,
  placeAfterMoment,
  placeOfMoment,
  type Place,
} from './message-rows.ts';
import type { Reader } from './query.ts';
import type { QueueStore } from './queue-store.ts';

/** Messages that are counted in one turn of the event loop. */
const MESSAGES_IN_A_GO = 20_000;

/** Before the first place of a lane. */
const START: Place = { due: -1, seq: -1 };

/** A lane, and the moment before which its messages are due. */
interface Waiting {
  readonly lane: string;
  readonly before: number;
}

/**
 * Counts the messages of a lane that are due before a moment, a part at a time, so that other work runs in between.
 * @param owner whose lane it is @param most messages in a part
 * @throws QueueError `storeFailed`
 */
export async function countLane(
  store: QueueStore,
  owner: number,
  waiting: Waiting,
  most = MESSAGES_IN_A_GO,
): Promise<number> {
  let counted = 0;
  for (let place: Place | undefined = START; ;) {
    const after: Place = place;
    const part = await store.read((reader) => countPart(reader, waiting, after, most));
    counted += part.messages;
    place = part.last;
    if (place === undefined) return counted;
    await store.turns.next(owner);
  }
}

/** A part of a lane: where it ends if there may be more. */
interface Part {
  readonly messages: number;
  readonly last: Place | undefined;
}

/** The messages after a place: first those of its moment, for the reason that `nextInLane` has. */
async function countPart(
  reader: Reader,
  { lane, before }: Waiting,
  place: Place,
  most: number,
): Promise<Part> {
  const ofMoment = { lane, ...place };
  const same =
    place === START ? 0 : (await reader.get(countOfMoment, { ...ofMoment, most }))!.messages;
  if (same === most) {
    const last = await reader.get(placeOfMoment, { ...ofMoment, others: most - 1 });
    return { messages: same, last };
  }
  const left = most - same;
  const afterMoment = { lane, due: place.due, before };
  const later = (await reader.get(countAfterMoment, { ...afterMoment, most: left }))!.messages;
  if (later < left) return { messages: same + later, last: undefined };
  const last = await reader.get(placeAfterMoment, { ...afterMoment, others: left - 1 });
  return { messages: most, last };
}
