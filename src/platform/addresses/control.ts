import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import type { Logger } from '../../base/logger.ts';
import { bindDirect } from '../../contract/direct.ts';
import { FaultBoard } from '../../contract/faults/fault-board.ts';
import type { Rehearsal } from '../../contract/faults/rehearsal.ts';
import { lazily } from '../../contract/lazily.ts';
import type { ControlAccess } from '../../families/control/access.ts';
import type { Controls } from '../../families/control/controls.ts';
import { controlContractErrors } from '../../families/control/errors.ts';
import { CONTROL_PATH } from '../../families/control/path.ts';
import { front } from '../../http/front.ts';
import { mounted } from '../../http/mounted.ts';
import type { RequestListener } from '../../http/request-listener.ts';

/** The faults of requests, where the control API may be used. */
export function rehearsalFor(
  { to }: ControlAccess,
  serves: Controls['serves'],
): Rehearsal | undefined {
  if (to === 'nobody') return undefined;
  return {
    faults: new FaultBoard(),
    answersPreferences: serves === 'platform',
    clock: systemClock,
    alarms: systemAlarms,
  };
}

/** Serves the control API, which is loaded on its first request, before the pages of the console. */
export function withControl(
  controls: Controls,
  access: ControlAccess,
  { log, checkResponses }: { readonly log: Logger; readonly checkResponses: boolean },
): (pages: RequestListener) => RequestListener {
  const make = async () => {
    const { controlFamily } = await import('../../families/control/family.ts');
    const family = controlFamily(controls, access, systemClock);
    return bindDirect(family, { log, checkResponses });
  };
  const api = front({ tails: [] }, lazily(make, controlContractErrors, log));
  return (pages) => mounted(CONTROL_PATH, api, pages);
}
