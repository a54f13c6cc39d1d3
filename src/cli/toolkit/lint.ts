import { Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { shellOf } from '../shell.ts';
import { finishWith, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ReportOptions {
  readonly config?: string;
}

/** `plinth lint`: the rules of Redocly and ours. */
export function lintCommand(): Command {
  const command = new Command('lint')
    .description('check contracts by the rules of Redocly and of Plinth')
    .argument(
      '[contract...]',
      'OpenAPI or Arazzo documents, or names that redocly.yaml gives them; all of those by default',
    )
    .option(
      '--config <file>',
      'rules to use; by default redocly.yaml of this folder, else the recommended ones',
    );
  return withReportOptions(command).action(
    async (contracts: readonly string[], options: Options) => {
      const [{ lintContracts }, { formattedLint, isLintFailure, lintSummary }] = await Promise.all([
        import('../../toolkit/lint/lint.ts'),
        import('../../toolkit/lint/lint-report.ts'),
      ]);
      const { config, failOn } = options;
      const report = await lintContracts({ contracts, ...(config !== undefined && { config }) });
      finishWith(
        {
          text: (format) => formattedLint(report, format, packageJson.version),
          summary: lintSummary(report),
          isFailure: isLintFailure(report, failOn),
        },
        options,
        shellOf(command),
      );
    },
  );
}
