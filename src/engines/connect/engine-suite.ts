import { describe, expect, test } from 'vitest';
import type {
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  ConnectRuntime,
} from './engine.ts';
import { ConnectUnreachable } from './errors.ts';

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
  /** Moves a sink that does not read at present to an offset of its topic `events`. */
  moveTo(name: string, offset: number): Promise<void>;
  /** Opens a runtime that can't be reached; undefined of one that runs in this process. */
  readonly openUnreachable?: (() => Promise<ConnectRuntime>) | undefined;
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

    test('restarts failed tasks on request only', async () => {
      const { connect, run, state, kept } = await withTopic();
      const json = {
        ...SINK,
        'value.converter': 'org.apache.kafka.connect.json.JsonConverter',
        'value.converter.schemas.enable': 'false',
      };
      await run(json);
      await connect.append('events', 'no JSON');
      await connect.until(state, 'RUNNING: FAILED');
      const { trace, tasks } = connect.runtime.status('id-one')!;
      expect(trace).toBe('');
      expect(tasks).toEqual([
        { id: 0, state: 'FAILED', trace: expect.stringContaining('DataException') },
      ]);
      await connect.moveTo('one', 1);
      await connect.append('events', '"JSON"');
      await run(json);
      await connect.advance(60_000);
      expect(state()).toBe('RUNNING: FAILED');
      await connect.runtime.restart('id-one');
      await connect.until(kept, ['JSON']);
      await connect.until(state, 'RUNNING: RUNNING');
    });

    test('ends its connectors when it is closed, unless they run elsewhere', async () => {
      const { connect, run, kept } = await withTopic();
      await run(SINK);
      await connect.append('events', 'a');
      await connect.until(() => connect.committed('one'), [1]);
      await connect.restart();
      await connect.append('events', 'b');
      if (connect.runtime.isShared) return connect.until(kept, ['a', 'b']);
      await connect.advance(60_000);
      expect(kept()).toEqual(['a']);
    });

    test('has no health problem, unless it can not be reached: then calls say so', async () => {
      const connect = await open();
      expect(await connect.runtime.healthProblem()).toBeUndefined();
      const runtime = await connect.openUnreachable?.();
      // One in this process can always be reached.
      if (runtime === undefined) return expect(connect.runtime.isShared).toBe(false);
      expect(await runtime.healthProblem()).toMatch("can't be reached");
      const one = definition('one', SINK);
      for (const call of [
        () => runtime.validate('one', SINK),
        () => runtime.run(one, 'STARTED'),
        () => runtime.restart(one.id),
        () => runtime.delete(one),
      ]) {
        await expect(call()).rejects.toThrow(ConnectUnreachable);
      }
      await runtime.close();
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
