import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { InputError } from '../../base/input-error.ts';
import { FailedError } from '../command-errors.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { printable } from '../printable.ts';
import { printMessage, shellOf } from '../shell.ts';
import { contractsOf, withContractOptions, type ContractOptions } from './contract-options.ts';
import { collected, httpUrl } from './http-url.ts';
import { recordingAt, textIn } from './recording-file.ts';

interface Options extends ContractOptions {
  readonly consumer: string;
  readonly out?: string;
  readonly base?: readonly string[];
}

/** The most that is told of each kind. */
const MOST_SHOWN = 20;
const MANIFEST = /\.ya?ml$/i;

/** `plinth usage`: what a consumer uses of contracts, by its recorded traffic. */
export function usageCommand(): Command {
  const command = new Command('usage')
    .description('write down what a consumer uses of a contract, by its recorded traffic')
    .argument(
      '<recording...>',
      '.har files, .ndjson with one entry per line, or earlier results (.yaml), which are added up',
    )
    .requiredOption('--consumer <name>', 'who uses it')
    .option('--out <file>', 'file for the result; standard output by default');
  withContractOptions(command).option(
    '--base <url>',
    'only exchanges below this URL of the service; may be given more than once',
    collected,
  );
  return command.action(async (files: readonly string[], options: Options) => {
    const shell = shellOf(command);
    const [{ observeRecordings }, { manifestText, readManifest }, { Usage }] = await Promise.all([
      import('../../toolkit/usage/usage-of-recordings.ts'),
      import('../../toolkit/usage/manifest.ts'),
      import('../../toolkit/usage/operation-use.ts'),
    ]);
    const { consumer, out } = options;
    if (consumer.trim() === '') throw new InputError('--consumer must be a name');
    const bases = (options.base ?? []).map((base) => httpUrl(base, '--base'));
    const contracts = await contractsOf(command, options, bases);
    const usage = new Usage();
    for (const file of files.filter((each) => MANIFEST.test(each))) {
      readManifest(file, textIn(file, 'usage'), usage);
    }
    const recordings = files.filter((each) => !MANIFEST.test(each)).map(recordingAt);
    const seen = await observeRecordings(recordings, contracts, usage, bases);
    const notes = [
      ...seen.problems.map(
        (each) => `${each.recording}:${each.line}: ${each.place} ${each.message}`,
      ),
      ...[...seen.unknown].map(([what, count]) => `in no contract: ${what} (${count} ×)`),
    ];
    for (const note of notes.slice(0, MOST_SHOWN))
      printMessage(shell, `warning: ${printable(note)}`);
    if (notes.length > MOST_SHOWN) {
      printMessage(shell, `warning: and ${notes.length - MOST_SHOWN} more`);
    }
    const text = manifestText({ consumer, usage });
    if (out === undefined) shell.stdout.write(text);
    else writeTo(out, text);
    const operations = [...usage.contracts.values()].reduce((sum, { size }) => sum + size, 0);
    printMessage(
      shell,
      `${consumer} uses ${operations} operations, in ${seen.exchanges} exchanges`,
    );
    if (recordings.length > 0 && operations === 0) throw new FailedError(EXIT_CODES.nonconforming);
  });
}

/** @throws InputError */
function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`--out: ${file} can't be written (${code})`, { cause: error });
  }
}
