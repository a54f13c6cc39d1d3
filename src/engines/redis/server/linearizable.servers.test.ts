import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../../scripts/servers/redis.ts';
import { startSentinels } from '../../../../scripts/servers/sentinels.ts';
import { skipReason } from '../../../../scripts/servers/skip-reason.ts';
import type { RedisSession } from '../engine.ts';
import { Unavailable } from '../errors.ts';
import type { Reply } from '../reply.ts';
import {
  isLinearizable,
  type Operation,
} from '../../../../testing/engines/redis/suite/linearizable.ts';
import { ServerRedis } from './engine.ts';
import { readServerUrls } from './server-url.ts';

const why = skipReason('redis');
const KEYS = ['a', 'b', 'c'];
const CLIENTS = 4;

async function openEngine(urls: string): Promise<ServerRedis> {
  const engine = await ServerRedis.open({ servers: readServerUrls(urls) });
  onTestFinished(() => engine.close());
  await engine.createDatabase('one');
  return engine;
}

/** The outcome of a command: its reply, not executed, or unknown. */
function outcomeOf(reply: Reply): 'done' | 'refused' | 'unknown' {
  if (!(reply instanceof Unavailable)) return 'done';
  return /nobody knows/.test(reply.message) ? 'unknown' : 'refused';
}

/** Clients that write and read a few keys as fast as they can, and the history of each key. */
class Clients {
  readonly histories = new Map<string, Operation[]>(KEYS.map((key) => [key, []]));
  done = 0;
  refused = 0;
  unknown = 0;
  readonly #end = new AbortController();
  readonly #work: Promise<unknown>;

  /** @param isReplicated counts a write as known only if a replica has confirmed it too */
  constructor(engine: ServerRedis, isReplicated: boolean) {
    this.#work = Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const session = engine.openSession('one', 'default', `a:${client}`);
        for (let n = 0; !this.#end.signal.aborted; n++) {
          await this.#operate(session, KEYS[(n + client) % KEYS.length]!, `${client}-${n}`, {
            isRead: (n + client) % 2 === 0,
            isReplicated,
          });
        }
      }),
    );
  }

  async end(): Promise<void> {
    this.#end.abort();
    await this.#work;
  }

  async #operate(
    session: RedisSession,
    key: string,
    fresh: string,
    { isRead, isReplicated }: { isRead: boolean; isReplicated: boolean },
  ): Promise<void> {
    const start = performance.now();
    const rows = [isRead ? ['GET', key] : ['SET', key, fresh]];
    if (isReplicated) rows.push(['WAIT', '1', '1000']);
    const [reply, replicas] = await session.executeAll(rows);
    const end = performance.now();
    const outcome = outcomeOf(reply!);
    if (outcome === 'refused') {
      this.refused += 1;
      await new Promise(setImmediate);
      return;
    }
    const isKnown = outcome === 'done' && (!isReplicated || Number(replicas) >= 1);
    if (isKnown) this.done += 1;
    else this.unknown += 1;
    this.histories.get(key)!.push({
      kind: isRead ? 'read' : 'write',
      value: isRead ? (outcome === 'done' ? (reply as string | null) : null) : fresh,
      start,
      end: isKnown ? end : Infinity,
    });
  }
}

describe.skipIf(why !== undefined)(
  `operations on single keys${why === undefined ? '' : ` (${why})`}`,
  () => {
    test('are linearizable over a crash of a server that syncs each write', async () => {
      const settings = { appendonly: 'yes', appendfsync: 'always' };
      await using server = await startRedis({ settings });
      const clients = new Clients(await openEngine(`${server.url}/0`), false);
      await expect.poll(() => clients.done).toBeGreaterThan(300);
      await server.process.kill();
      await expect.poll(() => clients.refused).toBeGreaterThan(0);
      const before = clients.done;
      await server.process.restart();
      await expect.poll(() => clients.done).toBeGreaterThan(before + 300);
      await clients.end();
      for (const [key, history] of clients.histories) {
        expect(isLinearizable(history), key).toBe(true);
      }
    });

    test('are linearizable over a failover, for writes that a replica has confirmed', async () => {
      await using set = await startSentinels();
      const engine = await openEngine(`redis+sentinel://${set.addresses}/${set.service}/0`);
      const clients = new Clients(engine, true);
      await expect.poll(() => clients.done).toBeGreaterThan(100);
      const port = await set.primaryPort();
      await set.servers.find((server) => server.port === port)!.process.kill();
      await expect.poll(() => clients.refused).toBeGreaterThan(0);
      const before = clients.done;
      await expect.poll(() => clients.done).toBeGreaterThan(before + 50);
      await clients.end();
      for (const [key, history] of clients.histories) {
        expect(isLinearizable(history), key).toBe(true);
      }
    });
  },
);
