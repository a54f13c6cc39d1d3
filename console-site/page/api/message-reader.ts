import { answerOf, type KafkaClient } from '../../../src/client/kafka-client.ts';
import { offsetsAt, type Message } from './kafka.ts';

/** Which messages of a topic are read, and in which order. */
export interface MessageRange {
  readonly topic: string;
  readonly partitions: readonly number[];
  readonly isNewestFirst: boolean;
  /** Unix milliseconds: the first moment, and the one after the last. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly fromOffset?: number | undefined;
}

/** What is left to read of a partition: offsets from `low` on, before `high`. */
interface Track {
  readonly partition: number;
  low: number;
  high: number;
  /** Messages that were fetched, the next one last. */
  fetched: Message[];
  /** How many offsets are fetched next. */
  window: number;
}

/** An answer with messages comes as soon as there are any; one without them after so many milliseconds. */
const TIMEOUT = 500;
/** How many offsets are fetched first, of all partitions together, and at most of each. */
const FIRST_WINDOW = 200;
const LARGEST_WINDOW = 2_000;

/** Reads the messages of several partitions as one list, in the order of their times. */
export class MessageReader {
  /** How many offsets there are, and how many messages have been read. */
  readonly total: number;
  read = 0;
  /** The offset after the last message of each partition when reading began. */
  readonly ends: ReadonlyMap<number, number>;
  readonly #rest: KafkaClient;
  readonly #range: MessageRange;
  readonly #tracks: readonly Track[];
  readonly #signal: AbortSignal;

  /** Finds the bounds of the range. @throws KafkaError */
  static async open(
    rest: KafkaClient,
    range: MessageRange,
    signal: AbortSignal,
  ): Promise<MessageReader> {
    const { topic, from, to, fromOffset = 0 } = range;
    const partitions = range.partitions.map((partition) => ({ topic, partition }));
    const [first, latest, low, high] = await Promise.all([
      offsetsAt(rest, partitions, 'earliest'),
      offsetsAt(rest, partitions, 'latest'),
      from === undefined ? undefined : offsetsAt(rest, partitions, from),
      to === undefined ? undefined : offsetsAt(rest, partitions, to),
    ]);
    const window = Math.max(1, Math.ceil(FIRST_WINDOW / partitions.length));
    const tracks = partitions.map(({ partition }, index) => ({
      partition,
      low: Math.max(first[index]!, low?.[index] ?? 0, fromOffset),
      high: Math.min(latest[index]!, high?.[index] ?? Infinity),
      fetched: [],
      window,
    }));
    const ends = new Map(partitions.map(({ partition }, index) => [partition, latest[index]!]));
    return new MessageReader(rest, range, { tracks, ends, signal });
  }

  private constructor(
    rest: KafkaClient,
    range: MessageRange,
    place: {
      readonly tracks: readonly Track[];
      readonly ends: ReadonlyMap<number, number>;
      readonly signal: AbortSignal;
    },
  ) {
    this.#rest = rest;
    this.#range = range;
    this.#tracks = place.tracks;
    this.#signal = place.signal;
    this.ends = place.ends;
    this.total = place.tracks.reduce((sum, { low, high }) => sum + Math.max(0, high - low), 0);
  }

  get isDone(): boolean {
    return this.#tracks.every(({ low, high, fetched }) => fetched.length === 0 && low >= high);
  }

  /** The next messages that match, after reading at most so many. @throws KafkaError */
  async next(wanted: {
    readonly count: number;
    readonly most: number;
    readonly matches: (message: Message) => boolean;
  }): Promise<Message[]> {
    const found: Message[] = [];
    for (let read = 0; read < wanted.most && found.length < wanted.count; read++) {
      const message = await this.#take();
      if (message === undefined) break;
      this.read += 1;
      if (wanted.matches(message)) found.push(message);
    }
    return found;
  }

  async #take(): Promise<Message | undefined> {
    for (;;) {
      const empty = this.#tracks.filter(
        ({ low, high, fetched }) => fetched.length === 0 && low < high,
      );
      if (empty.length === 0) break;
      await this.#fill(empty);
    }
    const sign = this.#range.isNewestFirst ? 1 : -1;
    let best: Track | undefined;
    for (const track of this.#tracks) {
      const time = track.fetched.at(-1)?.timestamp;
      if (time === undefined) continue;
      if (best === undefined || sign * (time - best.fetched.at(-1)!.timestamp) > 0) best = track;
    }
    return best?.fetched.pop();
  }

  /** Fetches the next window of each track; of a compacted partition it may be empty. */
  async #fill(tracks: readonly Track[]): Promise<void> {
    const { topic, isNewestFirst } = this.#range;
    const windows = tracks.map((track) => {
      const size = Math.min(track.window, track.high - track.low);
      track.window = Math.min(2 * track.window, LARGEST_WINDOW);
      const offset = isNewestFirst ? track.high - size : track.low;
      const messages: Message[] = [];
      return { track, start: offset, offset, end: offset + size, messages };
    });
    let waiting = windows;
    while (waiting.length > 0) {
      const asked = waiting.map(({ track: { partition }, offset }) => ({
        ...{ topic, partition, offset },
      }));
      const body = { topicPartitionOffsets: asked, timeout: TIMEOUT };
      const answer = await answerOf(this.#rest.POST('/fetch', { body, signal: this.#signal }));
      const byPartition = Map.groupBy(answer, ({ partition }) => partition);
      let isFurther = false;
      for (const one of waiting) {
        const came = byPartition.get(one.track.partition) ?? [];
        const own = came.filter(
          (message) => message.topic === topic && message.offset >= one.offset,
        );
        if (own.length === 0) continue;
        isFurther = true;
        one.messages.push(...own.filter(({ offset }) => offset < one.end));
        one.offset = own.at(-1)!.offset + 1;
      }
      // Without any more messages, the rest has been compacted away.
      waiting = isFurther ? waiting.filter(({ offset, end }) => offset < end) : [];
    }
    for (const { track, start, end, messages } of windows) {
      track.fetched = isNewestFirst ? messages : messages.toReversed();
      if (isNewestFirst) track.high = start;
      else track.low = end;
    }
  }
}
