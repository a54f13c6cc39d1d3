import packageJson from '../../../../package.json' with { type: 'json' };
import type { operations } from '../../../../generated/control/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Controls } from '../controls.ts';
import { callbackOperations } from './callbacks.ts';
import { clockOperations } from './clock.ts';
import { faultsOfCopies, ownFaults } from './faults-of-copies.ts';
import { stateOperations } from './state.ts';

/** One handler for each operation of `openapi/control`. */
export function controlOperations(controls: Controls): Handlers<operations, undefined> {
  const { faults, executeFault, mocked } = controls;
  return {
    getControl: () => ({
      status: 200,
      body: { serves: controls.serves, version: packageJson.version },
    }),
    ...(executeFault === undefined ? ownFaults(faults, mocked) : faultsOfCopies(executeFault)),
    ...callbackOperations(controls),
    ...stateOperations(controls),
    ...clockOperations(controls),
  };
}
