import { encodeConsumerProtocolSubscription } from '@platformatic/kafka';
import { expect, test, vi } from 'vitest';
import {
  assign,
  byTopic,
  decodeAssignment,
  decodeSubscription,
  encodeAssignment,
  encodeSubscription,
  type Subscription,
} from './protocol.ts';

const TOPICS = ['__proto__', 'constructor', 'orders', 'toString'];

function memberOf(instance: string, owned: Subscription['owned'] = byTopic()): Subscription {
  const counts = byTopic(TOPICS.map((topic) => [topic, 2] as const));
  return { topics: TOPICS, instance, owned, held: byTopic(), starts: byTopic(), counts };
}

/** As another process gets it. */
function sent(subscription: Subscription): Subscription {
  const { topics, notes } = decodeSubscription(encodeSubscription(subscription));
  return { ...notes!, topics };
}

test('partitions of topics of any name are assigned', () => {
  const members = new Map(['a', 'b'].map((name) => [name, sent(memberOf(name))]));
  for (const [name, assignment] of assign(members)) {
    const { partitions } = decodeAssignment(encodeAssignment(assignment));
    const partition = name === 'a' ? 0 : 1;
    expect(Object.entries(partitions)).toEqual(TOPICS.map((topic) => [topic, [partition]]));
  }
});

test('members keep partitions of topics of any name until their records are committed', () => {
  const all = byTopic(TOPICS.map((topic) => [topic, [0, 1]] as const));
  const starts = byTopic(TOPICS.map((topic) => [topic, { 0: 5 }] as const));
  const members = new Map([
    ['a', sent({ ...memberOf('a', all), held: all, starts })],
    ['b', sent(memberOf('b'))],
  ]);
  const assigned = assign(members);
  const assignment = decodeAssignment(encodeAssignment(assigned.get('b')!));
  expect(Object.entries(assignment.coming)).toEqual(TOPICS.map((topic) => [topic, [1]]));
  expect(Object.entries(assignment.starts)).toEqual(TOPICS.map((topic) => [topic, { 0: 5 }]));
  expect(Object.keys(assigned.get('a')!.revoked)).toEqual(TOPICS);
});

test('the notes of a stranger with names that V8 would compare with all others are not parsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const userData = JSON.stringify({ instance: 'a', ['x'.repeat(16_384)]: 1 });
  const bytes = encodeConsumerProtocolSubscription({
    version: 1,
    topics: ['orders'],
    userData,
    ownedPartitions: [],
  });
  expect(decodeSubscription(bytes)).toEqual({ topics: ['orders'], notes: undefined });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
