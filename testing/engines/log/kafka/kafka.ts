import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { TestClock } from '../../../base/test-clock.ts';
import type { LogEngine } from '../../../../src/engines/log/engine.ts';
import type {
  BrokerAddress,
  KafkaServers,
} from '../../../../src/engines/log/kafka/client/client.ts';
import { KafkaLog, type KafkaLogOptions } from '../../../../src/engines/log/kafka/engine.ts';
import { REVOCATION_TIMEOUT } from '../../../../src/engines/log/kafka/groups/revocation.ts';
import { LogBench, NO_LIMITS } from '../log.ts';

let benches = 0;

/** Brokers respond in real time; the assumed duration of a call, in milliseconds. */
const CALL = 40;
/**
 * The number of successive calls until an operation of a test waits for the test clock; on a busy machine they take
 * longer.
 */
const CALLS = 8;

/** Tests expect what a consume without a timeout finds, on a busy machine too. */
const JOIN_GRACE = 20_000;

const DAY = 86_400_000;

/** A test clock that pauses after each step, for calls over the network. */
class DistantClock extends TestClock {
  readonly #cannot: (why: string) => never;
  readonly #call: () => Promise<unknown>;

  /** @param call makes a call to the brokers */
  constructor(cannot: (why: string) => never, call: () => Promise<unknown>) {
    super();
    this.#cannot = cannot;
    this.#call = call;
  }

  override async advance(milliseconds: number): Promise<void> {
    if (milliseconds >= DAY - 1) {
      this.#cannot('brokers expire committed offsets by their own clock');
    }
    await this.#settle();
    await super.advance(milliseconds);
    await this.#settle();
  }

  async #settle(): Promise<void> {
    const pause = wait(CALL);
    for (let i = 0; i < CALLS; i++) await this.#call();
    await pause;
  }
}

/** Brokers of a list like `127.0.0.1:9092,127.0.0.1:9093`. */
export function serversAt(list: string): BrokerAddress[] {
  return list.split(',').map((text) => {
    const [host, port] = text.split(':');
    return { host: host!, port: Number(port) };
  });
}

type Servers = KafkaServers & Pick<KafkaLogOptions, 'joinGrace'>;

/** An engine on a Kafka with one cluster, which has a prefix of its own. */
export class KafkaBench extends LogBench {
  readonly rebalanceTimeout = REVOCATION_TIMEOUT;
  readonly clock = new DistantClock(
    (why) => this.cannot(why),
    () => this.engine.healthProblem(),
  );
  readonly #servers: Servers;
  readonly #prefix = `suite-${process.pid}-${benches++}`;
  override readonly longestTopicName = 249 - `${this.#prefix}.main.`.length;
  #kafka: KafkaLog | undefined;
  /** Further engines on the same Kafka, which are closed with it. */
  readonly #others: KafkaLog[] = [];

  static async open(servers: Servers): Promise<KafkaBench> {
    const bench = new KafkaBench(servers);
    onTestFinished(() => bench.close());
    await bench.begin();
    return bench;
  }

  protected constructor(servers: Servers) {
    super();
    this.#servers = servers;
  }

  get engine(): LogEngine {
    return this.#kafka!;
  }

  /** The name of a topic on the Kafka. */
  nameOf(topic: string): string {
    return `${this.#prefix}.main.${topic}`;
  }

  async restart(): Promise<void> {
    await this.ended();
    await this.#kafka!.close();
    await this.begin();
  }

  async kill(): Promise<void> {
    await this.#kafka!.abandon();
    await this.ended();
    await this.begin();
  }

  cleanUp(): Promise<void> {
    this.cannot('brokers run retention and compaction by their own clock');
  }

  holdSearches(): void {
    this.cannot('brokers search in their own time');
  }

  async close(): Promise<void> {
    await this.ended();
    for (const id of this.#kafka!.clusters()) await this.#kafka!.deleteCluster(id);
    await this.#kafka!.close();
  }

  /** Opens another engine on the same topics. */
  protected async openLog(): Promise<KafkaLog> {
    const other = await this.#open();
    this.#others.push(other);
    return other;
  }

  /** Called when the engine has been opened. */
  protected async opened(_kafka: KafkaLog): Promise<void> {}

  /** Called before the engine is closed, or after it was killed. */
  protected async ended(): Promise<void> {
    for (const other of this.#others.splice(0)) await other.close();
  }

  protected async begin(): Promise<void> {
    this.#kafka = await this.#open();
    await this.#kafka.createCluster('main', NO_LIMITS);
    await this.opened(this.#kafka);
  }

  #open(): Promise<KafkaLog> {
    const { clock } = this;
    const servers = { joinGrace: JOIN_GRACE, ...this.#servers };
    const options = { ...servers, prefix: this.#prefix, clock, alarms: clock };
    return KafkaLog.open({ ...options, random: () => 0 });
  }
}
