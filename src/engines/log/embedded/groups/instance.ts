import { ConsumerInstance } from '../../consumer-instance.ts';
import type { ConsumerConfig } from '../../engine.ts';
import type { GroupPartition } from './group-partition.ts';

/** In milliseconds. A shorter interval would sync the disk for nearly every response. */
const MIN_AUTO_COMMIT_INTERVAL = 100;

/** An instance of a consumer group, with the partitions that its group has assigned to it. */
export class Instance extends ConsumerInstance {
  readonly assigned = new Set<GroupPartition>();
  /** When the last request arrived or was answered, in Unix milliseconds. */
  lastSeen: number;
  /** When the next automatic commit is due, in Unix milliseconds. */
  autoCommitDue = Infinity;

  constructor(name: string, config: ConsumerConfig, now: number) {
    super(name, config);
    this.lastSeen = now;
  }

  /** When it is closed if no further request arrives. */
  get sessionDeadline(): number {
    return this.requests > 0 ? Infinity : this.lastSeen + this.config.sessionTimeout;
  }

  /** Schedules an automatic commit, if the instance commits automatically. */
  commitBy(now: number): void {
    if (!this.config.autoCommit) return;
    const interval = Math.max(this.config.autoCommitInterval, MIN_AUTO_COMMIT_INTERVAL);
    this.autoCommitDue = Math.min(this.autoCommitDue, now + interval);
  }
}
