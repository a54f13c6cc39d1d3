import type { Command } from 'commander';
import type { Contract } from '../../contract/model/contract.ts';
import type { Usage } from '../../toolkit/usage/operation-use.ts';
import { isBroken } from '../../toolkit/report/report.ts';
import { printable } from '../printable.ts';
import { printMessage, shellOf } from '../shell.ts';
import { contractsOf, type ContractOptions } from './contract-options.ts';
import { collected, httpUrl } from './option-values.ts';
import { recordingAt, textIn } from './recording-file.ts';

/** The options that say which traffic is looked at. */
export interface TrafficOptions extends ContractOptions {
  readonly base?: readonly string[];
}

/** The most that is told of recordings. */
const MOST_SHOWN = 20;
const MANIFEST = /\.ya?ml$/i;

export function withTrafficOptions(command: Command): Command {
  return command.option(
    '--base <url>',
    'only exchanges below this URL of the service; may be given more than once',
    collected,
  );
}

/**
 * What recordings, and manifests of earlier ones, show of contracts. What belongs to no contract is told.
 * @throws InputError
 */
export async function observed(
  command: Command,
  files: readonly string[],
  options: TrafficOptions,
): Promise<{
  readonly contracts: readonly Contract[];
  readonly usage: Usage;
  readonly exchanges: number;
  /** Whether all recordings could be read to their ends. */
  readonly isWhole: boolean;
}> {
  const [{ observeRecordings }, { readManifest }, { Usage: NewUsage }] = await Promise.all([
    import('../../toolkit/usage/usage-of-recordings.ts'),
    import('../../toolkit/usage/manifest.ts'),
    import('../../toolkit/usage/operation-use.ts'),
  ]);
  const shell = shellOf(command);
  const bases = (options.base ?? []).map((base) => httpUrl(base, '--base'));
  const contracts = await contractsOf(command, options, bases);
  const usage = new NewUsage();
  for (const file of files.filter((each) => MANIFEST.test(each))) {
    readManifest(file, textIn(file, command.name()), usage);
  }
  const recordings = files.filter((each) => !MANIFEST.test(each)).map(recordingAt);
  const { exchanges, unknown, problems } = await observeRecordings(
    recordings,
    contracts,
    usage,
    bases,
  );
  const notes = [
    ...problems.map((each) => `${each.recording}:${each.line}: ${each.place} ${each.message}`),
    ...[...unknown].map(([what, count]) => `in no contract: ${what} (${count} ×)`),
  ];
  for (const note of notes.slice(0, MOST_SHOWN)) printMessage(shell, `warning: ${printable(note)}`);
  const left = notes.length - MOST_SHOWN;
  if (left > 0) printMessage(shell, `warning: and ${left} more`);
  return { contracts, usage, exchanges, isWhole: !problems.some(isBroken) };
}
