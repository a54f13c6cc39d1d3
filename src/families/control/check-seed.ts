import type { components } from '../../../generated/control/types.ts';
import { replaceStateBody } from '../../../generated/control/validators.js';
import { checkBody } from '../../contract/validation.ts';
import { controlContractErrors } from './errors.ts';

/**
 * Validates a document against the schema of seeds.
 * @throws HttpError naming the place that does not conform
 */
export function checkSeed(document: unknown): components['schemas']['seed'] {
  const wrong = checkBody(replaceStateBody, document);
  if (wrong !== undefined) throw controlContractErrors.invalid(wrong);
  return document as components['schemas']['seed'];
}
