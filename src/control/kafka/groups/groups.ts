import type { LogCluster, LogEngine } from '../../../engines/log/engine.ts';
import type { Store } from '../../../store/store.ts';
import type { Actor } from '../../actor.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { KeyedMutex } from '../../../base/keyed-mutex.ts';
import { ControlError } from '../../errors.ts';
import { requireCluster } from '../clusters/access.ts';
import { groupsOf, type ConsumerGroup, refusedAsControl } from './describe.ts';
import { resetGroup, type GroupReset } from './reset.ts';

export interface ConsumerGroupsOptions {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly engine: LogEngine;
  readonly mutex: KeyedMutex;
}

/** One change of one group. */
interface GroupChange {
  readonly clusterId: string;
  readonly id: string;
  readonly verb: 'reset' | 'delete';
  readonly apply: (log: LogCluster) => Promise<void>;
  /** For the audit log. */
  readonly details?: object;
}

/** The consumer groups of clusters, as operators see and change them. They belong to the log, as topics do. */
export class ConsumerGroups {
  readonly #options: ConsumerGroupsOptions;

  constructor(options: ConsumerGroupsOptions) {
    this.#options = options;
  }

  /** The groups with live instances or committed offsets, by id. @throws ControlError */
  async list(actor: Actor, clusterId: string): Promise<ConsumerGroup[]> {
    await requireCluster(this.#options.store, actor, clusterId);
    return groupsOf(this.#logOf(clusterId));
  }

  /** @throws ControlError if there is no such group that the caller has access to */
  async get(actor: Actor, clusterId: string, id: string): Promise<ConsumerGroup> {
    const groups = await this.list(actor, clusterId);
    const found = groups.find((group) => group.id === id);
    if (found === undefined) throw new ControlError('groupNotFound', { id });
    return found;
  }

  /** Sets the committed offsets of a topic for a group without live instances. @throws ControlError */
  async reset(
    actor: Actor,
    clusterId: string,
    id: string,
    change: GroupReset,
  ): Promise<ConsumerGroup> {
    await this.#change(actor, {
      clusterId,
      id,
      verb: 'reset',
      apply: (log) => resetGroup(log, id, change),
      details: change,
    });
    const groups = await this.list(actor, clusterId);
    return groups.find((group) => group.id === id) ?? { id, instances: [], partitions: [] };
  }

  /** Deletes the committed offsets of a group without live instances. @throws ControlError */
  async delete(actor: Actor, clusterId: string, id: string): Promise<void> {
    await this.#change(actor, {
      clusterId,
      id,
      verb: 'delete',
      apply: (log) => refusedAsControl(log, { id }, () => log.deleteGroup(id)),
    });
  }

  /** Changes a group, serialized with other changes of its cluster. */
  #change(actor: Actor, { clusterId, id, verb, apply, details = {} }: GroupChange): Promise<void> {
    const { store, audit, mutex } = this.#options;
    return mutex.run(clusterId, async () => {
      const cluster = await requireCluster(store, actor, clusterId);
      await apply(this.#logOf(clusterId));
      const owner = { ...actor, customerId: cluster.customer_id };
      await audit.record(store, owner, {
        action: `kafka_group.${verb}`,
        entity: id,
        details: { cluster_id: clusterId, ...details },
      });
    });
  }

  /** @throws ControlError if the cluster has been deleted meanwhile */
  #logOf(clusterId: string): LogCluster {
    const { engine } = this.#options;
    if (!engine.has(clusterId)) {
      throw new ControlError('clusterNotFound', { id: clusterId });
    }
    return engine.cluster(clusterId);
  }
}
