import { Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { InputError } from '../../base/input-error.ts';
import type { Format } from '../../toolkit/report/formats.ts';
import { shellOf } from '../shell.ts';
import { withContractOptions } from './contract-options.ts';
import { finishWith, withOutputOptions, type OutputOptions } from './report-options.ts';
import { observed, withTrafficOptions, type TrafficOptions } from './traffic-options.ts';

interface Options extends TrafficOptions, OutputOptions {
  readonly atLeast: string;
}

/** `plinth coverage`: which operations and responses of a contract recorded traffic has shown. */
export function coverageCommand(): Command {
  const command = new Command('coverage')
    .description('tell which operations and responses of a contract were not in recorded traffic')
    .argument(
      '<recording...>',
      '.har files, .ndjson with one entry per line, or manifests of usage',
    )
    .option('--at-least <percent>', 'how much of the responses must have been seen', '0');
  withOutputOptions(withTrafficOptions(withContractOptions(command)));
  return command.action(async (files: readonly string[], options: Options) => {
    const atLeast = Number(options.atLeast);
    if (!/^\d+$/.test(options.atLeast) || atLeast > 100) {
      throw new InputError(`--at-least: ${options.atLeast} is no percentage, 0 to 100`);
    }
    const { contracts, usage, isWhole } = await observed(command, files, options);
    const [{ coverageOf }, { formattedLint }] = await Promise.all([
      import('../../toolkit/usage/coverage.ts'),
      import('../../toolkit/lint/lint-report.ts'),
    ]);
    const { report, summary, isEnough } = coverageOf(contracts, usage, atLeast);
    finishWith(
      {
        text: (format: Format) => formattedLint(report, format, packageJson.version, summary),
        summary,
        isFailure: !isEnough || !isWhole,
      },
      options,
      shellOf(command),
    );
  });
}
