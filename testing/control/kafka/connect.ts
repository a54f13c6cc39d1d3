import type {
  ConnectRuntime,
  ConnectorDefinition,
  ConnectorStatus,
  ConnectorTarget,
  OffsetStore,
} from '../../../src/engines/connect/engine.ts';
import { ConnectUnreachable } from '../../../src/engines/connect/errors.ts';

/** A connect runtime that a test can inspect. */
export interface TestConnect extends ConnectRuntime {
  /** The running connectors, with their target states. */
  readonly running: ReadonlyMap<
    string,
    { connector: ConnectorDefinition; target: ConnectorTarget }
  >;
  /** The ids of restarted connectors, in order. */
  readonly restarted: readonly string[];
  /** Makes a connector fail with this message. */
  fail(id: string, trace: string): void;
  /** Makes it unreachable, or reachable again. */
  setTrouble(reason: string | undefined): void;
  /** Makes it unreachable only for checks of properties. */
  setTroubleOfChecks(reason: string | undefined): void;
}

/** The one class that the test runtime knows. */
export const TEST_CLASS = 'org.example.Sink';

/** Runs nothing, but records what should run. Every class but one is invalid, in the words of Kafka Connect. */
export function testConnect(offsets: OffsetStore): TestConnect {
  const running = new Map<string, { connector: ConnectorDefinition; target: ConnectorTarget }>();
  const restarted: string[] = [];
  const failed = new Map<string, string>();
  let trouble: string | undefined;
  let troubleOfChecks: string | undefined;
  const requireReachable = () => {
    if (trouble !== undefined) throw new ConnectUnreachable(trouble);
  };
  return {
    running,
    restarted,
    isShared: false,
    healthProblem: async () => trouble,
    setTrouble: (reason) => (trouble = reason),
    setTroubleOfChecks: (reason) => (troubleOfChecks = reason),
    fail: (id, trace) => void failed.set(id, trace),
    async validate(_name, { 'connector.class': name }) {
      requireReachable();
      if (troubleOfChecks !== undefined) throw new ConnectUnreachable(troubleOfChecks);
      if (name === TEST_CLASS) return undefined;
      return (
        'Connector configuration is invalid and contains the following 1 error(s):\n' +
        `Failed to find any class that implements Connector and which name matches ${name}\n`
      );
    },
    async run(connector, target) {
      requireReachable();
      running.set(connector.id, { connector, target });
    },
    async restart(id) {
      requireReachable();
      failed.delete(id);
      restarted.push(id);
    },
    async delete({ id }) {
      requireReachable();
      running.delete(id);
      await offsets.clear(id);
    },
    status(id): ConnectorStatus | undefined {
      const known = running.get(id);
      if (known === undefined) return undefined;
      const { clusterId, name } = known.connector;
      const trace = failed.get(id) ?? '';
      const target = { STARTED: 'RUNNING', PAUSED: 'PAUSED', STOPPED: 'STOPPED' } as const;
      const state = trace === '' ? target[known.target] : 'FAILED';
      const tasks =
        state === 'RUNNING' || state === 'PAUSED' ? [{ id: 0, state, trace: '' } as const] : [];
      return { id, clusterId, name, state, trace, tasks, topics: [] };
    },
    onChange: () => () => {},
    close: async () => running.clear(),
  };
}
