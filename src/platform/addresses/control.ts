import type { IncomingMessage, ServerResponse } from 'node:http';
import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import type { Logger } from '../../base/logger.ts';
import { bindDirect } from '../../contract/direct.ts';
import type { FaultBoard } from '../../contract/faults/fault-board.ts';
import type { FaultInjection } from '../../contract/faults/faults.ts';
import { lazily } from '../../contract/lazily.ts';
import type { ControlAccess } from '../../families/control/access.ts';
import type { Controls } from '../../families/control/controls.ts';
import { controlContractErrors } from '../../families/control/errors.ts';
import type { TrustedPages } from '../../http/forged-request.ts';
import { mount } from '../../http/mount.ts';
import type { RequestListener } from '../../http/request-listener.ts';

/** The path prefix of the control API, at the address of the console. */
const CONTROL_PATH = '/api/control';

/** The faults to inject into requests, where the control API may be used. */
export function faultInjectionFor(
  { to }: ControlAccess,
  serves: Controls['serves'],
  faults: FaultBoard,
): FaultInjection | undefined {
  if (to === 'nobody') return undefined;
  return {
    faults,
    answersPreferences: serves === 'platform',
    clock: systemClock,
    alarms: systemAlarms,
  };
}

interface ControlOptions {
  readonly log: Logger;
  readonly checkResponses: boolean;
  readonly logRequests?: boolean;
  readonly pages: TrustedPages;
}

/** Serves the control API, which is loaded on its first request, before the pages of the console. */
export function withControl(
  controls: Controls,
  access: ControlAccess,
  options: ControlOptions,
): (pages: RequestListener) => RequestListener {
  const make = async () => {
    const { controlFamily } = await import('../../families/control/family.ts');
    return bindDirect(controlFamily(controls, access, systemClock), options);
  };
  const api = lazily(make, controlContractErrors, options.log);
  return (pages) => mount<IncomingMessage, ServerResponse>(CONTROL_PATH, api, pages);
}
