import type { Command } from 'commander';
import { alarmsOf } from '../../base/alarms.ts';
import { systemClock } from '../../base/clock.ts';
import type { Contract } from '../../contract/model/contract.ts';
import type { WatchedContract } from '../../toolkit/contracts/watch-contract.ts';
import { printMessage, shellOf } from '../shell.ts';
import {
  contractsOf,
  hasOwnContracts,
  namedIn,
  readingOf,
  shownErrors,
  sourcesOf,
  usable,
  type ContractOptions,
} from './contract-options.ts';

/** The contracts of a command that runs for long. */
export interface WatchedContracts {
  /** As they are now. One that can't be used any more is as it was last. */
  readonly contracts: readonly Contract[];
  close(): void;
}

/**
 * The contracts of a command, read again whenever one of their files changes; what has become of them is told in the
 * shell. Our own never change.
 * @param bases the addresses of the service
 * @throws InputError if one can't be used at the start
 */
export async function watchedContracts(
  command: Command,
  options: ContractOptions,
  bases: readonly URL[],
  onChange: (contracts: readonly Contract[]) => void,
): Promise<WatchedContracts> {
  if (!hasOwnContracts(command, options)) {
    return { contracts: await contractsOf(command, options, bases), close: () => undefined };
  }
  const [{ watchContract }, { nodeFiles: files }] = await Promise.all([
    import('../../toolkit/contracts/watch-contract.ts'),
    import('../../toolkit/contracts/file-system.ts'),
  ]);
  const shell = shellOf(command);
  const clock = systemClock;
  const contracts: Contract[] = [];
  const watched: WatchedContract[] = [];
  const close = () => watched.forEach((each) => each.close());
  for (const [i, source] of (await sourcesOf(namedIn(command, options), files)).entries()) {
    const each = await watchContract(source, {
      ...readingOf(options),
      files,
      clock,
      alarms: alarmsOf(clock),
      basePaths: bases.map(({ pathname }) => pathname.replace(/\/$/, '')),
      onChange(read) {
        if (read.contract === undefined) {
          for (const problem of shownErrors(read.problems)) printMessage(shell, problem);
          printMessage(shell, `${source.name} can't be used: it counts as it was before`);
          return;
        }
        contracts[i] = usable(read, shell);
        printMessage(shell, `${source.name} has been read again`);
        onChange(contracts);
      },
    });
    watched.push(each);
    try {
      contracts.push(usable(each.current, shell));
    } catch (error) {
      close();
      throw error;
    }
  }
  return { contracts, close };
}
