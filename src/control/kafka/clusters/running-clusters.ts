import type { AutoCreation, LogEngine, LogUser } from '../../../engines/log/engine.ts';
import { silentLogger, type Logger } from '../../../base/logger.ts';
import type { ConnectorConfig, KafkaClusters } from '../../../directory/kafka/clusters.ts';
import type { ClusterUsage } from '../../../directory/kafka/usage.ts';
import { limitsOf, logLimitsOf, pricePerMessage, type KafkaLimits } from '../plans.ts';
import { endpointOf } from './names.ts';
import type { ClusterRow, CredentialRow } from './row.ts';

/**
 * A point between two steps of a change. A process may end at any of them, and the next start completes the rest;
 * tests stop here to prove it.
 */
export type KafkaStep =
  | 'row written'
  | 'stored'
  | 'log opened'
  | 'served'
  | 'no longer served'
  | 'connectors ended'
  | 'log deleted';

/** The limits of a cluster, and its price. */
export interface ClusterAllowance {
  readonly limits: KafkaLimits;
  /** Dollars a message. */
  readonly price: number;
}

/** Counts the traffic of clusters. */
export interface ClusterMeters {
  /** Sets the allowance of a cluster. @returns its meter, always the same object while it exists */
  allow(clusterId: string, allowance: ClusterAllowance): ClusterUsage;
  /** The cluster has been deleted. */
  forget(clusterId: string): void;
}

export interface RunningClustersOptions {
  readonly engine: LogEngine;
  /** The directory of users and clusters. */
  readonly directory: KafkaClusters;
  readonly meters: ClusterMeters;
  /** Ends the connectors of a deleted cluster. */
  readonly endConnectors: (clusterId: string) => Promise<void>;
  /** Removes the schemas of a deleted cluster, where they are on a server. */
  readonly removeSchemas?: ((clusterId: string) => Promise<void>) | undefined;
  readonly connectorsOf: (clusterId: string) => Promise<readonly ConnectorConfig[]>;
  /** The credentials of a cluster that are active. */
  readonly credentialsOf: (clusterId: string) => Promise<readonly CredentialRow[]>;
  /** The credentials of a cluster that are also users of the server behind the log. */
  readonly usersOf: (clusterId: string) => Promise<readonly LogUser[]>;
  readonly autoCreate: AutoCreation;
  /** Bytes of a request body, and of a message where the plan sets no limit. */
  readonly maxRequestSize: number;
  readonly log?: Logger | undefined;
  /** Called after each step, and awaited. */
  readonly onStep?: ((step: KafkaStep, id: string) => void | Promise<void>) | undefined;
}

/** The running parts of each cluster, which follow from the rows of the cluster and its credentials. */
export class RunningClusters {
  readonly #options: RunningClustersOptions;
  readonly #log: Logger;
  /** The clusters that let nobody in. */
  readonly #suspended = new Set<string>();
  /** The revision of the row that each cluster was last reconciled with. */
  readonly #fitted = new Map<string, number>();

  constructor(options: RunningClustersOptions) {
    this.#options = options;
    this.#log = options.log ?? silentLogger;
  }

  async step(step: KafkaStep, id: string): Promise<void> {
    await this.#options.onStep?.(step, id);
  }

  limitsOf({ plan }: ClusterRow): KafkaLimits {
    return limitsOf(plan, this.#options.maxRequestSize);
  }

  /** Reconciles a running cluster with a row. */
  async fit(row: ClusterRow): Promise<void> {
    const { cluster_id: id, revision } = row;
    if (row.state === 'active') {
      await this.#serve(row);
      this.#fitted.set(id, revision);
    } else {
      this.#fitted.delete(id);
      await this.#end(id);
    }
  }

  /** Whether it has been reconciled with this row already. */
  fits({
    cluster_id: id,
    state,
    revision,
  }: Pick<ClusterRow, 'cluster_id' | 'state' | 'revision'>): boolean {
    return state === 'active' ? this.#fitted.get(id) === revision : !this.#fitted.has(id);
  }

  /** The ids of the running clusters. */
  ids(): string[] {
    return [...this.#fitted.keys()];
  }

  /** Reconciles a credential with its row; its cluster may be in any state. */
  fitCredential(row: CredentialRow): void {
    const { credential_id: id, cluster_id: clusterId, username, password } = row;
    if (row.state === 'deleted') {
      this.#options.directory.removeCredential(id);
      return;
    }
    const { topic, permissions } = row;
    const credential = { id, clusterId, username, password, topic, permissions };
    this.#options.directory.setCredential(credential);
  }

  /**
   * Reconciles the users of the server behind the log with the credentials of a cluster; failures are retried
   * later.
   */
  async fitUsers(clusterId: string): Promise<void> {
    const { engine, usersOf } = this.#options;
    await engine.users?.fit(clusterId, () => usersOf(clusterId));
  }

  /** The ids of the clusters that the log has data of. */
  async remains(): Promise<readonly string[]> {
    const { engine } = this.#options;
    return [...engine.clusters(), ...(await engine.unopened())];
  }

  async #serve(row: ClusterRow): Promise<void> {
    const { cluster_id: id, name, username, password } = row;
    const { engine, directory, meters, autoCreate, maxRequestSize } = this.#options;
    const { connectorsOf, credentialsOf } = this.#options;
    const limits = this.limitsOf(row);
    await engine.createCluster(id, logLimitsOf(limits));
    await this.step('log opened', id);
    const price = pricePerMessage(row.plan, row.multizone === 1);
    const usage = meters.allow(id, { limits, price });
    if (row.suspended === 1) {
      this.#suspended.add(id);
      directory.removeCluster(id);
      // Not awaited: a start does not wait for brokers.
      void this.fitUsers(id);
      return;
    }
    const endpoint = endpointOf(row.slug);
    const isBack = this.#suspended.delete(id);
    directory.setCluster({
      id,
      name,
      endpoint,
      username,
      password,
      autoCreate,
      maxRequestSize,
      usage,
      connectors: () => connectorsOf(id),
    });
    if (isBack) {
      for (const credential of await credentialsOf(id)) this.fitCredential(credential);
      void this.fitUsers(id);
    }
    await this.step('served', id);
  }

  /**
   * Ends a cluster: it stops accepting clients, and is then deleted. The next start removes what can't be removed
   * now.
   */
  async #end(id: string): Promise<void> {
    this.#options.directory.removeCluster(id);
    this.#options.meters.forget(id);
    await this.fitUsers(id);
    await this.step('no longer served', id);
    await this.#options.endConnectors(id);
    await this.step('connectors ended', id);
    try {
      // The log comes last: as long as it has data of the cluster, the next start finds the
      // leftovers.
      await this.#options.removeSchemas?.(id);
      await this.#options.engine.deleteCluster(id);
    } catch (err) {
      this.#log.error({ err, cluster: id }, 'cannot remove what a deleted Kafka cluster has left');
    }
    await this.step('log deleted', id);
  }
}
