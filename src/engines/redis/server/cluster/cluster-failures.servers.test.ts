import { describe, expect, onTestFinished, test } from 'vitest';
import { QUICK_FAILOVER, startRedisCluster } from '../../../../../scripts/servers/redis-cluster.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { openEngine } from '../../../../../testing/engines/redis/server.ts';
import type { RedisSession } from '../../engine.ts';
import { Unavailable, ServerRefused } from '../../errors.ts';
import { PendingReply } from '../../connection.ts';
import { hashSlot } from './hash-slot.ts';

const why = skipReason('redis');
/** In the slots 12182, 5061 and 7365: one for each of three primaries, but not in their order. */
const KEYS = ['foo', 'bar', 'c'];

describe.skipIf(why !== undefined)(`a cluster${why === undefined ? '' : ` (${why})`}`, () => {
  test('with unassigned slots prevents the start, and names them', async () => {
    await using cluster = await startRedisCluster();
    const client = cluster.nodes[1]!.connect();
    onTestFinished(() => client.disconnect());
    await client.call('CLUSTER', 'DELSLOTSRANGE', 6000, 6009);
    const refusal = openEngine(`redis+cluster://127.0.0.1:${cluster.nodes[1]!.port}`);
    await expect(refusal).rejects.toThrow(ServerRefused);
    await expect(refusal).rejects.toThrow(/has slots that no node serves \(6000-6009\)/);
  });

  test('continues by itself when a replica has taken over from a killed primary', async () => {
    const settings = { ...QUICK_FAILOVER, appendonly: 'yes' };
    await using cluster = await startRedisCluster({ settings });
    const engine = await openEngine(`redis+cluster://${cluster.addresses}`);
    await engine.createDatabase('one');
    const counted = KEYS.map((key) => {
      const session = engine.openSession('one', 'default', `a:${key}`);
      return countUp(session, key);
    });
    await expect.poll(() => counted.every(({ seen }) => seen.acknowledged > 100)).toBe(true);
    await cluster.nodes[0]!.process.kill();
    const lost = counted.find((_, i) => hashSlot(KEYS[i]!) <= 5460)!;
    await expect.poll(() => lost.seen.refused).toBeGreaterThan(0);
    const then = lost.seen.acknowledged;
    await expect.poll(() => lost.seen.acknowledged).toBeGreaterThan(then + 10);
    for (const [i, counter] of counted.entries()) {
      const seen = await counter.end();
      const session = engine.openSession('one', 'default', 'a:0');
      const kept = Number(await session.execute(['GET', KEYS[i]!]));
      // Nothing is executed twice, and nothing is lost that a replica had.
      expect(kept).toBeLessThanOrEqual(seen.acknowledged + seen.unknown);
      expect(kept).toBeGreaterThanOrEqual(seen.safe);
    }
    await expect.poll(() => engine.healthProblem()).toBeUndefined();
  });

  test('with an unreachable shard delivers the messages of all others without a gap, and those of the shard when it is reachable again', async () => {
    const settings = { 'cluster-require-full-coverage': 'no' };
    await using cluster = await startRedisCluster({ settings });
    const engine = await openEngine(`redis+cluster://${cluster.addresses}`);
    await engine.createDatabase('one');
    const password = 'open-sesame';
    await engine.configureDatabase('one', {
      config: {},
      limits: undefined,
      defaultPassword: password,
    });
    const heard: string[] = [];
    const connection = engine.openConnection('one', {
      address: 'a:2',
      localAddress: 'a:3',
      maxKeptBytes: () => 1000,
      listener: {
        push: (reply) => void heard.push(String((reply as { items: unknown[] }).items.at(-1))),
        end: () => {},
      },
    });
    onTestFinished(() => connection.close());
    const answer = async (line: string) => {
      const outcome = connection.run(line.split(' '));
      return outcome instanceof PendingReply ? outcome.reply : outcome;
    };
    await answer(`HELLO 3 AUTH default ${password}`);
    await answer('SUBSCRIBE news');
    for (const key of KEYS) await answer(`SSUBSCRIBE {${key}}`);
    heard.length = 0;
    const session = engine.openSession('one', 'default', 'a:1');
    const lost = KEYS.find((key) => hashSlot(key) > 10_922)!;
    const here = KEYS.find((key) => hashSlot(key) < 5461)!;
    await Promise.all([2, 5].map((node) => cluster.nodes[node]!.process.kill()));
    // Directly to the server, so that a message is missed if there is no subscription for a moment.
    const client = cluster.nodes[0]!.connect();
    onTestFinished(() => client.disconnect());
    let sent = 0;
    const publish = async () => {
      await client.call('SPUBLISH', `plinth:0:{${here}}`, `shard ${sent}`);
      await client.call('PUBLISH', 'plinth:0:news', `news ${sent}`);
      sent += 1;
      return session.execute(['SPUBLISH', `{${lost}}`, 'lost']);
    };
    await expect.poll(publish).toBeInstanceOf(Unavailable);
    for (let i = 0; i < 20; i++) await publish();
    const all = Array.from({ length: sent }, (_, i) => i);
    await expect.poll(() => heard).toContain(`news ${sent - 1}`);
    for (const kind of ['shard', 'news']) {
      expect(heard.filter((text) => text.startsWith(kind))).toEqual(all.map((i) => `${kind} ${i}`));
    }
    await cluster.nodes[2]!.process.restart();
    await expect
      .poll(async () => {
        await session.execute(['SPUBLISH', `{${lost}}`, 'back']);
        return heard;
      })
      .toContain('back');
  });
});

/** Counts up as fast as it can, and asks after each time whether a replica has that. */
function countUp(session: RedisSession, key: string) {
  const seen = { acknowledged: 0, unknown: 0, refused: 0, safe: 0 };
  const end = new AbortController();
  const work = (async () => {
    while (!end.signal.aborted) {
      const [reply, replicas] = await session.executeAll([
        ['INCR', key],
        ['WAIT', '1', '1000'],
      ]);
      if (typeof reply === 'number') {
        seen.acknowledged += 1;
        if (typeof replicas === 'number' && replicas > 0) seen.safe = reply;
      } else if (reply instanceof Unavailable && /nobody knows/.test(reply.message)) {
        seen.unknown += 1;
      } else {
        seen.refused += 1;
        await new Promise(setImmediate);
      }
    }
  })();
  return {
    seen,
    end: async () => {
      end.abort();
      await work;
      return seen;
    },
  };
}
