import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { KafkaConnectServer } from '../../../scripts/servers/kafka-connect.ts';
import { sharedKafka, sharedKafkaConnect } from '../../../scripts/servers/shared.ts';
import { silentLogger } from '../../../src/base/logger.ts';
import { LogError } from '../../../src/engines/log/errors.ts';
import { KafkaBench, serversAt } from '../log/kafka/kafka.ts';
import type { ConnectUnderTest } from '../../../src/engines/connect/engine-suite.ts';
import { KafkaConnect } from '../../../src/engines/connect/kafka-connect/runtime.ts';

let benches = 0;

/** A runtime on a worker, over a cluster of its own. */
export class KafkaConnectBench implements ConnectUnderTest {
  readonly #log: KafkaBench;
  readonly #server: KafkaConnectServer;
  /** The prefix of file names, because all tests share a folder. */
  readonly #own = `${benches++}-`;
  readonly #definitions = new Map<string, Parameters<KafkaConnect['delete']>[0]>();
  #runtime: KafkaConnect | undefined;

  static async open(): Promise<KafkaConnectBench> {
    const { brokers } = await sharedKafka();
    const bench = new KafkaConnectBench(
      await KafkaBench.open({ brokers: serversAt(brokers) }),
      await sharedKafkaConnect(),
    );
    onTestFinished(() => bench.#close());
    await bench.#open();
    return bench;
  }

  private constructor(log: KafkaBench, server: KafkaConnectServer) {
    this.#log = log;
    this.#server = server;
  }

  get runtime(): KafkaConnect {
    const runtime = this.#runtime!;
    const definitions = this.#definitions;
    // Removes the rest of a test; files are in the folder of the worker.
    return new Proxy(runtime, {
      get: (_, name) => {
        const member: unknown = Reflect.get(runtime, name, runtime);
        if (typeof member !== 'function') return member;
        if (name !== 'run') return member.bind(runtime) as unknown;
        return (...[definition, target]: Parameters<KafkaConnect['run']>) => {
          definitions.set(definition.id, definition);
          const { file, ...properties } = definition.properties;
          const placed =
            file === undefined ? properties : { ...properties, file: this.#path(file) };
          return runtime.run({ ...definition, properties: placed }, target);
        };
      },
    });
  }

  /** All connectors on the worker, including those of others. */
  async connectorsThere(): Promise<string[]> {
    const names = (await (await fetch(`${this.#server.url}/connectors`)).json()) as string[];
    return names.filter((name) => name.startsWith(this.#log.nameOf('')));
  }

  async createTopic(name: string): Promise<void> {
    await this.#log.engine.cluster('main').createTopic(name, 1);
  }

  async append(topic: string, value: string): Promise<void> {
    const record = { topic, key: null, value: Buffer.from(value), headers: [] };
    await this.#log.engine.cluster('main').produce([record]);
  }

  async values(topic: string): Promise<readonly (string | undefined)[]> {
    const from = [{ topic, partition: 0, offset: 0 }];
    const records = await this.#log.engine.cluster('main').fetch(from, { timeout: 0 });
    return records.map(({ value }) => value?.toString());
  }

  async committed(name: string): Promise<readonly number[]> {
    const groups = await this.#log.engine.cluster('main').groupOffsets();
    const group = groups.find((one) => one.name === `connect-${name}`);
    return group?.offsets.map(({ offset }) => offset) ?? [];
  }

  linesOf(file: string): readonly string[] {
    const path = this.#path(file);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  }

  write(file: string, lines: readonly string[]): void {
    writeFileSync(this.#path(file), lines.map((line) => `${line}\n`).join(''));
  }

  async until(check: () => unknown, expected: unknown): Promise<void> {
    await expect.poll(check, { timeout: 200_000, interval: 100 }).toEqual(expected);
  }

  /** The worker has a real clock: waits long enough for an unwanted effect to show. */
  async advance(): Promise<void> {
    await wait(500);
  }

  async restart(): Promise<void> {
    await this.#runtime!.close();
    await this.#open();
  }

  async moveTo(name: string, offset: number): Promise<void> {
    const { engine } = this.#log;
    const positions = [{ topic: 'events', partition: 0, offset }];
    // A task that has failed leaves its group a little later.
    const move = async () => {
      await engine.cluster('main').resetGroup(`connect-${name}`, positions);
      return 'moved';
    };
    await expect.poll(() => move().catch(String), { timeout: 60_000 }).toBe('moved');
  }

  /** A runtime whose worker is at a port where nobody listens. */
  openUnreachable(): Promise<KafkaConnect> {
    return this.#connectTo('http://127.0.0.1:1');
  }

  #path(file: string): string {
    return join(this.#server.folder, this.#own + file);
  }

  async #open(): Promise<void> {
    this.#runtime = await this.#connectTo(this.#server.url);
  }

  #connectTo(url: string): Promise<KafkaConnect> {
    return KafkaConnect.open({
      urls: [url],
      prefixOf: (cluster) => this.#log.nameOf('').replace(/main\.$/, `${cluster}.`),
      autoCreation: () => ({ partitions: 1 }),
      kafkaId: async () => this.#log.engine.kafkaId?.(),
      deleteGroup: async (cluster, group) => {
        if (!this.#log.engine.has(cluster)) return;
        await expect
          .poll(
            () =>
              this.#log.engine
                .cluster(cluster)
                .deleteGroup(group)
                .then(
                  () => 'gone',
                  (error: unknown) => (error instanceof LogError ? error.code : error),
                ),
            { timeout: 60_000 },
          )
          .toSatisfy((told) => told === 'gone' || told === 'GROUP_ID_NOT_FOUND');
      },
      logger: silentLogger,
      pollInterval: 200,
    });
  }

  async #close(): Promise<void> {
    for (const definition of this.#definitions.values()) await this.#runtime!.delete(definition);
    await this.#runtime!.close();
  }
}
