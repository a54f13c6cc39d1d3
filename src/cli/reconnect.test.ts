import { expect, test } from 'vitest';
import { KafkaError } from '../client/errors.ts';
import { UnreachableError } from '../client/fetch-answer.ts';
import { reconnecting, type Caller } from './reconnect.ts';

const gone = new UnreachableError('cannot reach http://x: nothing listens there');

/** A caller, what it said, and how long it waited each time; it is aborted after ten waits. */
function watched() {
  const told: string[] = [];
  const waits: number[] = [];
  const enough = new AbortController();
  const wait = async (milliseconds: number) => {
    if (waits.push(milliseconds) === 10) enough.abort();
    enough.signal.throwIfAborted();
  };
  const call = reconnecting({ wait, say: (text) => told.push(text), signal: enough.signal });
  return { call, told, waits, enough };
}

/** Makes a call that fails with these errors in turn before it answers. */
function callAfter(caller: Caller, ...failures: Error[]): Promise<string> {
  return caller(async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'answer';
  });
}

test('a call fails at once if no call has succeeded before', async () => {
  const { call, told, waits } = watched();
  await expect(callAfter(call, gone)).rejects.toBe(gone);
  expect([told, waits]).toEqual([[], []]);
});

test('after a success, a lost connection is retried, and its loss and return are each reported once', async () => {
  const { call, told, waits } = watched();
  await callAfter(call);
  const between = new KafkaError('HTTP 502 Bad Gateway', 502);
  expect(await callAfter(call, gone, gone, between)).toBe('answer');
  expect(waits).toEqual([125, 250, 500]);
  const lost = 'cannot reach http://x: nothing listens there; trying again';
  expect(told).toEqual([lost, 'the platform answers again']);
  expect(await callAfter(call, gone)).toBe('answer');
  expect(waits).toEqual([125, 250, 500, 125]);
  expect(told.length).toBe(4);
});

test('retries wait at most 4 seconds, and end when the signal aborts', async () => {
  const { call, waits, told } = watched();
  await callAfter(call);
  const forever = Array.from({ length: 20 }, () => gone);
  await expect(callAfter(call, ...forever)).rejects.toThrow('aborted');
  expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 4000, 4000, 4000, 4000]);
  expect(told.length).toBe(1);
});

test('a refusal, or a call that Ctrl-C aborted, is not retried', async () => {
  const { call, waits, enough } = watched();
  await callAfter(call);
  const refusal = new KafkaError('topic orders is not found', 404);
  await expect(callAfter(call, refusal)).rejects.toBe(refusal);
  enough.abort();
  await expect(callAfter(call, gone)).rejects.toBe(gone);
  expect(waits).toEqual([]);
});
