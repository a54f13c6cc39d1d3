import type { Command } from 'commander';
import { InputError } from '../../base/input-error.ts';

/** The largest that the generator has. */
const LARGEST = 2 ** 31 - 1;

/**
 * The seed of the first answer that a mock of contracts generates, as an option gives it. One in the settings is a file with
 * the data of a platform, which such a mock does not have.
 * @throws InputError
 */
export function answerSeedOf(command: Command): number | undefined {
  const given: unknown = command.getOptionValue('seed');
  if (typeof given !== 'string') return undefined;
  const seed = Number(given);
  if (/^\d+$/.test(given) && seed <= LARGEST) return seed;
  throw new InputError(
    `--seed ${given}: of the mock of a contract it is a number, 0 to ${LARGEST}`,
  );
}
