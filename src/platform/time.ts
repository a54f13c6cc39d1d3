import { systemAlarms, type Alarms } from '../base/alarms.ts';
import { systemClock, type Clock } from '../base/clock.ts';
import { type Ids, randomIds, SeedableIds } from '../base/ids.ts';
import { MovableClock } from '../base/movable-clock.ts';
import type { ControlAccess } from '../families/control/access.ts';
import type { TimeControls } from '../families/control/controls.ts';
import type { Settings } from '../settings/table.ts';

/** The clock of the engines and the control plane, and their source of ids. */
export interface Time {
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly ids: Ids;
  /** Undefined unless the control API may change them. */
  readonly controls?: TimeControls;
}

/**
 * The machine's clock and ids; tests may change them where the control API is served. The clock only of a platform that
 * shares no store: copies go by one time.
 */
export function timeFor({ to }: ControlAccess, { storeUrl }: Pick<Settings, 'storeUrl'>): Time {
  if (to === 'nobody') return { clock: systemClock, alarms: systemAlarms, ids: randomIds };
  const clock = new MovableClock({ clock: systemClock, alarms: systemAlarms });
  const ids = new SeedableIds();
  return { clock, alarms: clock, ids, controls: { clock, ids, isShared: storeUrl !== undefined } };
}
