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
import { EXIT_CODES, FailedError, NonconformingError } from '../exit-codes.ts';

/** The formats that are JSON; the others are lines. */
const JSON_FORMATS: ReadonlySet<string> = new Set<Format>(['json', 'sarif', 'codequality']);

interface OtherReport {
  readonly format: string;
  readonly file: string;
}

/** The options that say where reports go. */
export interface OutputOptions<F extends string = Format> {
  readonly format: F;
  readonly output?: string;
  readonly report?: readonly OtherReport[];
}

export interface ReportOptions extends OutputOptions {
  readonly failOn: FailOn;
}

export function withOutputOptions(command: Command, formats: readonly string[] = FORMATS): Command {
  return command
    .addOption(new Option('--format <format>', 'of the report').choices(formats).default('pretty'))
    .option('--output <file>', 'file for the report; standard output by default')
    .option(
      '--report <format=file>',
      'another report, in a file; may be given more than once',
      (text, before?: readonly OtherReport[]) => [...(before ?? []), otherReport(text, formats)],
    );
}

export function withReportOptions(command: Command): Command {
  return withOutputOptions(command).addOption(
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
    text: (format: Format) => formatted(report, format, packageJson.version),
    summary: summaryOf(report),
    isFailure: isFailure(report, options.failOn),
  };
  finishWith(made, options, shell);
}

/** A report of any kind. */
interface MadeReport<F extends string> {
  /** In a format. */
  readonly text: (format: F) => string;
  readonly summary: string;
  readonly isFailure: boolean;
}

/** The same for a report of any kind. */
export function finishWith<F extends string>(
  report: MadeReport<F>,
  options: OutputOptions<F>,
  shell: Shell,
): void {
  const { format, output, report: others = [] } = options;
  for (const other of others) write('--report', other.file, printed(report, other.format as F));
  const text = printed(report, format);
  if (output === undefined) shell.stdout.write(text);
  else write('--output', output, text);
  if (!report.isFailure) return;
  // A report for people that they see ends with the summary.
  if (format === 'pretty' && output === undefined) throw new FailedError(EXIT_CODES.nonconforming);
  throw new NonconformingError(report.summary);
}

function printed<F extends string>({ text }: MadeReport<F>, format: F): string {
  return JSON_FORMATS.has(format) ? printableJson(text(format)) : printableLines(text(format));
}

/** @throws InputError */
function otherReport(text: string, formats: readonly string[]): OtherReport {
  const [, format = '', file = ''] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
  if (formats.includes(format)) return { format, file };
  const known = formats.join(', ');
  throw new InputError(`--report: ${text} is not of the form format=file, with one of ${known}`);
}

/** @throws InputError */
function write(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${option}: ${file} can't be written (${code})`, { cause: error });
  }
}
