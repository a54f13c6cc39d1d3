import { createReadStream, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import { InputError } from '../../base/input-error.ts';
import { shellOf } from '../shell.ts';
import { contractsOf, withContractOptions, type ContractOptions } from './contract-options.ts';
import { collected, httpUrl } from './http-url.ts';
import { finish, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ContractOptions, ReportOptions {
  readonly base?: readonly string[];
}

/** `plinth verify`: checks recorded traffic against the contract. */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .description('validate recorded traffic (HAR, or one HAR entry per line) against a contract')
    .argument('<recording>', 'a .har file, or .ndjson with one entry per line');
  withContractOptions(command).option(
    '--base <url>',
    'only exchanges below this URL of the service; may be given more than once',
    collected,
  );
  return withReportOptions(command).action(async (file: string, options: Options) => {
    const { verifyRecording } = await import('../../toolkit/recordings/verify-recording.ts');
    const shell = shellOf(command);
    const bases = (options.base ?? []).map((base) => httpUrl(base, '--base'));
    const contracts = await contractsOf(command, options, bases);
    checkFile(file);
    const report = await verifyRecording(
      { name: file, open: () => createReadStream(file), attachment: attachmentsBeside(file) },
      contracts,
      bases,
    );
    finish(report, options, shell);
  });
}

/** @throws InputError if it can't be read */
function checkFile(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new InputError(`${file} is a folder`);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${file} can't be read (${code})`, { cause: error });
  }
}

/** Bodies that Playwright stores beside the recording. Entries may not refer to any other files. */
function attachmentsBeside(recording: string) {
  return (name: string): Buffer | undefined => {
    if (basename(name) !== name) return undefined;
    try {
      return readFileSync(join(dirname(recording), name));
    } catch {
      return undefined;
    }
  };
}
