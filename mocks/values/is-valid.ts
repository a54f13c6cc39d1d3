import { InputError } from '../../src/base/input-error.ts';
import type { Contract } from '../../src/contract/model/contract.ts';

/**
 * Whether a value of an answer is valid by a schema. One that is wrong itself allows everything; a start tells so.
 * @param pointer to the schema
 */
export function isValid(
  { schemas }: Pick<Contract, 'schemas'>,
  pointer: string,
  value: unknown,
): boolean {
  try {
    return schemas.fits('response', pointer, value);
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}
