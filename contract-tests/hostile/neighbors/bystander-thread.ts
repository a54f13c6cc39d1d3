import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { Pool } from 'undici';
import { mainThreadTime } from '../../harness/process-usage.ts';
import { RespClient } from '../../harness/resp-client.ts';
import type { Answered, Asking, FromBystander, ToBystander } from './bystander.ts';

/**
 * Between an answer and the next request, in milliseconds: a small part of the shortest wait that tests refuse, and long enough
 * for the platform to work for the attacker rather than the bystander.
 */
const PAUSE = 40;

const pools = new Map<string, Pool>();
let over = new AbortController();

parentPort!.on('message', async (message: ToBystander) => {
  if (message === 'end') over.abort();
  else await ask(message);
});

function tell(message: FromBystander): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage(message);
}

async function ask({ pid, requests, pinged }: Asking): Promise<void> {
  over = new AbortController();
  const { signal } = over;
  const answers: Answered[] = [];
  const asking = requests.map(({ family, origin, path, headers }) => {
    const pool = pools.get(origin) ?? new Pool(origin);
    pools.set(origin, pool);
    return async (): Promise<Omit<Answered, 'work' | 'wait'>> => {
      const response = await pool.request({ path, method: 'GET', headers });
      const bytes = new Uint8Array(await response.body.arrayBuffer());
      return { family, status: response.statusCode, headers: response.headers, bytes };
    };
  });
  const client = pinged === undefined ? undefined : await RespClient.logIn(pinged);
  if (client !== undefined) {
    asking.push(async () => {
      const isFine = (await client.ask('PING')) === '+PONG\r\n';
      return { family: 'ping', status: isFine ? 200 : 500, headers: {}, bytes: new Uint8Array() };
    });
  }
  // Code that is loaded by the first request is not a cost of the attack.
  await Promise.all(asking.map((each) => each()));
  tell('asks');
  const goOn = async (each: (typeof asking)[number]) => {
    do {
      const began = performance.now();
      const work = mainThreadTime(pid);
      const answer = await each();
      const wait = performance.now() - began;
      answers.push({ ...answer, work: mainThreadTime(pid) - work, wait });
      await setTimeout(PAUSE);
    } while (!signal.aborted);
  };
  await Promise.all(asking.map(goOn));
  client?.leave();
  tell(answers);
}
