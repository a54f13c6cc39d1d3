import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keeping, withSink } from '../../../../../testing/engines/connect/embedded/worker.ts';
import { ConnectError } from '../../errors.ts';
import { TestConnect, TEXTS } from '../../../../../testing/engines/connect/embedded/embedded.ts';

describe('a connector', () => {
  test('is paused and stopped with all of its tasks', async () => {
    const { connect } = await withSink();
    const two = keeping({ 'tasks.max': '2' });
    await connect.run('one', two);
    await connect.until(() => connect.states('one'), 'RUNNING: RUNNING, RUNNING');
    await connect.run('one', two, 'PAUSED');
    expect(connect.states('one')).toBe('PAUSED: PAUSED, PAUSED');
    await connect.run('one', two, 'STOPPED');
    expect(connect.states('one')).toBe('STOPPED: ');
  });

  test('that has failed runs again after a restart, and others are not affected', async () => {
    let broken = true;
    const { connect, kept } = await withSink(async ([record]) => {
      if (broken && record!.partition === 0) throw new ConnectError('out of order');
    });
    await connect.run('one', keeping({ 'tasks.max': '1' }));
    await connect.run('two', keeping({ topics: 'others' }));
    await connect.createTopic('others');
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.states('one'), 'RUNNING: FAILED');
    expect(connect.status('one').tasks).toEqual([
      {
        id: 0,
        state: 'FAILED',
        trace:
          'org.apache.kafka.connect.errors.ConnectException: Exiting WorkerSinkTask due to unrecoverable exception.\n' +
          'Caused by: org.apache.kafka.connect.errors.ConnectException: out of order',
      },
    ]);
    expect(connect.states('two')).toBe('RUNNING: RUNNING');
    broken = false;
    connect.seen.length = 0;
    await connect.worker.restart('id-one');
    expect(
      connect.seen.map(({ state, tasks }) => `${state}: ${tasks.map((t) => t.state).join()}`),
    ).toContain('RESTARTING: RESTARTING');
    await connect.until(() => kept, ['a']);
    expect(connect.states('one')).toBe('RUNNING: RUNNING');
    await connect.worker.restart('id-unknown');
  });

  test('may have more tasks than partitions, which wait', async () => {
    const { connect, kept } = await withSink();
    await connect.run('one', keeping({ 'tasks.max': '5' }));
    await connect.until(
      () => connect.states('one'),
      `RUNNING: ${Array(5).fill('RUNNING').join(', ')}`,
    );
    await connect.log.append('events', 0, 'a');
    await connect.log.append('events', 1, 'b');
    await connect.until(() => kept.toSorted(), ['a', 'b']);
    const [group] = await connect.log.cluster.groups();
    expect(group!.instances).toHaveLength(2);
  });

  test('moves the partitions of a failed task to the others', async () => {
    let failures = 0;
    const { connect, kept } = await withSink(async () => {
      if ((failures += 1) === 1) throw new ConnectError('once');
    });
    await connect.run('one', keeping({ 'tasks.max': '2' }));
    await connect.until(async () => (await connect.log.cluster.groups())[0]?.instances.length, 2);
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.states('one').includes('FAILED'));
    await connect.log.append('events', 1, 'b');
    await connect.until(() => kept.toSorted(), ['a', 'b']);
  });

  test('is stopped after some seconds even if its task hangs', async () => {
    const { connect } = await withSink(() => new Promise(() => undefined));
    await connect.run('one', keeping());
    await connect.log.append('events', 0, 'a');
    await connect.until(() => connect.status('one').topics.length, 1);
    const stopped = connect.run('one', keeping(), 'STOPPED');
    await connect.log.clock.advance(5000);
    await stopped;
    expect(connect.states('one')).toBe('STOPPED: ');
  });
});

test('the connectors of a cluster have at most 1,000 tasks together', async () => {
  const { connect } = await withSink();
  await connect.run('most', keeping({ 'tasks.max': '999' }));
  await connect.run('last', keeping());
  await connect.run('too-many', keeping());
  expect(connect.states('last')).toMatch(/^RUNNING: /);
  expect(connect.status('too-many')).toMatchObject({
    state: 'FAILED',
    trace: expect.stringContaining('The connectors of a cluster may have 1000 tasks together'),
  });
  await connect.run('most', keeping({ 'tasks.max': '998' }));
  await connect.worker.restart('id-too-many');
  expect(connect.states('too-many')).toMatch(/^RUNNING: /);
});

test('after a kill at any time, connectors lose nothing', async () => {
  const connect = await TestConnect.open();
  const source = {
    ...TEXTS,
    'connector.class': 'FileStreamSource',
    file: 'in.txt',
    topic: 'lines',
  };
  const sink = { ...TEXTS, 'connector.class': 'FileStreamSink', file: 'out.txt', topics: 'lines' };
  const lines: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (let i = 0; i < 20; i += 1) lines.push(`${round}-${i}`);
    writeFileSync(connect.path('in.txt'), lines.map((line) => `${line}\n`).join(''));
    await connect.run('in', { ...source, 'batch.size': '7' });
    await connect.run('out', { ...sink, 'consumer.override.max.poll.records': '3' });
    // Somewhere on the way: after this many turns of the event loop.
    for (let turn = 0; turn < round * 7; turn += 1) {
      await connect.log.clock.advance(20);
    }
    await connect.kill();
  }
  await connect.run('in', source);
  await connect.run('out', sink);
  const delivered = () => readFileSync(connect.path('out.txt'), 'utf8').trimEnd().split('\n');
  await connect.until(() => delivered().includes('9-19'));
  // In the order of the file, except that parts may be repeated.
  const firsts = [...new Set(delivered())];
  expect(firsts).toEqual(lines);
});
