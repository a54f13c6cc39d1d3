import { isUniqueViolation } from '../store/unique-violation.ts';
import { ControlError, type ControlErrorName } from './errors.ts';

/**
 * A change whose row has something that only one may have. The index of the store decides, so of two
 * such changes at once one fails, whichever store it is.
 * @throws ControlError the named one, where another row has it
 */
export async function unlessTaken<Result>(
  change: Promise<Result>,
  name: ControlErrorName,
  places: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? new ControlError(name, places) : error;
  }
}
