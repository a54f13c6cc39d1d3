import { expect, test } from 'vitest';
import { KafkaError } from '../client/errors.ts';
import { UnreachableError } from '../client/reach.ts';
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

test('what never answered fails at once', async () => {
  const { call, told, waits } = watched();
  await expect(callAfter(call, gone)).rejects.toBe(gone);
  expect([told, waits]).toEqual([[], []]);
});

test('what has answered is called again, and is told to be gone and back once', async () => {
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

test('the waits get no longer than some seconds, until somebody has enough', async () => {
  const { call, waits, told } = watched();
  await callAfter(call);
  const forever = Array.from({ length: 20 }, () => gone);
  await expect(callAfter(call, ...forever)).rejects.toThrow('aborted');
  expect(waits).toEqual([125, 250, 500, 1000, 2000, 4000, 4000, 4000, 4000, 4000]);
  expect(told.length).toBe(1);
});

test('what the platform refuses, and what Ctrl-C breaks off, is not tried again', async () => {
  const { call, waits, enough } = watched();
  await callAfter(call);
  const refusal = new KafkaError('topic orders is not found', 404);
  await expect(callAfter(call, refusal)).rejects.toBe(refusal);
  enough.abort();
  await expect(callAfter(call, gone)).rejects.toBe(gone);
  expect(waits).toEqual([]);
});
