import { expect, test } from 'vitest';
import type { ConnectorStatus, ConnectRuntime } from '../engines/connect/engine.ts';
import { ConnectOnDemand } from './connect-on-demand.ts';

const CONNECTOR = { id: 'c1', clusterId: 'k1', name: 'copy', properties: {} };
const STATUS: ConnectorStatus = {
  id: 'c1',
  clusterId: 'k1',
  name: 'copy',
  state: 'RUNNING',
  trace: '',
  tasks: [],
  topics: [],
};

/** A runtime that records its calls, and a loader for it. */
function scripted() {
  const asked: string[] = [];
  let tell: (status: ConnectorStatus) => void = () => {};
  const runtime: ConnectRuntime = {
    isShared: false,
    healthProblem: async () => undefined,
    validate: async (name) => `validate ${name}`,
    run: async ({ id }, target) => {
      asked.push(`run ${id} ${target}`);
      tell(STATUS);
    },
    restart: async (id) => void asked.push(`restart ${id}`),
    delete: async ({ id }) => void asked.push(`delete ${id}`),
    status: () => STATUS,
    onChange: (listener) => {
      tell = listener;
      return () => {};
    },
    close: async () => void asked.push('close'),
  };
  const load = async () => {
    asked.push('load');
    return { runtime, disconnect: async () => void asked.push('disconnect') };
  };
  return { asked, load };
}

test('without connectors nothing is loaded or closed', async () => {
  const { asked, load } = scripted();
  const connect = new ConnectOnDemand(load);
  expect(connect.status('c1')).toBeUndefined();
  await connect.close();
  expect(asked).toEqual([]);
});

test('connectors that start at the same time load the runtime once', async () => {
  const { asked, load } = scripted();
  const connect = new ConnectOnDemand(load);
  await Promise.all([connect.run(CONNECTOR, 'STARTED'), connect.validate('copy', {})]);
  await connect.restart('c1');
  await connect.delete(CONNECTOR);
  expect(asked).toEqual(['load', 'run c1 STARTED', 'restart c1', 'delete c1']);
  expect(connect.status('c1')).toBe(STATUS);
});

test('listeners added before loading receive changes until they unsubscribe', async () => {
  const connect = new ConnectOnDemand(scripted().load);
  const heard: ConnectorStatus[] = [];
  const end = connect.onChange((status) => heard.push(status));
  await connect.run(CONNECTOR, 'STARTED');
  end();
  await connect.run(CONNECTOR, 'PAUSED');
  expect(heard).toEqual([STATUS]);
});

test('closing disconnects after the connectors have ended', async () => {
  const { asked, load } = scripted();
  const connect = new ConnectOnDemand(load);
  await connect.run(CONNECTOR, 'STARTED');
  await connect.close();
  expect(asked).toEqual(['load', 'run c1 STARTED', 'close', 'disconnect']);
});

test('a failed load is retried at the next call', async () => {
  const { load } = scripted();
  let fails = true;
  const connect = new ConnectOnDemand(async () => {
    if (fails) throw new Error('EMFILE: too many open files');
    return load();
  });
  await expect(connect.validate('copy', {})).rejects.toThrow('EMFILE');
  fails = false;
  expect(await connect.validate('copy', {})).toBe('validate copy');
});
