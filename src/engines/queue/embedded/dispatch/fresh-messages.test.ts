import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { CreatedRow } from '../store/log-rows.ts';
import { FreshMessages } from './fresh-messages.ts';

const KILOBYTE = 1024;

function contentOf(body: Buffer | null, more: Partial<CreatedRow> = {}): CreatedRow {
  return {
    ticket: 1,
    owner: 1,
    message: 1,
    url: 'https://example.com',
    group_name: null,
    endpoint: null,
    queue: null,
    schedule: null,
    labels: null,
    flow_key: null,
    caller_ip: '192.0.2.7',
    state: 'CREATED',
    detail: null,
    spec: '{}',
    body,
    ...more,
  };
}

/** A body with memory of its own. */
const own = (size: number) => Buffer.from(new ArrayBuffer(size));

const taken = (fresh: FreshMessages, seqs: readonly number[]) =>
  seqs.map((seq) => fresh.take(seq)?.body?.length);

test('a content is had once', () => {
  const fresh = new FreshMessages();
  const content = contentOf(own(10));
  fresh.add(1, content);
  expect(fresh.take(1)).toMatchObject(content);
  expect(fresh.take(1)).toBeUndefined();
});

test('what has no room is not kept, because the oldest are delivered first', () => {
  const fresh = new FreshMessages(100 * KILOBYTE);
  for (const seq of [1, 2, 3]) fresh.add(seq, contentOf(own(40 * KILOBYTE)));
  fresh.add(4, contentOf(own(100 * KILOBYTE)));
  expect(taken(fresh, [1, 2, 3, 4])).toEqual([40 * KILOBYTE, 40 * KILOBYTE, undefined, undefined]);
  // What was taken has made room.
  fresh.add(5, contentOf(own(90 * KILOBYTE)));
  expect(taken(fresh, [5])).toEqual([90 * KILOBYTE]);
});

test('where there is no room, what has waited for more than ten seconds gives way, and nothing else', () => {
  const fresh = new FreshMessages(100 * KILOBYTE);
  const [first, second, third] = [1_000_000, 2_000_000, 11_000_000];
  for (const seq of [first, second]) fresh.add(seq, contentOf(own(40 * KILOBYTE)));
  fresh.add(third, contentOf(own(30 * KILOBYTE)));
  fresh.add(third + 1000, contentOf(own(30 * KILOBYTE)));
  expect(taken(fresh, [first, second, third, third + 1000])).toEqual([
    undefined,
    40 * KILOBYTE,
    undefined,
    30 * KILOBYTE,
  ]);
});

test.each(['url', 'labels', 'spec', 'flow_key', 'queue', 'schedule', 'group_name', 'endpoint'])(
  'a long text counts: %s',
  (name) => {
    const fresh = new FreshMessages(100 * KILOBYTE);
    const long = { [name]: 'x'.repeat(20 * KILOBYTE) };
    for (const seq of [1, 2, 3]) fresh.add(seq, contentOf(own(10), long));
    expect(taken(fresh, [1, 2, 3])).toEqual([10, 10, undefined]);
  },
);

test('a small body counts as all the memory that it keeps, and those that share it count it once', () => {
  const fresh = new FreshMessages(100 * KILOBYTE);
  const parts = own(60 * KILOBYTE);
  for (const seq of [1, 2, 3]) fresh.add(seq, contentOf(parts.subarray(seq * 10, seq * 10 + 10)));
  // What is left of it still keeps all of it.
  expect(taken(fresh, [1, 2])).toEqual([10, 10]);
  fresh.add(4, contentOf(own(30 * KILOBYTE)));
  fresh.add(5, contentOf(own(30 * KILOBYTE)));
  expect(taken(fresh, [3, 4, 5])).toEqual([10, 30 * KILOBYTE, undefined]);
  // The last of them has made room for as much.
  fresh.add(6, contentOf(own(95 * KILOBYTE)));
  expect(taken(fresh, [6])).toEqual([95 * KILOBYTE]);
});

test('memory that bodies of a request share counts once, although some of its messages have none', () => {
  const fresh = new FreshMessages(100 * KILOBYTE);
  const shared = own(60 * KILOBYTE);
  for (const seq of [1, 3]) {
    fresh.add(seq, contentOf(shared.subarray(0, 10)));
    fresh.add(seq + 1, contentOf(null));
  }
  expect(taken(fresh, [1, 3])).toEqual([10, 10]);
});

test('memory of bodies that have been taken is kept no longer', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const fresh = new FreshMessages();
  const memoryOfTaken = () => {
    fresh.add(1, contentOf(own(1024 * KILOBYTE)));
    return new WeakRef(fresh.take(1)!.body!.buffer);
  };
  const memory = memoryOfTaken();
  // What a WeakRef has pointed to is alive until the end of the turn.
  await new Promise(setImmediate);
  collectGarbage();
  expect(memory.deref()).toBeUndefined();
  expect(fresh.take(1)).toBeUndefined();
});
