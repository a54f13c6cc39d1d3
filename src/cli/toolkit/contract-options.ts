import { Option, type Command } from 'commander';
import { InputError } from '../../base/input-error.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { shownProblem, type Problem } from '../../contract/model/problem.ts';
import { contractsIn, namedContract, type NamedContract } from '../../settings/contracts.ts';
import { FAMILIES, ourContract, type FamilyName } from '../../toolkit/our-contracts.ts';
import type { ContractSource } from '../../toolkit/contracts/contract-source.ts';
import type { ContractFiles } from '../../toolkit/contracts/file-system.ts';
import type { ReadContract, ReadOptions } from '../../toolkit/contracts/read-contract.ts';
import { settingsOf, withSettings } from '../setting-options.ts';
import { printMessage, shellOf, type Shell } from '../shell.ts';
import { collected } from './option-values.ts';

/** The options that say how a contract is read. */
export interface ReadingOptions {
  readonly overlay?: readonly string[];
  readonly allowRemote?: boolean;
}

/** The options that select contracts. */
export interface ContractOptions extends ReadingOptions {
  readonly contract?: string;
  readonly family?: FamilyName;
}

/** The most problems of a contract that are shown. */
const MOST_SHOWN = 50;

export function withReadingOptions(command: Command): Command {
  return command
    .option(
      '--overlay <file>',
      'changes to the contract (OpenAPI Overlay 1.0 or 1.1), a file or a URL; may be given more than once',
      collected,
    )
    .addOption(allowRemoteOption());
}

export function allowRemoteOption(): Option {
  return new Option('--allow-remote', 'follow references to other hosts, to public addresses');
}

/** @param heeded settings that the command has besides */
export function withContractOptions(
  command: Command,
  heeded: Parameters<typeof withSettings>[1] = [],
): Command {
  command
    .addOption(
      new Option(
        '--contract <source>',
        'an OpenAPI document instead of those of Plinth: a file, a folder with a redocly.yaml, a URL, or a name of --contracts',
      ).conflicts('family'),
    )
    .addOption(new Option('--family <family>', 'only this family of Plinth').choices(FAMILIES));
  return withSettings(withReadingOptions(command), [...heeded, 'contracts']);
}

/** Options in which `--contract` may be given as an argument instead. @throws InputError */
export function optionsWithArgument<T extends ContractOptions>(
  argument: string | undefined,
  options: T,
): T {
  if (argument === undefined) return options;
  if (options.contract === undefined && options.family === undefined) {
    return { ...options, contract: argument };
  }
  throw new InputError(`${argument}, --contract or --family: it is one of them`);
}

/** What `--contract` names. */
export function givenBy({ contract }: Pick<ContractOptions, 'contract'>): readonly string[] {
  return contract === undefined ? [] : [contract];
}

/** Whether a command is about contracts that are not ours. */
export function hasOwnContracts(command: Command, { contract, family }: ContractOptions): boolean {
  return contract !== undefined || (family === undefined && namedContracts(command).length > 0);
}

/**
 * The contracts of a command: those that an option or a setting names, or those of our families. Notes about what is
 * wrong with them go to the shell.
 * @param bases the addresses of the service
 * @throws InputError
 */
export async function contractsOf(
  command: Command,
  options: ContractOptions,
  bases: readonly URL[] = [],
): Promise<Contract[]> {
  const basePaths = bases.map(({ pathname }) => pathname.replace(/\/$/, ''));
  if (hasOwnContracts(command, options)) {
    const shell = shellOf(command);
    const named = namedBy(command, givenBy(options));
    const read = await readContracts(named, options, shell, { basePaths });
    for (const { name, operations } of read) {
      if (operations.length > 0) continue;
      printMessage(shell, `${name} has no operations in its paths: there is nothing to check`);
    }
    return read;
  }
  if (options.overlay !== undefined) throw new InputError('--overlay needs a --contract');
  const families = options.family === undefined ? FAMILIES : [options.family];
  return Promise.all(families.map((name) => ourContract(name, { basePaths })));
}

/**
 * Reads contracts of other people.
 * @param reading where they are, if not on disk, and what is known of them
 * @throws InputError if one can't be used, after everything that is wrong has been told
 */
export async function readContracts(
  named: readonly (NamedContract | string)[],
  options: ReadingOptions,
  shell: Shell,
  reading: Partial<Pick<ReadOptions, 'files' | 'basePaths' | 'acceptsWrongSchemas'>> = {},
): Promise<Contract[]> {
  const [{ readContract }, { nodeFiles }] = await Promise.all([
    import('../../toolkit/contracts/read-contract.ts'),
    import('../../toolkit/contracts/file-system.ts'),
  ]);
  const { files = nodeFiles } = reading;
  const contracts: Contract[] = [];
  for (const source of await sourcesOf(named, files)) {
    const read = await readContract(source, { ...reading, ...readingOf(options), files });
    contracts.push(usable(read, shell));
  }
  return contracts;
}

/** Where contracts are. @throws InputError */
export async function sourcesOf(
  named: readonly (NamedContract | string)[],
  files: ContractFiles,
): Promise<ContractSource[]> {
  const { sourcesIn } = await import('../../toolkit/contracts/contract-source.ts');
  return named.flatMap((each) =>
    typeof each === 'string' ? sourcesIn(each, files) : sourcesIn(each.source, files, each.name),
  );
}

export function readingOf({
  overlay,
  allowRemote,
}: ReadingOptions): Pick<ReadOptions, 'overlays' | 'allowRemote'> {
  return {
    ...(overlay && { overlays: overlay }),
    ...(allowRemote !== undefined && { allowRemote }),
  };
}

/** A contract that has been read, whose warnings are told. @throws InputError if it can't be used, after all errors but the last have been told */
export function usable({ contract, problems }: ReadContract, shell: Shell): Contract {
  if (contract === undefined) {
    const all = shownErrors(problems);
    for (const problem of all.slice(0, -1)) printMessage(shell, problem);
    throw new InputError(all.at(-1));
  }
  tellWarnings(problems, shell);
  return contract;
}

/** The contracts in the settings. */
function namedContracts(command: Command): readonly NamedContract[] {
  const { contracts } = settingsOf(command);
  return contracts === undefined ? [] : contractsIn(contracts, 'contracts');
}

/** The contracts of others that arguments name, by their names in the settings too; without arguments all of the settings. */
export function namedBy(
  command: Command,
  given: readonly string[],
): readonly (NamedContract | string)[] {
  if (given.length === 0) return namedContracts(command);
  return given.map(
    (contract) => namedContract(contract, () => settingsOf(command).contracts) ?? contract,
  );
}

/** The problems that make a contract unusable, one a line. */
export function shownErrors(problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').map(shownProblem);
  const left = errors.length - MOST_SHOWN;
  return left > 0 ? [...errors.slice(0, MOST_SHOWN), `there are ${left} more problems`] : errors;
}

/** The warnings that have been told in a shell: a command may read a contract more than once. */
const toldIn = new WeakMap<Shell, Set<string>>();

function tellWarnings(problems: readonly Problem[], shell: Shell): void {
  const told = toldIn.get(shell) ?? new Set<string>();
  toldIn.set(shell, told);
  const fresh = problems.map(shownProblem).filter((problem) => !told.has(problem));
  for (const problem of fresh) told.add(problem);
  for (const problem of fresh.slice(0, MOST_SHOWN)) printMessage(shell, `warning: ${problem}`);
  const left = fresh.length - MOST_SHOWN;
  if (left > 0) printMessage(shell, `warning: there are ${left} more problems`);
}
