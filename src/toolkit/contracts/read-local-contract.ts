import { InputError } from '../../base/input-error.ts';
import { isRemote } from '../../contract/model/location.ts';
import { assembleContract, type Assembled, type AssemblingOptions } from './assemble-contract.ts';
import type { ContractSource } from './contract-source.ts';

/**
 * Reads a contract whose files and overlays are all on this machine, at once: a program may need it while it is loaded.
 * @throws ContractError with everything that is wrong with it
 */
export function readLocalContract(
  source: ContractSource,
  options: Omit<AssemblingOptions, 'allowRemote'>,
): Assembled {
  return assembleContract(source, options, {
    read(location) {
      if (!isRemote(location)) return options.files.readText(location);
      throw new InputError(`${location} is at another host, and can't be read at once`);
    },
  });
}
