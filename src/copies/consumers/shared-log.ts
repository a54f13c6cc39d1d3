import { setTimeout as wait } from 'node:timers/promises';
import type {
  ClusterLimits,
  LogCluster,
  LogEngine,
  LogUsers,
  Transactions,
} from '../../engines/log/engine.ts';
import type {
  HasInstances,
  InstanceState,
  LocalInstances,
} from '../../engines/log/local-instances.ts';
import type { AbandonedTransactions } from '../abandoned-transactions.ts';
import type { CopyPort } from '../copy-port.ts';
import {
  ConsumerService,
  CONSUMERS,
  type ConsumerServiceOptions,
  type ConsumerArguments,
} from './consumer-service.ts';
import { SharedCluster, type AskedCopies, type SharedClusterOptions } from './shared-cluster.ts';
import type { CopyAddress } from '../copy-address.ts';
import type { CopyCalls } from '../copy-calls.ts';

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

interface HandOverOptions {
  /** The copies that can take instances over. @throws StoreUnreachable */
  readonly others: () => Promise<readonly CopyAddress[]>;
  readonly calls: Pick<CopyCalls, 'call'>;
}

/** The most instances handed over in one call. */
const AT_ONCE = 100;
/**
 * Timeout for the whole hand-over, in milliseconds, because it delays a stop. Instances that nobody accepts leave their
 * groups.
 */
const HAND_OVER_TIMEOUT = 3000;

/**
 * Hands the instances of this process over to other copies before it stops. Clients don't notice: delivered messages
 * can still be committed, and are not delivered again. Instances that no copy accepts stay here. Never rejects.
 * @param clusters by id
 */
export async function handOver(
  clusters: Iterable<readonly [string, LocalInstances]>,
  { others, calls }: HandOverOptions,
): Promise<void> {
  const parts = [...clusters].flatMap(([cluster, local]) => {
    const all = local.left();
    const count = Math.ceil(all.length / AT_ONCE);
    return Array.from({ length: count }, (_, i) => {
      return { cluster, local, left: all.slice(i * AT_ONCE, (i + 1) * AT_ONCE) };
    });
  });
  if (parts.length === 0) return;
  const end = performance.now() + HAND_OVER_TIMEOUT;
  const leave = async () => {
    const copies = await others();
    const each = parts.map(async ({ cluster, local, left }, i) => {
      let rest = left;
      for (let tries = 0; tries < copies.length && rest.length > 0; tries++) {
        if (performance.now() > end) return;
        const copy = copies[(i + tries) % copies.length]!;
        rest = await leftOver(cluster, local, rest, (args) => calls.call(copy, CONSUMERS, args));
      }
    });
    await Promise.all(each);
  };
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, HAND_OVER_TIMEOUT);
  });
  await Promise.race([leave().catch(() => undefined), over]);
  clearTimeout(timer);
}

/** Hands instances over to one copy. @returns those that it has not accepted */
async function leftOver(
  cluster: string,
  local: LocalInstances,
  left: readonly InstanceState[],
  ask: (args: ConsumerArguments) => Promise<unknown>,
): Promise<InstanceState[]> {
  const taken = (await ask(['adopt', cluster, left]).catch(() => [])) as readonly boolean[];
  for (const [i, { group, instance }] of left.entries()) {
    if (taken[i] === true) local.drop(group, instance);
  }
  return left.filter((_, i) => taken[i] !== true);
}
