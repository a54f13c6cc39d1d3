import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { InputError } from '../../base/input-error.ts';
import { pluralized } from '../../toolkit/report/report.ts';
import { EXIT_CODES, FailedError } from '../exit-codes.ts';
import { printMessage, shellOf } from '../shell.ts';
import { withContractOptions } from './contract-options.ts';
import { observed, withTrafficOptions, type TrafficOptions } from './traffic-options.ts';

interface Options extends TrafficOptions {
  readonly consumer: string;
  readonly out?: string;
}

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
  withTrafficOptions(withContractOptions(command));
  return command.action(async (files: readonly string[], options: Options) => {
    const { consumer, out } = options;
    if (consumer.trim() === '') throw new InputError('--consumer must be a name');
    const shell = shellOf(command);
    const { usage, exchanges, isWhole } = await observed(command, files, options);
    const { manifestText } = await import('../../toolkit/usage/manifest.ts');
    const text = manifestText({ consumer, usage });
    if (out === undefined) shell.stdout.write(text);
    else writeTo(out, text);
    const operations = [...usage.contracts.values()].reduce((sum, { size }) => sum + size, 0);
    const uses = pluralized(operations, 'operation');
    printMessage(shell, `${consumer} uses ${uses}, in ${pluralized(exchanges, 'exchange')}`);
    if (operations === 0 || !isWhole) throw new FailedError(EXIT_CODES.nonconforming);
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
