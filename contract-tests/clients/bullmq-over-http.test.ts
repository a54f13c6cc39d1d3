import { Queue, QueueEvents, Worker, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { beforeEach, expect, test } from 'vitest';
import { runOnPlinth } from '../differential/on-plinth.ts';
import { reset } from '../harness/reset.ts';
import { resultOf } from '../harness/resp2.ts';
import { target } from '../harness/target.ts';

/** The scripts of BullMQ, unmodified, over HTTP, for applications that can't use the port. */
beforeEach(reset);

/** A client of the port that runs its scripts over HTTP. */
class ScriptsOverHttp extends Redis {
  ran = 0;

  override sendCommand(
    ...[command, stream]: Parameters<Redis['sendCommand']>
  ): ReturnType<Redis['sendCommand']> {
    const name = command.name.toLowerCase();
    if (name !== 'eval' && name !== 'evalsha') return super.sendCommand(command, stream);
    this.ran++;
    // Sends the text of a script that the connection has not sent before.
    command.toWritable({});
    const args = (command.args as (string | number | Buffer)[]).map((arg) =>
      Buffer.isBuffer(arg) ? arg.toString('latin1') : Buffer.from(String(arg)).toString('latin1'),
    );
    runScript(command.name, args).then(
      (result) => command.resolve(result),
      (error: Error) => command.reject(error),
    );
    return command.promise;
  }
}

/** The text of a script is too long for a path. */
async function runScript(
  name: string,
  [script = '', ...args]: readonly string[],
): Promise<unknown> {
  const [loaded] = name === 'eval' ? await runOnPlinth([['SCRIPT', 'LOAD', script]]) : [];
  const sha = loaded === undefined ? script : String(loaded[1]);
  const [reply] = await runOnPlinth([['EVALSHA', sha, ...args]]);
  if (reply![0] === '-') throw new Error(reply![1]);
  return resultOf(reply!);
}

test('jobs are added to a queue and processed by scripts over HTTP', async () => {
  const connect = () => new ScriptsOverHttp(target().respUrl, { maxRetriesPerRequest: null });
  const [filling, working] = [connect(), connect()];
  const queue = new Queue('mails', { connection: filling });
  const events = new QueueEvents('mails', { connection: { url: target().respUrl } });
  const worker = new Worker('mails', async (job: Job<{ to: string }>) => `sent to ${job.data.to}`, {
    connection: working,
  });
  try {
    await events.waitUntilReady();
    const jobs = [
      await queue.add('mail', { to: 'ann' }),
      await queue.add('mail', { to: 'bøb' }, { delay: 20 }),
    ];
    expect(await Promise.all(jobs.map((job) => job.waitUntilFinished(events)))).toEqual([
      'sent to ann',
      'sent to bøb',
    ]);
    expect(await queue.getJobCounts('completed', 'waiting')).toEqual({ completed: 2, waiting: 0 });
    expect(filling.ran).toBeGreaterThan(2);
    expect(working.ran).toBeGreaterThan(2);
  } finally {
    await Promise.all([worker.close(), queue.close(), events.close()]);
    for (const each of [filling, working]) each.disconnect();
  }
});
