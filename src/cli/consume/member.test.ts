import { expect, test } from 'vitest';
import { createKafkaClient } from '../../client/kafka-client.ts';
import { reconnecting } from '../reconnect.ts';
import { consumeAsMember } from './member.ts';
import type { Message } from './output.ts';

/**
 * A group with a topic of one partition, as the REST API presents it: each call returns one message.
 */
class Group {
  readonly values = ['a', 'b', 'c'];
  committed = 0;
  /**
   * The position after the last message that the instance was given; undefined if there is no
   * instance.
   */
  position: number | undefined;
  /** The calls so far, in order. */
  readonly asked: string[] = [];

  readonly answer = async (request: Request): Promise<Response> => {
    const call = new URL(request.url).pathname.split('/')[1]!;
    this.asked.push(call);
    if (call === 'consume') {
      const offset = this.position ?? this.committed;
      const value = this.values[offset];
      this.position = offset + (value === undefined ? 0 : 1);
      return Response.json(value === undefined ? [] : [messageOf(offset, value)]);
    }
    if (this.position === undefined) {
      return Response.json({ error: 'unknown instance', status: 404 }, { status: 404 });
    }
    if (call === 'delete-consumer') this.position = undefined;
    else this.committed = ((await request.json()) as { offset: number }[])[0]!.offset;
    return Response.json({ result: 'Success', status: 200 });
  };
}

const messageOf = (offset: number, value: string): Message => ({
  topic: 'orders',
  partition: 0,
  offset,
  timestamp: 0,
  key: '',
  value,
  headers: [],
});

/**
 * Consumes until this many messages have been printed.
 * @param lose whether to drop the answer to a call; calls count from one
 */
async function consumed(
  group: Group,
  count: number,
  lose: (call: number) => boolean,
  change: (printed: readonly string[]) => void = () => undefined,
): Promise<string[]> {
  const printed: string[] = [];
  let calls = 0;
  const client = createKafkaClient({
    url: 'http://x',
    username: 'a',
    password: 'b',
    fetch: async (request) => {
      const response = await group.answer(request);
      if (lose(++calls)) throw new TypeError('fetch failed');
      return response;
    },
  });
  const { signal } = new AbortController();
  const call = reconnecting({ wait: async () => undefined, say: () => undefined, signal });
  const print = async (messages: readonly Message[]) => {
    printed.push(...messages.map(({ value }) => value ?? ''));
    change(printed);
    return true;
  };
  await consumeAsMember(
    client,
    { print },
    {
      topic: 'orders',
      group: 'billing',
      instance: 'one',
      from: 'earliest',
      follow: true,
      count,
      call,
      signal,
      patience: () => signal,
    },
  );
  return printed;
}

test('messages of a lost response are consumed again after the instance rejoins', async () => {
  const group = new Group();
  expect(await consumed(group, 3, (call) => call === 3)).toEqual(['a', 'b', 'c']);
  expect(group.asked.slice(0, 5)).toEqual([
    ...['consume', 'commit', 'consume', 'delete-consumer', 'consume'],
  ]);
  expect(group).toMatchObject({ committed: 3, position: undefined });
});

test('a commit whose response was lost is repeated', async () => {
  const group = new Group();
  expect(await consumed(group, 3, (call) => call === 4)).toEqual(['a', 'b', 'c']);
  expect(group.asked.slice(2, 5)).toEqual(['consume', 'commit', 'commit']);
  expect(group.committed).toBe(3);
});

test('after a restart of the platform, messages that were not committed are printed again', async () => {
  const group = new Group();
  const restart = (printed: readonly string[]) => {
    if (printed.length === 2) group.position = undefined;
  };
  expect(await consumed(group, 4, () => false, restart)).toEqual(['a', 'b', 'b', 'c']);
  expect(group.committed).toBe(3);
});

test('a lost response to deleting the instance is no failure', async () => {
  const group = new Group();
  expect(await consumed(group, 1, (call) => call === 3)).toEqual(['a']);
  expect(group.asked).toEqual(['consume', 'commit', 'delete-consumer']);
});
