import { FlowProducer, Queue, QueueEvents, UnrecoverableError, Worker, type Job } from 'bullmq';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reset } from '../harness/reset.ts';
import { target } from '../harness/target.ts';

/** BullMQ, unmodified, over ioredis: its queues are Lua scripts on lists, sorted sets and streams. */
const open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
const connection = () => ({ url: target().respUrl, maxRetriesPerRequest: null });

beforeEach(reset);
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

describe('BullMQ', () => {
  test('processes jobs in order of priority, with an event for each', async () => {
    const queue = opened(new Queue('mails', { connection: connection() }));
    const events = opened(new QueueEvents('mails', { connection: connection() }));
    await events.waitUntilReady();
    const jobs = [
      await queue.add('mail', { to: 'ann' }, { priority: 5 }),
      await queue.add('mail', { to: 'bob' }, { priority: 1 }),
    ];
    const done: string[] = [];
    opened(
      new Worker(
        'mails',
        async (job: Job<{ to: string }>) => {
          done.push(job.data.to);
          await job.updateProgress(50);
          return `sent to ${job.data.to}`;
        },
        { connection: connection() },
      ),
    );
    expect(await Promise.all(jobs.map((job) => job.waitUntilFinished(events)))).toEqual([
      'sent to ann',
      'sent to bob',
    ]);
    expect(done).toEqual(['bob', 'ann']);
    expect(await queue.getJobCounts('completed', 'failed', 'waiting')).toEqual({
      completed: 2,
      failed: 0,
      waiting: 0,
    });
  });

  test('retries, fails and delays jobs', async () => {
    const queue = opened(new Queue('tasks', { connection: connection() }));
    const events = opened(new QueueEvents('tasks', { connection: connection() }));
    await events.waitUntilReady();
    const worker = async (job: Job) => {
      if (job.name === 'hopeless') throw new UnrecoverableError('no use');
      if (job.name === 'flaky' && job.attemptsMade < 2) throw new Error('not yet');
      return job.attemptsMade;
    };
    opened(new Worker('tasks', worker, { connection: connection() }));
    const flaky = await queue.add(
      'flaky',
      {},
      { attempts: 5, backoff: { type: 'fixed', delay: 20 } },
    );
    const hopeless = await queue.add('hopeless', {}, { attempts: 5 });
    const delayed = await queue.add('delayed', {}, { delay: 30 });
    expect(await flaky.waitUntilFinished(events)).toBe(2);
    await expect(hopeless.waitUntilFinished(events)).rejects.toThrow('no use');
    expect(await delayed.waitUntilFinished(events)).toBe(0);
    expect(await queue.getFailedCount()).toBe(1);
  });

  test('repeats jobs', async () => {
    const queue = opened(new Queue('reports', { connection: connection() }));
    let runs = 0;
    const worker = async () => void runs++;
    opened(new Worker('reports', worker, { connection: connection() }));
    await queue.upsertJobScheduler('often', { every: 50 }, { name: 'report' });
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3);
    expect(await queue.getJobSchedulersCount()).toBe(1);
    expect(await queue.removeJobScheduler('often')).toBe(true);
  });

  test('runs flows: parents after their children', async () => {
    const flows = opened(new FlowProducer({ connection: connection() }));
    const queue = opened(new Queue('builds', { connection: connection() }));
    const events = opened(new QueueEvents('builds', { connection: connection() }));
    await events.waitUntilReady();
    opened(
      new Worker(
        'builds',
        async (job: Job) =>
          job.name === 'link'
            ? Object.values(await job.getChildrenValues<string>()).toSorted((a, b) =>
                a.localeCompare(b),
              )
            : job.name,
        { connection: connection() },
      ),
    );
    const { job } = await flows.add({
      name: 'link',
      queueName: 'builds',
      children: ['parse', 'check'].map((name) => ({ name, queueName: 'builds' })),
    });
    expect(await job.waitUntilFinished(events)).toEqual(['check', 'parse']);
    await queue.obliterate({ force: true });
    expect(await queue.getJobCounts('completed')).toEqual({ completed: 0 });
  });
});
