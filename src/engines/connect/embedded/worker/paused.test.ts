import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConnectError } from '../../errors.ts';
import type { SinkPlugin, SourcePlugin } from '../connectors/plugin.ts';
import { TestConnect, TEXTS } from '../../../../../testing/engines/connect/embedded/embedded.ts';

test('a source whose system is unreachable can be paused, and shows it', async () => {
  let isThere = false;
  const plugin: SourcePlugin = {
    kind: 'source',
    className: 'test.FarSourceConnector',
    check: () => [],
    plannedTasks: () => 1,
    start: async (properties) => {
      if (!isThere) throw new ConnectError('nobody there');
      return { taskConfigs: async () => [properties, properties], stop: async () => undefined };
    },
    open: async (_, { signal }) => ({
      poll: async () => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return [];
      },
      stop: async () => undefined,
    }),
  };
  const connect = await TestConnect.open({ plugins: [plugin] });
  const properties = { ...TEXTS, 'connector.class': 'FarSource' };
  await connect.run('far', properties);
  await connect.until(() => connect.states('far'), 'FAILED: ');
  await connect.run('far', properties, 'PAUSED');
  expect(connect.status('far')).toMatchObject({ state: 'PAUSED', trace: '' });
  isThere = true;
  await connect.run('far', properties);
  await connect.until(() => connect.states('far'), 'RUNNING: RUNNING, RUNNING');
  await connect.run('far', properties, 'PAUSED');
  expect(connect.states('far')).toBe('PAUSED: PAUSED, PAUSED');
  await connect.worker.restart('id-far');
  expect(connect.states('far')).toBe('PAUSED: PAUSED, PAUSED');
});

test('a connector that is paused when the platform starts does nothing', async () => {
  const connect = await TestConnect.open();
  await connect.createTopic('lines');
  await connect.log.append('lines', 0, 'one');
  writeFileSync(connect.path('in.txt'), 'two\n');
  const source = { 'connector.class': 'FileStreamSource', file: 'in.txt', topic: 'lines' };
  const sink = { 'connector.class': 'FileStreamSink', file: 'out.txt', topics: 'lines' };
  await connect.run('in', { ...TEXTS, ...source }, 'PAUSED');
  await connect.run('out', { ...TEXTS, ...sink }, 'PAUSED');
  await connect.log.clock.advance(60_000);
  expect([connect.states('in'), connect.states('out')]).toEqual([
    'PAUSED: PAUSED',
    'PAUSED: PAUSED',
  ]);
  expect(await connect.values('lines')).toEqual(['one']);
  expect(existsSync(connect.path('out.txt'))).toBe(false);
});

test('a batch that a sink was delivering when it was paused is not delivered again', async () => {
  const delivered: unknown[] = [];
  let paused: Promise<void> | undefined;
  const plugin: SinkPlugin = {
    kind: 'sink',
    className: 'test.SlowSinkConnector',
    check: () => [],
    open: async (_, { signal }) => ({
      put: async (records) => {
        delivered.push(...records.map(({ value }) => value));
        if (paused !== undefined) return;
        paused = connect.run('slow', properties, 'PAUSED');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
      stop: async () => undefined,
    }),
  };
  const connect = await TestConnect.open({ plugins: [plugin] });
  const properties = { ...TEXTS, 'connector.class': 'SlowSink', topics: 'lines' };
  await connect.createTopic('lines');
  await connect.log.append('lines', 0, 'one');
  await connect.run('slow', properties);
  await connect.until(() => delivered, ['one']);
  await paused;
  await connect.log.append('lines', 0, 'two');
  await connect.run('slow', properties);
  await connect.until(() => delivered, ['one', 'two']);
});
