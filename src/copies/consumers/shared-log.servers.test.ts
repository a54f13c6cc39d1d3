import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FaultyProxy } from '../../../scripts/servers/faulty-proxy.ts';
import { sharedKafka } from '../../../scripts/servers/shared.ts';
import { skipReason } from '../../../scripts/servers/skip-reason.ts';
import { BY_HAND, FROM_START, NO_LIMITS, record } from '../../../testing/engines/log/log.ts';
import { testPostgres } from '../../../testing/store/postgresql-stores.ts';
import type { ConsumerConfig, LogCluster } from '../../engines/log/engine.ts';
import { KafkaLog } from '../../engines/log/kafka/engine.ts';
import { serversAt } from '../../../testing/engines/log/kafka/kafka.ts';
import type { Store } from '../../store/store.ts';
import type { CopyAddress } from '../copy-address.ts';
import { openTestCopy, type TestCopy } from '../../../testing/copies/consumers/copy.ts';

const why = skipReason('kafka') ?? skipReason('postgresql');
const postgres = await testPostgres();
/** Milliseconds, only for what hangs. */
const PATIENT = 100_000;

interface Copy extends TestCopy {
  readonly cluster: LogCluster;
  readonly kafka: KafkaLog;
  readonly proxy: FaultyProxy;
  isOver(): boolean;
  /** Ends it like `SIGKILL`. */
  kill(): Promise<void>;
  /** Stops it gracefully. */
  end(): Promise<void>;
}

/** Starts copies on one Kafka and one store, each behind a proxy. */
async function startCopies(count: number): Promise<Copy[]> {
  const store = await postgres.open();
  onTestFinished(() => store.destroy());
  const prefix = `copies-${randomUUID().slice(0, 8)}`;
  const copies: Copy[] = [];
  const others = () => copies.filter((copy) => !copy.isOver()).map(({ address }) => address);
  const starting = Array.from({ length: count }, () => startCopy(store, prefix, others));
  copies.push(...(await Promise.all(starting)));
  return copies;
}

async function startCopy(
  store: Store,
  prefix: string,
  others: () => readonly CopyAddress[],
): Promise<Copy> {
  const { brokers } = await sharedKafka();
  const kafka = await KafkaLog.open({ brokers: serversAt(brokers), prefix });
  let proxy: FaultyProxy | undefined;
  const behind = async (port: number) => (proxy = await FaultyProxy.start(port)).port;
  const copy = await openTestCopy({ engine: kafka, store, behind, others });
  await copy.log.createCluster('main', NO_LIMITS);
  let isOver = false;
  const end = async (how: () => Promise<void>) => {
    if (isOver) return;
    isOver = true;
    await how();
    await proxy!.takeDown();
    await copy.close();
  };
  onTestFinished(() => end(() => kafka.close()));
  return {
    ...copy,
    cluster: copy.log.cluster('main'),
    kafka,
    proxy: proxy!,
    isOver: () => isOver,
    end: () => {
      copy.stop();
      return end(() => copy.log.close());
    },
    kill: () => {
      copy.cut(true);
      return end(() => kafka.abandon());
    },
  };
}

const options = (config: ConsumerConfig, timeout = PATIENT) => ({ topics: ['t'], timeout, config });

/** The messages that an instance receives through a copy. */
async function consume(
  { cluster }: Copy,
  instance: string,
  config: ConsumerConfig = BY_HAND,
  timeout = PATIENT,
): Promise<string[]> {
  const records = await cluster.consume('g', instance, options(config, timeout));
  return records.map(({ value }) => value!.toString());
}

async function produce({ cluster }: Copy, ...values: string[]): Promise<void> {
  await cluster.produce(values.map((value) => record({ topic: 't', partition: 0, value })));
}

async function committed({ cluster }: Copy): Promise<number> {
  const at = [{ topic: 't', partition: 0 }];
  const [entry] = await cluster.committed('g', 'i', at, { timeout: PATIENT });
  return entry!.offset;
}

describe.skipIf(why !== undefined)(`copies${why === undefined ? '' : `: ${why}`}`, () => {
  test('serve an instance through any copy', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(two, 'a', 'b');
    expect(await consume(one, 'i')).toEqual(['a', 'b']);
    expect(await committed(two)).toBe(-1);
    await three.cluster.commit('g', 'i', undefined);
    expect(await committed(two)).toBe(2);
    await produce(three, 'c');
    expect(await consume(two, 'i')).toEqual(['c']);
    await two.cluster.commit('g', 'i', [{ topic: 't', partition: 0, offset: 3 }]);
    expect(await committed(one)).toBe(3);
    await three.cluster.deleteInstance('g', 'i');
    expect(await one.cluster.groups()).toEqual([]);
    await expect(two.cluster.commit('g', 'i', undefined)).rejects.toMatchObject({
      code: 'UNKNOWN_MEMBER_ID',
    });
    // The instance is created again where its next request arrives.
    await produce(one, 'd');
    expect(await consume(two, 'i')).toEqual(['d']);
    expect(two.kafka.cluster('main').instances.has('g', 'i')).toBe(true);
  });

  test('share partitions among instances that are in different copies', async () => {
    const copies = await startCopies(3);
    await copies[0]!.cluster.createTopic('t', 3);
    const names = ['x', 'y', 'z'];
    const shares = async () => {
      await Promise.all(
        names.map((name, at) => copies[at]!.cluster.consume('g', name, options(FROM_START, 200))),
      );
      const groups = await copies[1]!.cluster.groups();
      return groups[0]?.instances.map(({ topics }) => topics[0]?.partitions.length ?? 0);
    };
    await expect.poll(shares).toEqual([1, 1, 1]);
    await copies[0]!.cluster.deleteInstance('g', 'z');
    names.pop();
    await expect.poll(async () => (await shares())?.toSorted()).toEqual([1, 2]);
  });

  test('commit automatically what was delivered through another copy', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a', 'b', 'c');
    const config = { ...FROM_START, autoCommitInterval: 100 };
    expect(await consume(one, 'i', config)).toEqual(['a', 'b', 'c']);
    await expect.poll(() => committed(two)).toBe(3);
    await produce(one, 'd');
    expect(await consume(two, 'i', config)).toEqual(['d']);
    await expect.poll(() => committed(one)).toBe(4);
  });

  test('hand their instances over to others when they stop, unnoticed by clients', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a', 'b');
    expect(await consume(one, 'i')).toEqual(['a', 'b']);
    await one.end();
    await two.cluster.commit('g', 'i', undefined);
    expect(await committed(three)).toBe(2);
    await produce(two, 'c', 'd');
    expect(await consume(three, 'i')).toEqual(['c', 'd']);
    await two.end();
    await produce(three, 'e');
    // Already delivered, so not delivered again.
    expect(await consume(three, 'i')).toEqual(['e']);
    await three.cluster.commit('g', 'i', undefined);
    expect(await committed(three)).toBe(5);
    await three.cluster.deleteInstance('g', 'i');
    expect(await three.cluster.groups()).toEqual([]);
  });

  test('hand a waiting consume over to the next owner of its instance', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await one.cluster.consume('g', 'i', options(FROM_START, 0));
    const waiting = consume(two, 'i', FROM_START);
    await one.end();
    await produce(two, 'a');
    expect(await waiting).toEqual(['a']);
    expect(two.kafka.cluster('main').instances.has('g', 'i')).toBe(true);
  });

  test('end an instance that was handed over when it is no longer used', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await one.cluster.consume('g', 'i', options({ ...FROM_START, sessionTimeout: 100 }, 0));
    await one.end();
    await expect.poll(() => two.cluster.groups(), { timeout: PATIENT }).toEqual([]);
    await expect(two.cluster.commit('g', 'i', undefined)).rejects.toMatchObject({
      code: 'UNKNOWN_MEMBER_ID',
    });
  });

  test('take over the instances of a killed copy without losing messages', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a');
    expect(await consume(one, 'i')).toEqual(['a']);
    await two.cluster.commit('g', 'i', undefined);
    await produce(two, 'b', 'c');
    expect(await consume(two, 'i')).toEqual(['b', 'c']);
    await one.kill();
    // Delivered and not committed, so delivered again.
    expect(await consume(two, 'i')).toEqual(['b', 'c']);
    await three.cluster.commit('g', 'i', undefined);
    expect(await committed(two)).toBe(3);
  });

  test('commit for an instance of a killed copy, and delete it', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a', 'b');
    expect(await consume(one, 'i')).toEqual(['a', 'b']);
    await one.kill();
    await two.cluster.commit('g', 'i', [{ topic: 't', partition: 0, offset: 1 }]);
    expect(await committed(three)).toBe(1);
    expect(await consume(three, 'i')).toEqual(['b']);
    await two.kill();
    await three.cluster.deleteInstance('g', 'i');
    expect(await three.cluster.groups()).toEqual([]);
  });

  test('deliver messages again that a killed copy did not pass on', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await one.cluster.consume('g', 'i', options(FROM_START, 0));
    await produce(one, 'a', 'b');
    expect(await consume(two, 'i', FROM_START)).toEqual(['a', 'b']);
    await two.kill();
    expect(await consume(three, 'i', FROM_START)).toEqual(['a', 'b']);
  });

  test('do not deliver messages again that a copy passed on before it ended in order', async () => {
    const [one, two, three] = (await startCopies(3)) as [Copy, Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await one.cluster.consume('g', 'i', options(FROM_START, 0));
    await produce(one, 'a', 'b');
    expect(await consume(two, 'i', FROM_START)).toEqual(['a', 'b']);
    await two.end();
    await produce(one, 'c');
    expect(await consume(three, 'i', FROM_START)).toEqual(['c']);
  });

  test('deliver messages again that a client of another copy did not receive', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await one.cluster.consume('g', 'i', options(BY_HAND, 0));
    const before = new AbortController();
    const waiting = two.cluster.consume('g', 'i', { ...options(BY_HAND), signal: before.signal });
    before.abort();
    expect(await waiting).toEqual([]);
    await produce(one, 'a');
    const after = new AbortController();
    const got = await two.cluster.consume('g', 'i', { ...options(BY_HAND), signal: after.signal });
    expect(got).toHaveLength(1);
    after.abort();
    await expect.poll(() => consume(two, 'i', BY_HAND, 1000)).toEqual(['a']);
  });

  test('report an owner that is alive but unreachable, and continue when it can be reached', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a');
    expect(await consume(one, 'i')).toEqual(['a']);
    await one.proxy.takeDown();
    const refused = { code: 'COORDINATOR_NOT_AVAILABLE' };
    await expect(consume(two, 'i')).rejects.toMatchObject(refused);
    await expect(two.cluster.commit('g', 'i', undefined)).rejects.toMatchObject(refused);
    // Committed offsets are in the Kafka.
    expect(await committed(two)).toBe(-1);
    await one.proxy.heal();
    await two.cluster.commit('g', 'i', undefined);
    expect(await committed(one)).toBe(1);
  });

  test('keep their instances while the store is unreachable, until another copy has taken them', async () => {
    const [one, two] = (await startCopies(2)) as [Copy, Copy];
    await one.cluster.createTopic('t', 1);
    await produce(one, 'a', 'b', 'c');
    expect(await consume(one, 'i')).toEqual(['a', 'b', 'c']);
    one.cut(true);
    await one.cluster.commit('g', 'i', [{ topic: 't', partition: 0, offset: 1 }]);
    await expect(one.cluster.consume('g', 'new', options(BY_HAND, 0))).rejects.toMatchObject({
      code: 'COORDINATOR_NOT_AVAILABLE',
      message: /store/,
    });
    // Its lease expires, and the other copy can't reach it.
    await one.proxy.takeDown();
    expect(await consume(two, 'i')).toEqual(['b', 'c']);
    one.cut(false);
    expect(await committed(one)).toBe(1);
    await one.cluster.commit('g', 'i', undefined);
    expect(await committed(two)).toBe(3);
  });
});
