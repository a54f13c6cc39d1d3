import { isUniqueViolation } from '../store/unique-violation.ts';
import { ControlError, type ControlErrorName } from './errors.ts';

/**
 * Runs a change that may violate a unique index. The index decides between concurrent changes, in every store.
 * @throws ControlError the given one, if another row has the value
 */
export async function rejectDuplicate<Result>(
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
