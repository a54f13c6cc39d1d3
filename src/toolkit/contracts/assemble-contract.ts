import { resolve } from 'node:path';
import { bundle } from '../../contract/model/bundle.ts';
import { contractIn, type Contract } from '../../contract/model/contract.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import type { Problem } from '../../contract/model/problem.ts';
import type { ContractSource } from './contract-source.ts';
import type { ContractFiles } from './file-system.ts';
import { Overlays } from './overlays.ts';

/** What a contract is read with. */
export interface AssemblingOptions {
  readonly files: ContractFiles;
  /** Files or URLs of overlays, which are applied in order. */
  readonly overlays?: readonly string[];
  /** Whether references to other hosts may be followed. */
  readonly allowRemote?: boolean;
  /** Base paths of the service as it is deployed now, besides those of the contract's servers. */
  readonly basePaths?: readonly string[];
  /** Whether a contract with wrong schemas can be used: no values are held against them. */
  readonly acceptsWrongSchemas?: boolean;
}

/** How the texts of a contract are read and parsed. */
export interface TextReading {
  /** @throws Error if there is no text at a location */
  readonly read: (location: Location) => string;
  readonly parse?: typeof parseFile;
  /** Gets the files that overlays change, as they have become. */
  readonly overlaid?: Map<Location, ParsedFile>;
}

export interface Assembled {
  readonly contract: Contract;
  /** What is wrong with it, although it can be used. */
  readonly problems: readonly Problem[];
}

/**
 * Makes a contract of its files and overlays, whose texts are at hand.
 * @throws ContractError with everything that is wrong with it
 */
export function assembleContract(
  { name, location }: ContractSource,
  { files, overlays: named = [], allowRemote, basePaths, acceptsWrongSchemas }: AssemblingOptions,
  { read, parse = parseFile, overlaid = new Map() }: TextReading,
): Assembled {
  const overlays = new Overlays(named, read, (path) => files.kindOf(path) === 'file');
  const entry = isRemote(location) ? location : resolve(location);
  const from = bundle(location, read, {
    followsUrls: allowRemote === true || isRemote(location),
    parse: (file, text, at) => {
      const parsed = parse(file, text);
      const changed = overlays.applied(parsed, at, entry);
      if (changed !== parsed) overlaid.set(at, changed);
      return changed;
    },
  });
  const severity = acceptsWrongSchemas === true ? 'warning' : 'error';
  const contract = contractIn(name, from, basePaths, severity);
  return { contract, problems: [...overlays.problems, ...contract.problems] };
}
