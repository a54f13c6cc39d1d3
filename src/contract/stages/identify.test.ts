import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { HttpError } from '../../http/http-error.ts';
import type { BoundOperation } from '../bound-operation.ts';
import type { Call } from '../call.ts';
import { authenticate } from './identify.ts';

const refusal = new HttpError(401, 'nobody knows you', {});

/**
 * Authenticates known callers, synchronously or not; `ann` is known once this copy has caught up.
 */
function doorkeeper(isLater: boolean, error = refusal) {
  const known = new Set(['bob']);
  const ofFamily = (_request: IncomingMessage, name: string) => {
    if (isLater) return Promise.resolve().then(() => tryToAuthenticate(name));
    return tryToAuthenticate(name);
  };
  const tryToAuthenticate = (name: string) => {
    if (!known.has(name)) throw error;
    return name;
  };
  let looks = 0;
  const caughtUp = async () => {
    looks += 1;
    known.add('ann');
  };
  const stage = authenticate({ authenticate: ofFamily }, caughtUp);
  const ask = async (name: string) => {
    const bound = {} as BoundOperation;
    const call = { rawQuery: name, bound } as Call;
    await stage(call);
    return call.caller;
  };
  return { ask, looks: () => looks };
}

test.each([false, true])(
  'credentials that another copy has just created are accepted after catching up (asynchronous: %s)',
  async (later) => {
    const { ask, looks } = doorkeeper(later);
    expect(await ask('bob')).toBe('bob');
    expect(looks()).toBe(0);
    expect(await ask('ann')).toBe('ann');
    expect(looks()).toBe(1);
  },
);

test('credentials that are still unknown after catching up are refused', async () => {
  const { ask, looks } = doorkeeper(false);
  await expect(ask('eve')).rejects.toBe(refusal);
  expect(looks()).toBe(1);
});

test('a refusal other than 401 does not wait for catching up', async () => {
  const { ask, looks } = doorkeeper(true, new HttpError(403, 'not from there', {}));
  await expect(ask('ann')).rejects.toThrow('not from there');
  expect(looks()).toBe(0);
});
