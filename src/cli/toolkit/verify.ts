import { Command } from 'commander';
import { shellOf } from '../shell.ts';
import { contractsOf, withContractOptions, type ContractOptions } from './contract-options.ts';
import { collected, httpUrl } from './option-values.ts';
import { recordingAt } from './recording-file.ts';
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
    const report = await verifyRecording(recordingAt(file), contracts, bases);
    finish(report, options, shell);
  });
}
