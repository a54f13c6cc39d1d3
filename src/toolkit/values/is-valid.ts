import { InputError } from '../../base/input-error.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { Direction } from '../../contract/model/schemas.ts';

/**
 * Whether a value is valid by a schema. One that is wrong itself allows everything; a start tells so.
 * @param pointer to the schema
 */
export function isValid(
  { schemas }: Pick<Contract, 'schemas'>,
  pointer: string,
  value: unknown,
  direction: Direction = 'response',
): boolean {
  try {
    return schemas.fits(direction, pointer, value);
  } catch (error) {
    if (error instanceof InputError) return true;
    throw error;
  }
}
