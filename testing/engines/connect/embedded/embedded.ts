import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { expect, onTestFinished } from 'vitest';
import { MemoryBudget } from '../../../../src/base/memory-budget.ts';
import { silentLogger } from '../../../../src/base/logger.ts';
import { STORAGES, TestLog } from '../../log/embedded/embedded.ts';
import type { LogRecord } from '../../../../src/engines/log/record.ts';
import { EmbeddedRegistries } from '../../../../src/engines/schema-registry/embedded/embedded-registries.ts';
import type {
  ConnectorPlugin,
  Destinations,
  FileRules,
  ConnectorEnvironment,
} from '../../../../src/engines/connect/embedded/connectors/plugin.ts';
import type {
  ConnectCluster,
  ConnectorDefinition,
  ConnectorProperties,
  ConnectorStatus,
  ConnectorTarget,
  OffsetStore,
  SourceOffset,
} from '../../../../src/engines/connect/engine.ts';
import { Worker } from '../../../../src/engines/connect/embedded/worker/worker.ts';

/** Stored offsets, which outlive a worker. */
export class MemoryOffsets implements OffsetStore {
  readonly byConnector = new Map<string, Map<string, string>>();

  async load(connectorId: string): Promise<readonly SourceOffset[]> {
    const offsets = this.byConnector.get(connectorId) ?? new Map<string, string>();
    return [...offsets].map(([partition, offset]) => ({ partition, offset }));
  }

  async save(connectorId: string, offsets: readonly SourceOffset[]): Promise<void> {
    const kept = this.byConnector.get(connectorId) ?? new Map<string, string>();
    this.byConnector.set(connectorId, kept);
    for (const { partition, offset } of offsets) {
      if (offset === null) kept.delete(partition);
      else kept.set(partition, offset);
    }
  }

  async clear(connectorId: string): Promise<void> {
    this.byConnector.delete(connectorId);
  }
}

export interface TestConnectOptions {
  readonly plugins?: readonly ConnectorPlugin[];
  readonly files?: Partial<FileRules>;
  readonly destinations?: Destinations;
  readonly memory?: MemoryBudget;
}

/** String values, which most tests use. */
export const TEXTS: ConnectorProperties = {
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
  'value.converter': 'org.apache.kafka.connect.storage.StringConverter',
};

/** JSON without schemas. */
export const JSONS: ConnectorProperties = {
  'value.converter': 'org.apache.kafka.connect.json.JsonConverter',
  'value.converter.schemas.enable': 'false',
  'key.converter': 'org.apache.kafka.connect.storage.StringConverter',
};

/** A worker over an embedded log with one cluster, `main`, and a manual clock. */
export class TestConnect {
  readonly log: TestLog;
  readonly offsets = new MemoryOffsets();
  /** The directory that contains the folder of the cluster. */
  readonly directory = mkdtempSync(join(tmpdir(), 'plinth-connect-'));
  readonly seen: ConnectorStatus[] = [];
  readonly schemas = new EmbeddedRegistries();
  readonly #options: TestConnectOptions;
  readonly #agent = new Agent();
  #life = { ended: false };
  worker!: Worker;

  static async open(options: TestConnectOptions = {}): Promise<TestConnect> {
    const connect = new TestConnect(await TestLog.open(STORAGES[0]!.storage), options);
    onTestFinished(() => connect.#close());
    return connect;
  }

  private constructor(log: TestLog, options: TestConnectOptions) {
    this.log = log;
    this.#options = options;
    mkdirSync(join(this.directory, 'main'));
    this.#start();
  }

  get environment(): ConnectorEnvironment {
    return {
      clock: this.log.clock,
      alarms: this.log.clock,
      logger: silentLogger,
      files: { directory: this.directory, ...this.#options.files },
      destinations: this.#options.destinations ?? {
        dispatcher: this.#agent,
        addressOf: async (host) => host,
      },
      schemas: this.schemas,
    };
  }

  /** A file of the cluster's connectors. */
  path(name: string): string {
    return join(this.directory, 'main', name);
  }

  run(
    name: string,
    properties: ConnectorProperties,
    target: ConnectorTarget = 'STARTED',
  ): Promise<void> {
    return this.worker.run(definition(name, properties), target);
  }

  status(name: string): ConnectorStatus {
    return this.worker.status(`id-${name}`)!;
  }

  /** `RUNNING: RUNNING, FAILED`: the connector and its tasks. */
  states(name: string): string {
    const { state, tasks } = this.status(name);
    return `${state}: ${tasks.map((task) => task.state).join(', ')}`;
  }

  /** Advances the clock until a condition holds, and lets real input and output arrive meanwhile. */
  async until(check: () => unknown, expected: unknown = true): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.log.clock.advance(250);
          return check();
        },
        { interval: 5 },
      )
      .toEqual(expected);
  }

  async createTopic(name: string, partitions = 1): Promise<void> {
    await this.log.cluster.createTopic(name, partitions);
  }

  /** All records of a topic, partition by partition. */
  async records(topic: string): Promise<readonly LogRecord[]> {
    const description = await this.log.cluster.topic(topic);
    const positions = Array.from({ length: description?.partitions ?? 0 }, (_, partition) => ({
      topic,
      partition,
      offset: 0,
    }));
    return positions.length === 0 ? [] : this.log.cluster.fetch(positions, { timeout: 0 });
  }

  async values(topic: string): Promise<readonly (string | undefined)[]> {
    return (await this.records(topic)).map(({ value }) => value?.toString());
  }

  /** The committed offsets of a sink, by partition. */
  async committed(name: string): Promise<readonly number[]> {
    const groups = await this.log.cluster.groupOffsets();
    const group = groups.find((one) => one.name === `connect-${name}`);
    return group?.offsets.map(({ offset }) => offset) ?? [];
  }

  /** Replaces the worker as after a kill: pending calls of the old one have no effect. */
  async kill(): Promise<void> {
    this.#life.ended = true;
    await this.log.kill();
    // As the system would: closes its files.
    void this.worker.close();
    this.#start();
  }

  /** Replaces the worker after it was closed. */
  async restart(): Promise<void> {
    await this.worker.close();
    await this.log.restart();
    this.#start();
  }

  #start(): void {
    const life = { ended: false };
    this.#life = life;
    this.worker = new Worker({
      ...this.environment,
      ...(this.#options.plugins === undefined ? {} : { plugins: this.#options.plugins }),
      offsets: mortal(this.offsets, life),
      cluster: (id): ConnectCluster => mortal(this.log.engine.cluster(id), life),
      autoCreation: () => ({ partitions: 1 }),
      memory: this.#options.memory ?? new MemoryBudget(Infinity),
    });
    this.worker.onChange((status) => this.seen.push(status));
  }

  async #close(): Promise<void> {
    await this.worker.close();
    await this.#agent.close();
    await this.schemas.close();
    rmSync(this.directory, { recursive: true });
  }
}

export function definition(name: string, properties: ConnectorProperties): ConnectorDefinition {
  return { id: `id-${name}`, clusterId: 'main', name, properties };
}

/** Wraps an object: after the end of a life, calls of its methods never return. */
function mortal<T extends object>(target: T, life: { readonly ended: boolean }): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name === 'retainOffsets') return member.bind(target) as unknown;
      return async (...args: unknown[]): Promise<unknown> => {
        if (life.ended) return new Promise(() => undefined);
        const result: unknown = await Reflect.apply(member, target, args);
        return life.ended ? new Promise(() => undefined) : result;
      };
    },
  });
}
