import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  startRedisCluster,
  type RedisCluster,
} from '../../../../../scripts/servers/redis-cluster.ts';
import { startRedis } from '../../../../../scripts/servers/redis.ts';
import { skipReason } from '../../../../../scripts/servers/skip-reason.ts';
import { openEngine } from '../../../../../testing/engines/redis/server.ts';
import type { RedisSession } from '../../engine.ts';
import { PendingReply } from '../../connection.ts';
import { NULL_ARRAY, RedisError } from '../../reply.ts';
import { plainReply, type PlainReply } from '../../../../../testing/engines/redis/suite/redis.ts';
import { hashSlot } from './hash-slot.ts';

const why = skipReason('redis');
/** In the slots 12182, 5061 and 7365: one for each of three primaries, but not in their order. */
const KEYS = ['foo', 'bar', 'c'];

function runIn(session: RedisSession) {
  return async (line: string): Promise<PlainReply> =>
    plainReply(await session.execute(line.split(' ')));
}

describe.skipIf(why !== undefined)(`a cluster${why === undefined ? '' : ` (${why})`}`, () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await startRedisCluster();
  });
  afterAll(() => cluster?.[Symbol.asyncDispose]());

  async function database() {
    const engine = await openEngine(`redis+cluster://${cluster.addresses}`);
    await engine.createDatabase('one');
    onTestFinished(async () => void (await engine.deleteDatabase('one')));
    const session = engine.openSession('one', 'default', 'a:1');
    return { engine, session, run: runIn(session) };
  }

  test('has keys on all of its nodes, and each command finds them', async () => {
    const { session, run } = await database();
    const names = Array.from({ length: 300 }, (_, i) => `k${i}`);
    const rows = names.flatMap((name) => [
      ['SET', name, name],
      ['GET', name],
    ]);
    const replies = await session.executeAll(rows);
    expect(replies.filter((_, i) => i % 2 === 1)).toEqual(names);
    expect(await run('DBSIZE')).toBe(300);
    expect(((await run('KEYS k*')) as string[]).toSorted()).toEqual(names.toSorted());
    expect(names).toContain(await run('RANDOMKEY'));
    const seen = new Set<string>();
    let cursor = '0';
    do {
      const [next, page] = (await run(`SCAN ${cursor} COUNT 50`)) as [string, string[]];
      for (const name of page) seen.add(name);
      cursor = next;
    } while (cursor !== '0');
    expect([...seen].toSorted()).toEqual(names.toSorted());
    expect(await run('FLUSHDB')).toBe('OK');
    expect(await run('DBSIZE')).toBe(0);
  });

  test('has scripts and functions on each node', async () => {
    const { session, run } = await database();
    const sha = String(await run('SCRIPT LOAD return{KEYS[1],redis.call("INCR",KEYS[1])}'));
    const library =
      "#!lua name=lib\nredis.register_function('up', function(keys) return redis.call('INCR', keys[1]) end)";
    expect(await session.execute(['FUNCTION', 'LOAD', library])).toBe('lib');
    for (const key of KEYS) {
      expect(await run(`EVALSHA ${sha} 1 ${key}`)).toEqual([key, 1]);
      expect(await run(`FCALL up 1 ${key}`)).toBe(2);
    }
    expect(await run('FUNCTION DELETE lib')).toBe('OK');
    for (const key of KEYS) expect(await run(`FCALL up 1 ${key}`)).toBe('ERR Function not found');
  });

  test('refuses keys of several slots in one command, script or transaction, as Redis does', async () => {
    const { session, run } = await database();
    const refused = "CROSSSLOT Keys in request don't hash to the same slot";
    expect(await run('MSET foo 1 bar 2')).toBe(refused);
    expect(await run('MSET {foo}a 1 {foo}b 2')).toBe('OK');
    expect(await run('EVAL return(1) 2 foo bar')).toMatch(/same slot/);
    const rows = [
      ['SET', 'foo', '1'],
      ['SET', 'bar', '1'],
    ];
    expect(plainReply(await session.executeTransaction(rows))).toBe(refused);
    expect(await run('EXISTS foo')).toBe(0);
    const whole = await session.executeTransaction([
      ['INCR', '{foo}n'],
      ['GET', '{foo}n'],
    ]);
    expect(plainReply(whole)).toEqual([1, '1']);
    const wide = await session.executeTransaction([['SET', 'foo', '1'], ['DBSIZE']]);
    expect(plainReply(wide)).toMatch(/^ERR DBSIZE concerns all nodes of the cluster/);
  });

  test('delivers messages to subscribers, to those of shard channels too', async () => {
    const { session, engine } = await database();
    const heard: string[] = [];
    const message = (channel: string, text: string) => void heard.push(`${channel} ${text}`);
    await session.subscribe('channels', ['news'], { message, ended: () => {} });
    expect(await session.execute(['PUBLISH', 'news', '1'])).toBe(1);
    await expect.poll(() => heard).toEqual(['news 1']);
    const pushed: PlainReply[] = [];
    const connection = engine.openConnection('one', {
      address: 'a:2',
      localAddress: 'a:3',
      maxKeptBytes: () => 1000,
      listener: {
        push: (reply) => void pushed.push(...((reply as { items: PlainReply[] }).items ?? [])),
        end: () => {},
      },
    });
    const configuration = { config: {}, limits: undefined, defaultPassword: 'open-sesame' };
    await engine.configureDatabase('one', configuration);
    connection.run(['HELLO', '3', 'AUTH', 'default', 'open-sesame']);
    for (const name of KEYS) {
      connection.run(['SSUBSCRIBE', name]);
      await connection.settled();
      await expect.poll(() => session.execute(['SPUBLISH', name, `to ${name}`])).toBe(1);
      await expect.poll(() => pushed).toContain(`to ${name}`);
    }
    connection.close();
  });

  test('is followed to where its slots move, even while they move', async () => {
    const { session, run } = await database();
    const [key, slot] = ['{foo}moves', hashSlot('foo')];
    const [target, source] = [cluster.nodes[0]!, cluster.nodes[2]!].map((node) => node.connect());
    onTestFinished(() => [target, source].forEach((client) => client!.disconnect()));
    await run(`SET ${key} kept`);
    const idOf = async (client: typeof source) => String(await client!.call('CLUSTER', 'MYID'));
    const [targetId, sourceId] = [await idOf(target), await idOf(source)];
    await target!.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', sourceId);
    await source!.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', targetId);
    // Keys that are missing here are at the other node: ASK.
    expect(await run('SET {foo}new 1')).toBe('OK');
    expect(await run('GET {foo}new')).toBe('1');
    expect(await run(`GET ${key}`)).toBe('kept');
    await source!.call('MIGRATE', '127.0.0.1', cluster.nodes[0]!.port, key, 0, 5000);
    expect(await run(`GET ${key}`)).toBe('kept');
    for (const client of [target, source]) {
      await client!.call('CLUSTER', 'SETSLOT', slot, 'NODE', targetId);
    }
    const rows = [
      ['APPEND', key, '!'],
      ['GET', key],
    ];
    expect(plainReply(await session.executeTransaction(rows))).toEqual([5, 'kept!']);
    expect(await run(`GET ${key}`)).toBe('kept!');
    expect(await run('FLUSHDB')).toBe('OK');
  });

  /** Gives a slot with these keys from one primary to another. */
  async function move(slot: number, from: number, to: number, keys: readonly string[] = []) {
    const clients = cluster.nodes.slice(0, 3).map((node) => node.connect());
    onTestFinished(() => clients.forEach((client) => client.disconnect()));
    const [source, target] = [clients[from]!, clients[to]!];
    const [sourceId, targetId] = [
      String(await source.call('CLUSTER', 'MYID')),
      String(await target.call('CLUSTER', 'MYID')),
    ];
    await target.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', sourceId);
    await source.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', targetId);
    for (const key of keys) {
      await source.call('MIGRATE', '127.0.0.1', cluster.nodes[to]!.port, key, 0, 5000);
    }
    for (const client of [target, source, ...clients]) {
      await client.call('CLUSTER', 'SETSLOT', slot, 'NODE', targetId);
    }
  }

  test('aborts a transaction whose watched key has changed, even after its slot has moved', async () => {
    const { session, run, engine } = await database();
    await engine.configureDatabase('one', {
      config: {},
      limits: undefined,
      defaultPassword: 'open-sesame',
    });
    const connection = engine.openConnection('one', {
      address: 'a:2',
      localAddress: 'a:3',
      maxKeptBytes: () => 1000,
      listener: { push: () => {}, end: () => {} },
    });
    onTestFinished(() => connection.close());
    const answer = async (line: string) => {
      const outcome = connection.run(line.split(' '));
      return outcome instanceof PendingReply ? outcome.reply : outcome;
    };
    await answer('AUTH default open-sesame');
    await run('SET {bar}a 1');
    expect(await answer('WATCH {bar}a')).toMatchObject({ text: 'OK' });
    await move(hashSlot('bar'), 0, 2, ['{bar}a']);
    expect(await answer('WATCH {bar}b')).toMatchObject({ text: 'OK' });
    await session.execute(['SET', '{bar}a', '2']);
    await answer('MULTI');
    await answer('SET {bar}b written');
    expect(await answer('EXEC')).toBe(NULL_ARRAY);
    expect(await run('GET {bar}b')).toBe(null);
  });

  test('delivers each message once, even if the slot of the subscription has moved', async () => {
    const { session } = await database();
    const heard: string[] = [];
    const listener = { message: (_: string, text: string) => void heard.push(text), ended() {} };
    const subscribe = async () => {
      const subscription = await session.subscribe('channels', ['news'], listener);
      if (subscription instanceof RedisError) throw subscription;
      return subscription;
    };
    const first = await subscribe();
    await move(0, 0, 1);
    // The move of the slot becomes known by a redirect of any command for it.
    expect(hashSlot('1bz')).toBe(0);
    await session.execute(['GET', '1bz']);
    first.close();
    await subscribe();
    for (const text of ['1', '2', '3']) await session.execute(['PUBLISH', 'news', text]);
    await expect.poll(() => heard).toContain('3');
    expect(heard).toEqual(['1', '2', '3']);
  });

  test('is not redirected by an address in the error of a script', async () => {
    const { session } = await database();
    const elsewhere = await startRedis();
    onTestFinished(() => elsewhere[Symbol.asyncDispose]());
    const code = `return redis.error_reply('MOVED 0 127.0.0.1:${elsewhere.port}')`;
    const reply = plainReply(await session.execute(['EVAL', code, '1', 'foo']));
    expect(reply).toMatch(new RegExp(`127.0.0.1:${elsewhere.port} is no node of the cluster$`));
    const client = elsewhere.connect();
    onTestFinished(() => client.disconnect());
    expect(await client.info('commandstats')).not.toContain('cmdstat_auth');
  });

  test('is empty when it is released, and is not given to a second database', async () => {
    const { engine, run } = await database();
    for (const key of KEYS) await run(`SET ${key} 1`);
    await expect(engine.createDatabase('two')).rejects.toThrow(/all 1 places/);
    await engine.deleteDatabase('one');
    for (const node of cluster.nodes.slice(0, 3)) {
      const client = node.connect();
      expect(await client.dbsize()).toBe(0);
      const users = (await client.call('ACL', 'USERS')) as string[];
      expect(users.filter((name) => name.startsWith('plinth'))).toEqual([]);
      client.disconnect();
    }
    await engine.createDatabase('one');
  });

  test('is backed up from all of its nodes, and restored to them', async () => {
    const { MemoryFiles } = await import('../../../../base/files/memory-files.ts');
    const { engine, run } = await database();
    const files = new MemoryFiles();
    await files.makeDirectory();
    const file = { files, directory: '/backups', name: 'one.backup' };
    for (const key of KEYS) await run(`SET ${key} ${key}`);
    const sum = await engine.backUp('one', file, () => {});
    await run('FLUSHDB');
    await run('SET other 1');
    await (await engine.loadBackup('one', file, sum, () => {})).restore();
    for (const key of KEYS) expect(await run(`GET ${key}`)).toBe(key);
    expect(await run('DBSIZE')).toBe(3);
  });

  test('is refused if the URL is not that of a cluster, and a node if it is not that of a single server', async () => {
    const single = await startRedis();
    onTestFinished(() => single[Symbol.asyncDispose]());
    const asCluster = openEngine(`redis+cluster://127.0.0.1:${single.port}`);
    await expect(asCluster).rejects.toThrow(/is no cluster: name it as redis:\/\//);
    await expect(openEngine(cluster.nodes[0]!.url)).rejects.toThrow(
      /is a node of a cluster: name it as redis\+cluster:/,
    );
  });
});
