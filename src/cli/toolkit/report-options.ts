import { writeFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { formatted, FORMATS, type Format } from '../../toolkit/report/formats.ts';
import {
  FAIL_ON,
  isFailure,
  summaryOf,
  type FailOn,
  type Report,
} from '../../toolkit/report/report.ts';
import { InputError } from '../../base/input-error.ts';
import { printableJson, printableLines } from '../printable.ts';
import type { Shell } from '../shell.ts';
import { FailedError, NonconformingError } from '../command-errors.ts';
import { EXIT_CODES } from '../exit-codes.ts';

/** The formats that are JSON; the others are lines. */
const JSON_FORMATS: ReadonlySet<Format> = new Set(['json', 'sarif']);

export interface ReportOptions {
  readonly format: Format;
  readonly output?: string;
  readonly failOn: FailOn;
}

export function withReportOptions(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'of the report').choices(FORMATS).default('pretty'))
    .option('--output <file>', 'file for the report; standard output by default')
    .addOption(
      new Option('--fail-on <severity>', 'lowest severity that ends the command with exit code 7')
        .choices(FAIL_ON)
        .default('error'),
    );
}

/**
 * Writes a report as the options say. @throws NonconformingError, or FailedError where the summary has been shown, if it
 * contains what the options define as a failure
 */
export function finish(report: Report, options: ReportOptions, shell: Shell): void {
  const made = {
    text: formatted(report, options.format, packageJson.version),
    summary: summaryOf(report),
    isFailure: isFailure(report, options.failOn),
  };
  finishWith(made, options, shell);
}

/** A report of any kind. */
interface MadeReport {
  /** In the format of the options. */
  readonly text: string;
  readonly summary: string;
  readonly isFailure: boolean;
}

/** The same for a report of any kind. */
export function finishWith(report: MadeReport, options: ReportOptions, shell: Shell): void {
  const text = JSON_FORMATS.has(options.format)
    ? printableJson(report.text)
    : printableLines(report.text);
  if (options.output === undefined) shell.stdout.write(text);
  else {
    try {
      writeFileSync(options.output, text);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InputError(`--output: ${options.output} can't be written (${code})`, {
        cause: error,
      });
    }
  }
  if (!report.isFailure) return;
  // A report for people that they see ends with the summary.
  if (options.format === 'pretty' && options.output === undefined) {
    throw new FailedError(EXIT_CODES.nonconforming);
  }
  throw new NonconformingError(report.summary);
}
