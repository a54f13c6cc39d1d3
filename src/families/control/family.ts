import contract from '../../../generated/control/openapi.json' with { type: 'json' };
import type { operations } from '../../../generated/control/types.ts';
import * as validators from '../../../generated/control/validators.js';
import type { Clock } from '../../base/clock.ts';
import type { ContractDocument } from '../../contract/model/document.ts';
import type { Family } from '../../contract/family.ts';
import { controlAuthenticator, type ControlAccess } from './access.ts';
import type { Controls } from './controls.ts';
import { controlContractErrors } from './errors.ts';
import { controlOperations } from './operations/index.ts';

export type ControlFamily = Family<operations, undefined>;

/** Bytes: more than a list of faults needs. Operations that take seeds have a larger limit. */
const BODY_LIMIT = 1024 * 1024;

/**
 * The control API of a platform or a mock. @param clock times the delays that slow down guessing
 */
export function controlFamily(
  controls: Controls,
  access: ControlAccess,
  clock: Clock,
): ControlFamily {
  return {
    name: 'control',
    contract: contract as unknown as ContractDocument,
    validators,
    errors: controlContractErrors,
    handlers: controlOperations(controls),
    isOpen: access.to === 'thisMachine',
    authenticate: controlAuthenticator(access, clock),
    bodyLimit: (_, { declared }) => declared['x-body-limit']?.bytes ?? BODY_LIMIT,
  };
}
