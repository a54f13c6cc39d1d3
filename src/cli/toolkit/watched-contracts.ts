import type { Command } from 'commander';
import { systemAlarms } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { shownProblem } from '../../contract/model/problem.ts';
import type { ContractSource } from '../../toolkit/contracts/contract-source.ts';
import type { ReadContract, ReadOptions } from '../../toolkit/contracts/read-contract.ts';
import type { WatchedContract } from '../../toolkit/contracts/watch-contract.ts';
import type { NamedContract } from '../../settings/contracts.ts';
import { printMessage, shellOf, type Shell } from '../shell.ts';
import {
  contractsOf,
  givenBy,
  hasOwnContracts,
  namedBy,
  readingOf,
  shownErrors,
  sourcesOf,
  usable,
  type ContractOptions,
  type ReadingOptions,
} from './contract-options.ts';

/** The contracts of a command that runs for long. */
export interface WatchedContracts {
  /** As they are now. One that can't be used any more is as it was last. */
  /** Another list once one of them has changed. */
  readonly contracts: readonly Contract[];
  /** What makes them unusable as their files are now, one a line. */
  readonly problems: readonly string[];
  /** What else is wrong with them, one a line. */
  readonly warnings: readonly string[];
  close(): void;
}

export interface WatchingOptions extends Partial<
  Pick<ReadOptions, 'basePaths' | 'acceptsWrongSchemas'>
> {
  /** Whether contracts may be unusable at the start, if there are files of that name. */
  readonly mayBeginUnusable?: boolean;
  /** Is called after each change: of the contracts, or of what makes them unusable. */
  readonly onChange: (now: Omit<WatchedContracts, 'close'>) => void;
}

/**
 * Reads contracts of other people, again whenever one of their files changes; what has become of them is told in the
 * shell.
 * @throws InputError if one can't be used at the start
 */
export async function watchContracts(
  named: readonly (NamedContract | string)[],
  reading: ReadingOptions,
  shell: Shell,
  { onChange, mayBeginUnusable = false, ...options }: WatchingOptions,
): Promise<WatchedContracts> {
  const [{ watchContract }, { nodeFiles: files }] = await Promise.all([
    import('../../toolkit/contracts/watch-contract.ts'),
    import('../../toolkit/contracts/file-system.ts'),
  ]);
  const sources = await sourcesOf(named, files);
  const usableOnes = new Map<ContractSource, Contract>();
  const problemsOf = new Map<ContractSource, readonly string[]>();
  const watched: WatchedContract[] = [];
  let contracts: readonly Contract[] = [];
  const now = {
    get contracts() {
      return contracts;
    },
    get problems() {
      return sources.flatMap((source) => problemsOf.get(source) ?? []);
    },
    get warnings() {
      return contracts.flatMap(({ problems }) => problems.map(shownProblem));
    },
    close: () => watched.forEach((each) => each.close()),
  };
  const begin = (source: ContractSource, read: ReadContract): void => {
    usableOnes.set(source, usable(read, shell));
    contracts = sources.flatMap((each) => usableOnes.get(each) ?? []);
  };
  /** @returns whether it can be used */
  const take = (source: ContractSource, read: ReadContract): boolean => {
    const problems = read.contract === undefined ? shownErrors(read.problems) : [];
    problemsOf.set(source, problems);
    for (const problem of problems) printMessage(shell, problem);
    if (read.contract === undefined) return false;
    begin(source, read);
    return true;
  };
  try {
    for (const source of sources) {
      const each = await watchContract(source, {
        ...options,
        ...readingOf(reading),
        files,
        clock: systemClock,
        alarms: systemAlarms,
        onChange(read) {
          const counts = usableOnes.has(source) ? 'it counts as it was before' : 'mend it';
          const isUsable = take(source, read);
          const become = isUsable ? 'has been read again' : `can't be used: ${counts}`;
          printMessage(shell, `${source.name} ${become}`);
          onChange(now);
        },
      });
      watched.push(each);
      const isThere = files.kindOf(source.location) === 'file';
      if (mayBeginUnusable && isThere) take(source, each.current);
      else begin(source, each.current);
    }
  } catch (error) {
    now.close();
    throw error;
  }
  return now;
}

/**
 * The contracts that the options of a command select, read again after changes; our own never change.
 * @param bases the addresses of the service
 * @throws InputError if one can't be used at the start
 */
export async function watchedContracts(
  command: Command,
  options: ContractOptions,
  bases: readonly URL[],
  onChange: (contracts: readonly Contract[]) => void,
): Promise<Pick<WatchedContracts, 'contracts' | 'close'>> {
  if (!hasOwnContracts(command, options)) {
    return { contracts: await contractsOf(command, options, bases), close: () => undefined };
  }
  return watchContracts(namedBy(command, givenBy(options)), options, shellOf(command), {
    basePaths: bases.map(({ pathname }) => pathname.replace(/\/$/, '')),
    onChange: ({ contracts }) => onChange(contracts),
  });
}
