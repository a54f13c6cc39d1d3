import { createHash } from 'node:crypto';
import { Ratelimit } from '@upstash/ratelimit';
import { Redis } from '@upstash/redis';
import { report } from '../figures.ts';
import { load } from '../load.ts';
import { connected, pipelined, pipelineOf, startRealServer } from './real-server.ts';
import { record } from '../table.ts';

const ROWS = 100;
const CONNECTIONS = 64;
const SECONDS = 3;

/** A limit that is not reached, so that scripts run to their end. */
const ENOUGH = 1_000_000_000;
const ALGORITHMS = {
  fixedWindow: Ratelimit.fixedWindow(ENOUGH, '10 s'),
  slidingWindow: Ratelimit.slidingWindow(ENOUGH, '10 s'),
  tokenBucket: Ratelimit.tokenBucket(ENOUGH, '10 s', ENOUGH),
};

/** The commands that the official rate limiter sends to a database. */
interface Call {
  readonly script: string;
  readonly keys: readonly string[];
  readonly args: readonly unknown[];
}

/**
 * Scripts of the official rate limiter per second: pipelines of 100 over HTTP, beside the same pipelines in RESP on a
 * real Redis.
 */
export async function rateLimiter(url: string, token: string): Promise<void> {
  const real = await startRealServer();
  for (const [name, limiter] of Object.entries(ALGORITHMS)) {
    const call = await callOf(limiter);
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify(['SCRIPT', 'LOAD', call.script]);
    await fetch(url, { method: 'POST', headers, body });
    const workload = { path: '/pipeline', token, body: JSON.stringify(rowsOf(call)) };
    const { requestsPerSecond, p99 } = await load(url, workload, CONNECTIONS, SECONDS);
    const ours = requestsPerSecond * ROWS;
    const what = `scripts of @upstash/ratelimit, ${name}`;
    const reached = `${k(ours)} scripts/s, p99 ${p99.toFixed(1)} ms`;
    if (real === undefined) {
      report(what, reached);
      continue;
    }
    const theirs = await rateOf(real.port, withoutFlags(call));
    const beside = `${real.name} in RESP: ${k(theirs)}/s`;
    record({ what, reached, beside, ratio: ours / theirs });
  }
  real?.child.kill('SIGKILL');
}

/** The commands of a limiter, recorded from the client. */
async function callOf(limiter: (typeof ALGORITHMS)['fixedWindow']): Promise<Call> {
  let call: Call | undefined;
  const redis = new Redis({
    request: async ({ body }) => {
      const [name, script, count, ...rest] = body as [string, string, number, ...string[]];
      if (name.toLowerCase() === 'evalsha') throw new Error('NOSCRIPT');
      call = { script, keys: rest.slice(0, count), args: rest.slice(count) };
      return {};
    },
  });
  const options = { limiter, ephemeralCache: false as const, analytics: false };
  // It can't go on with an empty answer.
  await new Ratelimit({ redis, ...options }).limit('caller').catch(() => undefined);
  if (call === undefined) throw new Error('the rate limiter has sent no script');
  return call;
}

/** These scripts begin with a flag of the hosted service, which Redis rejects. */
function withoutFlags(call: Call): Call {
  return { ...call, script: call.script.replace(/^#!.*\n/, '') };
}

/** Different callers. */
function rowsOf({ script, keys, args }: Call): string[][] {
  const sha = createHash('sha1').update(script).digest('hex');
  return Array.from({ length: ROWS }, (_, i) => {
    const own = keys.map((key) => key.replace('caller', `caller${i}`));
    return ['EVALSHA', sha, String(own.length), ...own, ...args.map(String)];
  });
}

/** Scripts per second on a real server, with as many connections as keep it busy. */
async function rateOf(port: number, call: Call): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => connected(port)));
  await pipelined(sockets[0]!, [['SCRIPT', 'LOAD', call.script]]);
  const pipeline = pipelineOf(rowsOf(call));
  const begun = performance.now();
  let count = 0;
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - begun < SECONDS * 1000) {
        const replies = await pipelined(socket, pipeline);
        if (replies.startsWith('-')) throw new Error(replies.slice(0, 100));
        count += ROWS;
      }
      socket.destroy();
    }),
  );
  return (count * 1000) / (performance.now() - begun);
}

const k = (perSecond: number) => `${(perSecond / 1000).toFixed(1)} k`;
