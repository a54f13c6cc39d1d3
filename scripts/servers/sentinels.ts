import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './ports.ts';
import {
  answersPing,
  configLines,
  newest,
  startRedis,
  type RedisOrder,
  type RedisServer,
} from './redis.ts';
import { ServerProcess, temporaryFolder, until } from './server-process.ts';
import { Redis } from 'ioredis';

/** The name of the primary in the sentinels. */
const SERVICE = 'main';
/** Milliseconds: longer than a busy machine leaves a server without time, which is not to be replaced. */
const DOWN_AFTER = 4000;
const REPLICAS = 2;
const SENTINELS = 3;

/** A primary, its replicas, and the sentinels that replace it. */
export interface SentinelSet extends AsyncDisposable {
  /** The first one is the primary at the start. */
  readonly servers: readonly RedisServer[];
  readonly sentinels: readonly { readonly port: number; readonly process: ServerProcess }[];
  /** The name by which clients ask the sentinels for the primary. */
  readonly service: string;
  /** Host and port of each sentinel, separated by commas. */
  readonly addresses: string;
  /** The port of the present primary, according to the sentinels. */
  primaryPort(): Promise<number>;
}

/** Starts them. A primary that is down for a second is replaced. @throws Error if they don't find each other in time */
export async function startSentinels(order: RedisOrder = {}): Promise<SentinelSet> {
  const installed = order.installed ?? newest((one) => !one.isValkey, 'redis-server');
  const { password } = order;
  const shared = {
    'repl-diskless-sync-delay': 0,
    ...(password === undefined ? {} : { masterauth: password }),
    ...order.settings,
  };
  await using started = new AsyncDisposableStack();
  const primary = started.use(await startRedis({ ...order, installed, settings: shared }));
  const servers = [primary];
  for (let i = 0; i < REPLICAS; i++) {
    const settings = { ...shared, replicaof: `127.0.0.1 ${primary.port}` };
    servers.push(started.use(await startRedis({ ...order, installed, settings })));
  }
  const sentinels: { port: number; process: ServerProcess }[] = [];
  for (let i = 0; i < SENTINELS; i++) {
    const port = await freePort();
    const folder = temporaryFolder('sentinel');
    const lines = [
      ...configLines({ port, bind: '127.0.0.1', dir: folder.path }),
      `sentinel monitor ${SERVICE} 127.0.0.1 ${primary.port} 2`,
      `sentinel down-after-milliseconds ${SERVICE} ${DOWN_AFTER}`,
      `sentinel failover-timeout ${SERVICE} ${3 * DOWN_AFTER}`,
      ...(password === undefined ? [] : [`sentinel auth-pass ${SERVICE} ${password}`]),
    ];
    const file = join(folder.path, 'sentinel.conf');
    writeFileSync(file, `${lines.join('\n')}\n`);
    const running = await ServerProcess.start({
      name: `sentinel ${i + 1}`,
      program: installed.program,
      args: [file, '--sentinel'],
      folder,
      isReady: () => answersPing(port),
    });
    sentinels.push({ port, process: started.use(running) });
  }
  for (const { port } of sentinels) {
    await until('sentinels that know of each other', () => knowsAll(port));
  }
  const all = started.move();
  return {
    servers,
    sentinels,
    service: SERVICE,
    addresses: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
    primaryPort: async () => {
      const running = sentinels.find((one) => one.process.isRunning);
      if (running === undefined) throw new Error('no sentinel is running');
      return asked(running.port, async (client) => {
        const address = await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', SERVICE);
        return Number((address as [string, string])[1]);
      });
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

function knowsAll(port: number): Promise<boolean> {
  return asked(port, async (client) => {
    const fields = (await client.call('SENTINEL', 'MASTER', SERVICE)) as string[];
    const valueOf = (name: string): number => Number(fields[fields.indexOf(name) + 1]);
    return valueOf('num-slaves') === REPLICAS && valueOf('num-other-sentinels') === SENTINELS - 1;
  });
}

async function asked<T>(port: number, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis({ port, host: '127.0.0.1' });
  try {
    return await question(client);
  } finally {
    client.disconnect();
  }
}
