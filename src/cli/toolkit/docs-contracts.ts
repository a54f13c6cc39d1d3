import { readFileSync } from 'node:fs';
import { bundle } from '../../contract/model/bundle.ts';
import { Contract } from '../../contract/model/contract.ts';

/** Contracts, and the files that they were read from. */
export interface ReadContracts {
  readonly contracts: readonly Contract[];
}

/**
 * Reads contracts for their docs. A schema that no value could be held against is described like any other.
 * @param onRead gets the path of each file, also of one that can't be read
 * @throws InputError naming file and place of what can't be read
 */
export function readContracts(
  files: readonly string[],
  onRead: (path: string) => void = () => {},
): ReadContracts {
  const read = (path: string) => {
    onRead(path);
    return readFileSync(path, 'utf8');
  };
  return { contracts: files.map((file) => new Contract(file, bundle(file, read))) };
}
