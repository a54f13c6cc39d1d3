import { describe, expect, test } from 'vitest';
import { OnDemand, lazy } from './on-demand.ts';

describe('a resource that is loaded on demand', () => {
  test('is loaded once, for all uses', async () => {
    let loads = 0;
    const demand = new OnDemand(async () => ++loads);
    expect(demand.loaded).toBeUndefined();
    expect(await Promise.all([demand.load(), demand.load()])).toEqual([1, 1]);
    expect(await demand.load()).toBe(1);
    expect(demand.loaded).toBe(1);
  });

  test('is tried again after a failure', async () => {
    let fails = true;
    const demand = new OnDemand(async () => {
      if (fails) throw new Error('EMFILE: too many open files');
      return 'loaded';
    });
    const tries = await Promise.allSettled([demand.load(), demand.load()]);
    expect(tries.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(demand.loaded).toBeUndefined();
    fails = false;
    expect(await demand.load()).toBe('loaded');
  });

  test('is loaded again after a synchronous error', async () => {
    let times = 0;
    const demand = new OnDemand(() => {
      if (++times === 1) throw new Error('EMFILE: too many open files');
      return Promise.resolve('loaded');
    });
    await expect(demand.load()).rejects.toThrow('EMFILE');
    expect(await demand.load()).toBe('loaded');
  });

  test('need not be loaded to be closed, and is waited for while it is loading', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const demand = new OnDemand(() => promise);
    expect(await demand.settled()).toBeUndefined();
    void demand.load();
    const settled = demand.settled();
    resolve('loaded');
    expect(await settled).toBe('loaded');
  });

  test('need not be closed if loading failed', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const demand = new OnDemand(() => promise);
    const loading = demand.load();
    const settled = demand.settled();
    reject(new Error('EMFILE'));
    expect(await settled).toBeUndefined();
    await expect(loading).rejects.toThrow('EMFILE');
  });
});

describe('a value that is computed on first use', () => {
  test('is computed once, even if it is undefined', () => {
    let times = 0;
    const made = lazy(() => void times++);
    made();
    made();
    expect(times).toBe(1);
  });

  test('is tried again after a failure', () => {
    let times = 0;
    const made = lazy(() => {
      if (++times === 1) throw new Error('EMFILE');
      return times;
    });
    expect(made).toThrow('EMFILE');
    expect(made()).toBe(2);
    expect(made()).toBe(2);
  });
});
