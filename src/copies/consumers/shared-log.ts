import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterLimits, LogCluster, LogEngine, LogUsers } from '../../engines/log/engine.ts';
import type { HasInstances } from '../../engines/log/local-instances.ts';
import type { Transactions } from '../../engines/log/transactions.ts';
import type { AbandonedTransactions } from '../abandoned-transactions.ts';
import type { CopyPort } from '../copy-port.ts';
import { ConsumerService, CONSUMERS, type ConsumerServiceOptions } from './consumer-service.ts';
import { handOver, type HandOverOptions } from './hand-over.ts';
import { SharedCluster, type AskedCopies, type SharedClusterOptions } from './shared-cluster.ts';

/** Timeout for telling other copies of the end, in milliseconds, because it delays a stop. */
const END_TIMEOUT = 3000;

/** A log that several processes use, each with its own instances of groups. */
export interface LogWithInstances extends LogEngine {
  cluster(id: string): LogCluster & HasInstances;
  /** Drops cached topics, because others may have changed them. */
  refreshTopics(): void;
  /** Undefined if it has none that outlive this process. */
  readonly transactions?: Transactions;
}

export interface SharedLogOptions
  extends ConsumerServiceOptions, SharedClusterOptions, Pick<HandOverOptions, 'others'> {
  readonly engine: LogWithInstances;
  readonly port: CopyPort;
  /** Aborts the transactions of copies that are gone. */
  readonly abandoned?: Pick<AbandonedTransactions, 'close'> | undefined;
}

/**
 * A log on which every copy of the platform can serve every call: calls for an instance are forwarded to the copy that
 * owns it.
 */
export class SharedLog implements LogEngine {
  readonly #options: SharedLogOptions;
  readonly #service: ConsumerService;
  readonly #asked: AskedCopies = new Map();
  readonly #clusters = new Map<string, { inner: LogCluster; shared: SharedCluster }>();

  constructor(options: SharedLogOptions) {
    this.#options = options;
    this.#service = new ConsumerService(options);
    options.port.serve(CONSUMERS, (args, caller) => this.#service.serve(args, caller));
  }

  cluster(id: string): LogCluster {
    const inner = this.#options.engine.cluster(id);
    const known = this.#clusters.get(id);
    if (known?.inner === inner) return known.shared;
    const { owners } = this.#options;
    const shared = new SharedCluster(id, inner, this.#asked, this.#options);
    this.#clusters.set(id, { inner, shared });
    const { instances: local } = inner;
    local.onRemoved((group, instance) => {
      const key = { cluster: id, group, instance, local };
      owners.releaseIfEnded(key);
      this.#service.instanceEnded(key);
    });
    return shared;
  }

  async createCluster(id: string, limits: ClusterLimits): Promise<void> {
    await this.#options.engine.createCluster(id, limits);
    // Opens the cluster, to be notified when its instances end.
    this.cluster(id);
  }

  async deleteCluster(id: string): Promise<void> {
    await this.#options.engine.deleteCluster(id);
    this.#clusters.delete(id);
  }

  clusters(): readonly string[] {
    return this.#options.engine.clusters();
  }

  unopened(): Promise<readonly string[]> {
    return this.#options.engine.unopened();
  }

  has(id: string): boolean {
    return this.#options.engine.has(id);
  }

  async kafkaId(): Promise<string | undefined> {
    return this.#options.engine.kafkaId?.();
  }

  get users(): LogUsers | undefined {
    return this.#options.engine.users;
  }

  healthProblem(): Promise<string | undefined> {
    return this.#options.engine.healthProblem();
  }

  /** Hands the instances over to other copies. Without other copies, they are ended like deleted ones. */
  async close(): Promise<void> {
    const { engine } = this.#options;
    const clusters = engine.clusters().map((id) => [id, engine.cluster(id).instances] as const);
    const told = Promise.race([this.#tellEnd(), wait(END_TIMEOUT, undefined, { ref: false })]);
    await Promise.all([told, handOver(clusters, this.#options)]);
    await this.#options.abandoned?.close();
    await this.#options.engine.close();
    await this.#options.owners.close();
  }

  /** Tells the owners of instances that messages which they gave to clients of this copy have arrived. */
  async #tellEnd(): Promise<void> {
    const { calls } = this.#options;
    const told = [...this.#asked.values()].map((copy) => {
      // Whoever is not told delivers them again.
      return calls.call(copy, CONSUMERS, ['end']).catch(() => undefined);
    });
    await Promise.all(told);
  }
}
