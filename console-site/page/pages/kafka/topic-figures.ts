import type { KafkaClient } from '../../../../src/client/kafka-client.ts';
import { offsetsAt, partitionsOf, type Group, type Topic } from '../../api/kafka.ts';
import { bytesText, countText, numberText, spanText } from '../../parts/format.ts';

/** How the list of topics is sorted. */
export const ORDERS = {
  name: 'Name',
  messages: 'Most messages',
  lag: 'Greatest lag',
} as const;
export type Order = keyof typeof ORDERS;

/** What the list shows of topics, by their names. */
export interface TopicFigures {
  readonly messages: ReadonlyMap<string, number>;
  /** The greatest lag of any group; without groups there is none. */
  readonly lag: ReadonlyMap<string, number>;
}

/** The number of messages in each topic. @throws KafkaError */
export async function messagesIn(
  rest: KafkaClient,
  topics: readonly Topic[],
): Promise<ReadonlyMap<string, number>> {
  const partitions = topics.flatMap(partitionsOf);
  const [first, end] = await Promise.all([
    offsetsAt(rest, partitions, 'earliest'),
    offsetsAt(rest, partitions, 'latest'),
  ]);
  const counts = new Map<string, number>();
  for (const [index, { topic }] of partitions.entries()) {
    const count = Math.max(0, (end[index] ?? 0) - (first[index] ?? 0));
    counts.set(topic, (counts.get(topic) ?? 0) + count);
  }
  return counts;
}

/** The lag of a group in each topic that it reads. */
export function lagsOf({ partitions }: Pick<Group, 'partitions'>): ReadonlyMap<string, number> {
  const lags = new Map<string, number>();
  for (const { topic, lag = 0 } of partitions) lags.set(topic, (lags.get(topic) ?? 0) + lag);
  return lags;
}

/** The greatest lag of any of these groups, by topic. */
export function greatestLags(
  groups: readonly Pick<Group, 'partitions'>[],
): ReadonlyMap<string, number> {
  const greatest = new Map<string, number>();
  for (const [topic, lag] of groups.flatMap((group) => [...lagsOf(group)])) {
    greatest.set(topic, Math.max(greatest.get(topic) ?? 0, lag));
  }
  return greatest;
}

/** How many messages there are in some topics, at most. */
export function sumOf(messages: ReadonlyMap<string, number>, topics: readonly Topic[]): number {
  return topics.reduce((sum, { topic_name: name }) => sum + (messages.get(name) ?? 0), 0);
}

/** The topics whose names contain a text, in an order. */
export function listed(
  topics: readonly Topic[],
  figures: TopicFigures,
  shown: { readonly text: string; readonly order: Order },
): readonly Topic[] {
  const wanted = shown.text.trim().toLowerCase();
  const found = topics.filter(({ topic_name: name }) => name.toLowerCase().includes(wanted));
  if (shown.order === 'name') return found.toSorted(byName);
  const of = figures[shown.order];
  const figure = ({ topic_name: name }: Topic) => of.get(name) ?? -1;
  return found.toSorted((one, other) => figure(other) - figure(one) || byName(one, other));
}

/** `1,204 messages`; compaction removes some of them, and leaves the offsets. */
export function messagesText(count: number, policy: Topic['cleanup_policy']): string {
  return `${policy === 'compact' && count > 0 ? 'up to ' : ''}${countText(count, 'message')}`;
}

/** How far messages are read: `100 of 300 messages`, `1 match in 2,000 of up to 5,000 messages`. */
export function progressText(
  reading: {
    /** How many have been found, and read for that. */
    readonly found: number;
    readonly read: number;
    /** How many offsets there are. */
    readonly total: number;
    readonly isDone: boolean;
  },
  isSearch: boolean,
  policy: Topic['cleanup_policy'],
): string {
  const { found, read, total, isDone } = reading;
  // At the end it is known how many messages the offsets had.
  const all = isDone ? countText(read, 'message') : messagesText(total, policy);
  return isSearch
    ? `${countText(found, 'match', 'matches')} in ${numberText(read)} of ${all}`
    : `${numberText(found)} of ${all}`;
}

/** So long that it is for ever: 100 years in milliseconds. */
const FOR_EVER = 3_155_760_000_000;

export function isKeptForEver(milliseconds: number): boolean {
  return milliseconds >= FOR_EVER;
}

/** `for 7 d`: how long messages are kept. */
export function keptText(milliseconds: number): string {
  return isKeptForEver(milliseconds)
    ? 'without a time limit'
    : `for ${spanText(milliseconds / 1000)}`;
}

/** No disk has so many bytes. */
const ANY_SIZE = 1_000_000_000_000_000;

export function isAnySize(bytes: number): boolean {
  return bytes >= ANY_SIZE;
}

/** How much is kept, of each partition. */
export function keptSizeText(bytes: number): string {
  return isAnySize(bytes)
    ? 'Messages are kept without a size limit.'
    : `At most ${bytesText(bytes)} of each partition are kept.`;
}

/** `2 topics`, `2 of 10,000 topics` */
export function listedText(shown: number, all: number): string {
  return shown === all
    ? countText(all, 'topic')
    : `${numberText(shown)} of ${countText(all, 'topic')}`;
}

function byName(one: Topic, other: Topic): number {
  return one.topic_name < other.topic_name ? -1 : 1;
}
