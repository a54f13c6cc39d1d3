import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { Role, type RoleOptions } from '../store/role.ts';
import type { SharedStore } from '../store/shared-store.ts';

/**
 * Opens a role: something that one of the processes that share a store does for all of them.
 * @param name the same in all processes
 */
export function roleOf(
  { keeper }: SharedStore,
  name: string,
  told: Pick<RoleOptions, 'onAcquired' | 'onLost' | 'details'> = {},
): Promise<Role> {
  // Leases use the real time, even if a test or `plinth clock` has moved the platform's clock.
  const time = { clock: systemClock, alarms: systemAlarms };
  return Role.open({ keeper, name: roleLease(name), ...time, ...told });
}

/** The name of the lease that belongs to a role. */
export function roleLease(name: string): string {
  return `role/${name}`;
}
