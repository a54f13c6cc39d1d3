import { Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { withSettings } from '../setting-options.ts';
import { shellOf } from '../shell.ts';
import { namedBy, readingOf, withReadingOptions, type ReadingOptions } from './contract-options.ts';
import { finishWith, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ReportOptions, ReadingOptions {
  readonly rules?: string;
}

/** `plinth lint`: the rules of Redocly and ours. */
export function lintCommand(): Command {
  const command = new Command('lint')
    .description('check contracts by the rules of Redocly and of Plinth')
    .argument(
      '[contract...]',
      'OpenAPI or Arazzo documents: files, folders with a redocly.yaml, URLs, or names of redocly.yaml or --contracts; by default all of redocly.yaml, else of --contracts',
    )
    .option(
      '--rules <file>',
      'a redocly.yaml; by default that of this folder, else the recommended rules',
    );
  withSettings(withReadingOptions(command), ['contracts']);
  return withReportOptions(command).action(async (given: readonly string[], options: Options) => {
    const [{ lintContracts }, { formattedLint, isLintFailure, lintSummary }] = await Promise.all([
      import('../../toolkit/lint/lint.ts'),
      import('../../toolkit/lint/lint-report.ts'),
    ]);
    const { rules, failOn } = options;
    const contracts = given.length === 0 ? [] : namedBy(command, given);
    const report = await lintContracts({
      contracts,
      usual: namedBy(command, []),
      ...readingOf(options),
      ...(rules !== undefined && { config: rules }),
    });
    finishWith(
      {
        text: (format) => formattedLint(report, format, packageJson.version),
        summary: lintSummary(report),
        isFailure: isLintFailure(report, failOn),
      },
      options,
      shellOf(command),
    );
  });
}
