import { describe, expect, test } from 'vitest';
import type {
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  ConnectRuntime,
} from './engine.ts';

/** An implementation of the engine interface, for one test: a runtime over a cluster `main`, without topics. */
export interface ConnectUnderTest {
  /** The current runtime; another one after {@link ConnectUnderTest.restart}. */
  readonly runtime: ConnectRuntime;
  createTopic(name: string): Promise<void>;
  append(topic: string, value: string): Promise<void>;
  values(topic: string): Promise<readonly (string | undefined)[]>;
  /** The committed offsets of a sink, by partition. */
  committed(name: string): Promise<readonly number[]>;
  /** The lines of a file of the cluster's connectors; none if there is no file. */
  linesOf(file: string): readonly string[];
  write(file: string, lines: readonly string[]): void;
  /** Advances the clock until a condition holds. */
  until(check: () => unknown, expected: unknown): Promise<void>;
  /** Advances the clock. */
  advance(milliseconds: number): Promise<void>;
  /** Closes the runtime, and opens another one. */
  restart(): Promise<void>;
}

const TEXTS = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};
const SINK = {
  ...TEXTS,
  'connector.class': 'FileStreamSink',
  file: 'out.txt',
  topics: 'events',
};
const SOURCE = {
  ...TEXTS,
  'connector.class': 'FileStreamSource',
  file: 'in.txt',
  topic: 'lines',
};

function definition(name: string, properties: ConnectorProperties): ConnectorDefinition {
  return { id: `id-${name}`, clusterId: 'main', name, properties };
}

/** `RUNNING: RUNNING, FAILED`: the connector and its tasks. */
function shown(status: ConnectorStatus | undefined): string {
  return `${status?.state}: ${status?.tasks.map((task) => task.state).join(', ')}`;
}

/**
 * All that `engine.ts` promises, as tests of an implementation that has the file connectors.
 * @param open is called for each test; ends with it
 */
export function connectRuntimeSuite(name: string, open: () => Promise<ConnectUnderTest>): void {
  const withTopic = async () => {
    const connect = await open();
    await connect.createTopic('events');
    const run = (properties: ConnectorProperties, target: ConnectorTarget = 'STARTED') =>
      connect.runtime.run(definition('one', properties), target);
    const state = () => shown(connect.runtime.status('id-one'));
    const kept = () => connect.linesOf('out.txt');
    return { connect, run, state, kept };
  };

  describe(`a connect runtime: ${name}`, () => {
    test('checks configurations, and sets one that is not valid to FAILED', async () => {
      const { connect, run, state } = await withTopic();
      expect(await connect.runtime.validate('one', SINK)).toBeUndefined();
      expect(await connect.runtime.validate('', SINK)).toMatch(/String may not be empty/);
      const wrong = { ...SINK, 'tasks.max': '0' };
      const message = await connect.runtime.validate('one', wrong);
      expect(message).toMatch('Invalid value 0 for configuration tasks.max');
      await run(wrong);
      expect(state()).toBe('FAILED: ');
      expect(connect.runtime.status('id-one')!.trace).toBe(message);
    });

    test('starts, pauses, resumes and stops a connector, and reports each change', async () => {
      const { connect, run, state, kept } = await withTopic();
      const told: ConnectorStatus[] = [];
      const end = connect.runtime.onChange((status) => told.push(status));
      await run(SINK);
      await connect.until(state, 'RUNNING: RUNNING');
      await connect.append('events', 'a');
      await connect.until(kept, ['a']);
      await connect.until(() => connect.runtime.status('id-one')?.topics, ['events']);
      expect(connect.runtime.status('id-one')).toMatchObject({
        id: 'id-one',
        clusterId: 'main',
        name: 'one',
        trace: '',
      });

      await run(SINK, 'PAUSED');
      expect(state()).toBe('PAUSED: PAUSED');
      await connect.append('events', 'b');
      await connect.advance(60_000);
      expect(kept()).toEqual(['a']);

      await run(SINK);
      await connect.until(kept, ['a', 'b']);
      await run(SINK, 'STOPPED');
      expect(state()).toBe('STOPPED: ');
      await connect.runtime.restart('id-one');
      expect(state()).toBe('STOPPED: ');
      // A runtime that polls may miss a short state.
      const states = told.map((status) => status.state).filter((one) => one !== 'UNASSIGNED');
      expect([...new Set(states)]).toEqual(['RUNNING', 'PAUSED', 'STOPPED']);
      end();
      const before = told.length;
      await run(SINK);
      await connect.until(state, 'RUNNING: RUNNING');
      expect(told.length).toBe(before);
    });

    test('does not restart a connector without changes', async () => {
      const { connect, run, state } = await withTopic();
      await run(SINK);
      await connect.until(state, 'RUNNING: RUNNING');
      let told = 0;
      connect.runtime.onChange(() => (told += 1));
      await run({ ...SINK });
      expect(told).toBe(0);
    });

    test('continues with changed properties', async () => {
      const { connect, run, kept } = await withTopic();
      await run(SINK);
      await connect.append('events', 'a');
      await connect.until(() => connect.committed('one'), [1]);
      await connect.createTopic('more');
      await connect.append('more', 'm');
      await connect.append('events', 'b');
      await run({ ...SINK, topics: 'events,more' });
      await connect.until(() => kept().toSorted(), ['a', 'b', 'm']);
      await connect.append('events', 'c');
      await connect.until(() => kept().toSorted(), ['a', 'b', 'c', 'm']);
      const topics = () => connect.runtime.status('id-one')?.topics;
      await connect.until(topics, ['events', 'more']);
    });

    test('resumes a sink at its offset, however long it was paused', async () => {
      const { connect, run, kept } = await withTopic();
      await run(SINK);
      await connect.append('events', 'a');
      await connect.until(() => connect.committed('one'), [1]);
      await run(SINK, 'PAUSED');
      await connect.advance(30 * 86_400_000);
      await connect.append('events', 'b');
      await run(SINK);
      await connect.until(kept, ['a', 'b']);
    });

    test('deletes the offsets of a deleted connector', async () => {
      const { connect, run, kept } = await withTopic();
      await run(SINK);
      await connect.append('events', 'a');
      await connect.until(() => connect.committed('one'), [1]);
      await connect.runtime.delete(definition('one', {}));
      expect(connect.runtime.status('id-one')).toBeUndefined();
      expect(await connect.committed('one')).toEqual([]);
      await run(SINK);
      await connect.until(kept, ['a', 'a']);
      // Deleting an unknown connector, or one of a deleted cluster, is no error.
      await connect.runtime.delete(definition('none', {}));
      await connect.runtime.delete({ ...definition('one', {}), clusterId: 'gone' });
      await connect.runtime.restart('id-none');
    });

    test('resumes its sources when another runtime takes over', async () => {
      const connect = await open();
      await connect.createTopic('lines');
      const source = definition('in', SOURCE);
      connect.write('in.txt', ['1', '2']);
      await connect.runtime.run(source, 'STARTED');
      await connect.until(() => connect.values('lines'), ['1', '2']);
      await connect.restart();
      expect(connect.runtime.status('id-in')).toBeUndefined();
      connect.write('in.txt', ['1', '2', '3']);
      await connect.runtime.run(source, 'STARTED');
      // The last records may be repeated, but none is missing.
      const distinct = async () => [...new Set(await connect.values('lines'))];
      await connect.until(distinct, ['1', '2', '3']);
    });
  });
}
