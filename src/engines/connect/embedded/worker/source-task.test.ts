import { describe, expect, test } from 'vitest';
import { counting, sourceOf } from '../../../../../testing/engines/connect/embedded/worker.ts';
import { LogError } from '../../../log/errors.ts';
import type { SourcePlugin } from '../connectors/plugin.ts';
import { ConnectError, RetriableError } from '../../errors.ts';
import { TestConnect } from '../../../../../testing/engines/connect/embedded/embedded.ts';

describe('a source', () => {
  const open = (poll: (n: number) => string | Error | undefined) =>
    TestConnect.open({ plugins: [sourceOf(poll)] });

  test('creates its topic and resumes at its offset', async () => {
    let end = 2;
    const connect = await open((n) => (n < end ? `v${n}` : undefined));
    await connect.run('one', counting({ 'topic.creation.default.partitions': '3' }));
    await connect.until(async () => (await connect.values('counted')).length, 2);
    expect((await connect.log.cluster.topic('counted'))!.partitions).toBe(3);
    const [first] = await connect.records('counted');
    expect(first!.headers).toEqual([{ key: 'n', value: Buffer.from('1') }]);
    end = 3;
    await connect.restart();
    await connect.run('one', counting());
    await connect.until(async () => new Set(await connect.values('counted')).size, 3);
  });

  test('is polled again after a retriable error', async () => {
    let asked = 0;
    const connect = await open((n) => {
      asked += 1;
      if (asked < 4) return new RetriableError('not yet');
      return n === 0 ? 'v' : undefined;
    });
    await connect.run('one', counting());
    await connect.until(() => connect.values('counted'), ['v']);
  });

  test('fails with the error that it throws', async () => {
    const connect = await open(() => new Error('no more'));
    await connect.run('one', counting());
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks[0]!.trace).toBe('Error: no more');
  });

  test.each([
    ['none', 'RUNNING: FAILED'],
    ['all', 'RUNNING: RUNNING'],
  ])('with a record that is too large, with tolerance %s', async (tolerance, states) => {
    const connect = await open((n) => ['a', 'x'.repeat(2000), 'b'][n]);
    await connect.log.cluster.createTopic('counted', 1, { maxMessageSize: 1000 });
    await connect.run('one', counting({ 'errors.tolerance': tolerance }));
    await connect.until(() => connect.values('counted'), tolerance === 'all' ? ['a', 'b'] : ['a']);
    await connect.until(() => connect.states('one'), states);
    if (tolerance === 'none') {
      expect(connect.status('one').tasks[0]!.trace).toMatch(
        /Unrecoverable exception from producer send callback\nCaused by: LogError/,
      );
    }
  });

  test('stores no offset before its records are in the log', async () => {
    const connect = await open((n) => (n < 1 ? 'v' : undefined));
    const { cluster } = connect.log;
    const produce = cluster.produce.bind(cluster);
    let refuse = true;
    cluster.produce = async (...args) => {
      if (refuse) throw new LogError('KAFKA_STORAGE_ERROR', 'the disk is full');
      return produce(...args);
    };
    await connect.run('one', counting());
    await connect.until(() => connect.states('one'), 'RUNNING: RUNNING');
    await connect.log.clock.advance(10_000);
    expect(connect.offsets.byConnector.size).toBe(0);
    refuse = false;
    await connect.until(() => connect.offsets.byConnector.size, 1);
    expect(await connect.values('counted')).toEqual(['v']);
  });

  test('retries storing its offsets until it succeeds', async () => {
    const connect = await open((n) => (n < 1 ? 'v' : undefined));
    const save = connect.offsets.save.bind(connect.offsets);
    let refuse = 3;
    connect.offsets.save = async (...args) => {
      if ((refuse -= 1) > 0) throw new Error('locked');
      return save(...args);
    };
    await connect.run('one', counting());
    await connect.until(() => connect.offsets.byConnector.size, 1);
    expect(await connect.values('counted')).toEqual(['v']);
  });

  test('that can not start shows the reason', async () => {
    const plugin: SourcePlugin = {
      ...sourceOf(() => undefined),
      start: async () => {
        throw new ConnectError('nobody there');
      },
    };
    const connect = await TestConnect.open({ plugins: [plugin] });
    await connect.run('one', counting());
    await connect.until(() => connect.status('one').state, 'FAILED');
    expect(connect.status('one').trace).toBe(
      'org.apache.kafka.connect.errors.ConnectException: nobody there',
    );
  });
});
