import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type {
  ClusterLimits,
  LogCluster,
  LogEngine,
  LogUser,
  TopicDescription,
} from '../../../src/engines/log/engine.ts';
import { LogError } from '../../../src/engines/log/errors.ts';

interface StoredCluster {
  limits: ClusterLimits;
  topics: TopicDescription[];
}

/** A log that a test can inspect and change. */
export interface TestLog extends LogEngine {
  /** The limits that a cluster was last given. */
  limitsOf(id: string): ClusterLimits | undefined;
  /** The users that a cluster was last given. */
  usersOf(id: string): readonly LogUser[] | undefined;
  /** Sets how many bytes a topic takes. */
  setSize(id: string, topic: string, bytes: number): void;
  /** Makes the next creation of a cluster fail. */
  failOnce(error: Error): void;
}

/**
 * A log with clusters and topics, but without records: what the control plane needs.
 * @param file where they are kept; without it, in memory
 * @param now Unix milliseconds
 */
export function testLog(file: string | undefined, now: () => number): TestLog {
  const clusters = new Map<string, StoredCluster>(
    file !== undefined && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as [string, StoredCluster][])
      : [],
  );
  const sizes = new Map<string, number>();
  const users = new Map<string, readonly LogUser[]>();
  let failure: Error | undefined;
  const keep = () => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...clusters]));
  };
  const opened = (id: string): StoredCluster => {
    const cluster = clusters.get(id);
    if (cluster === undefined) throw new Error(`there is no cluster ${id}`);
    return cluster;
  };
  return {
    cluster(id) {
      opened(id);
      return testCluster(opened, keep, { id, now, sizes });
    },
    async createCluster(id, limits) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      clusters.set(id, { limits, topics: clusters.get(id)?.topics ?? [] });
      keep();
    },
    async deleteCluster(id) {
      clusters.delete(id);
      keep();
    },
    clusters: () => [...clusters.keys()],
    unopened: async () => [],
    has: (id) => clusters.has(id),
    users: {
      note: undefined,
      fit: async (id, read) => void users.set(id, await read()),
    },
    healthProblem: async () => undefined,
    close: async () => {},
    usersOf: (id) => users.get(id),
    limitsOf: (id) => clusters.get(id)?.limits,
    setSize: (id, topic, bytes) => void sizes.set(`${id}/${topic}`, bytes),
    failOnce: (error) => void (failure = error),
  };
}

interface Around {
  readonly id: string;
  readonly now: () => number;
  readonly sizes: ReadonlyMap<string, number>;
}

/** Methods that need records. */
const unused = () => Promise.reject(new Error('the test log has no records'));

function testCluster(
  opened: (id: string) => StoredCluster,
  keep: () => void,
  { id, now, sizes }: Around,
): LogCluster {
  const find = (name: string): TopicDescription => {
    const topic = opened(id).topics.find((one) => one.name === name);
    if (topic === undefined) {
      throw new LogError('UNKNOWN_TOPIC_OR_PARTITION', `there is no topic ${name}`);
    }
    return topic;
  };
  const replace = (name: string, ...by: TopicDescription[]) => {
    const cluster = opened(id);
    cluster.topics = [...cluster.topics.filter((topic) => topic.name !== name), ...by];
    keep();
  };
  return {
    topics: async () => [...opened(id).topics],
    topic: async (name) => opened(id).topics.find((topic) => topic.name === name),
    async createTopic(name, partitions, config = {}) {
      if (opened(id).topics.some((topic) => topic.name === name)) {
        throw new LogError('TOPIC_ALREADY_EXISTS', `there is a topic ${name} already`);
      }
      const limitless = { retentionTime: -1, retentionSize: -1, maxMessageSize: -1 };
      const topic: TopicDescription = {
        ...limitless,
        cleanupPolicy: 'delete',
        ...config,
        id: randomUUID(),
        name,
        partitions,
        creationTime: now(),
      };
      replace(name, topic);
      return topic;
    },
    async alterTopic(name, { partitions, ...config }) {
      const before = find(name);
      const after = { ...before, ...config, partitions: partitions ?? before.partitions };
      replace(name, after);
      return after;
    },
    async deleteTopic(name) {
      find(name);
      replace(name);
    },
    async sizeOf(name) {
      find(name);
      return sizes.get(`${id}/${name}`) ?? 0;
    },
    produce: unused,
    fetch: unused,
    offsets: unused,
    consume: unused,
    commit: unused,
    committed: unused,
    groups: unused,
    deleteInstance: unused,
    groupOffsets: unused,
    resetGroup: unused,
    deleteGroup: unused,
    retainOffsets: () => () => {},
  };
}
