import { systemClock, type Clock } from '../engines/redis/clock.ts';
import type { Store } from '../store/store.ts';
import { AuditLog } from './audit/audit-log.ts';
import { randomIds, type Ids } from './ids.ts';

/** What a control plane is opened with. */
export interface ControlPlaneOptions {
  readonly store: Store;
  readonly clock?: Clock | undefined;
  readonly ids?: Ids | undefined;
}

/** Everything that can be managed; families know it only through this. */
export interface ControlPlane {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
}

/** Opens the services of the control plane on a store. */
export async function openControlPlane(options: ControlPlaneOptions): Promise<ControlPlane> {
  const { store, clock = systemClock, ids = randomIds } = options;
  const audit = new AuditLog(store, clock);
  return { store, clock, ids, audit };
}
