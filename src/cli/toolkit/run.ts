import { Command } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { UnreachableError } from '../../client/fetch-answer.ts';
import { withSettings } from '../setting-options.ts';
import { shellOf } from '../shell.ts';
import { allowRemoteOption, namedBy } from './contract-options.ts';
import { collected, httpUrl } from './option-values.ts';
import { textIn } from './recording-file.ts';
import { finishWith, withReportOptions, type ReportOptions } from './report-options.ts';

interface Options extends ReportOptions {
  readonly target: readonly string[];
  readonly input?: readonly string[];
  readonly inputs?: string;
  readonly workflow?: readonly string[];
  readonly maxTime: string;
  readonly allowRemote?: boolean;
}

/** `plinth run`: runs journeys through services. */
export function runCommand(): Command {
  const command = new Command('run')
    .description('run journeys (Arazzo workflows) against a mock or a service')
    .argument(
      '<journeys...>',
      'Arazzo documents: files, URLs, folders of *.arazzo.yaml, or names of --contracts, which mean those beside them',
    )
    .requiredOption(
      '--target <url>',
      'address of the service, or source=url if the journey has several; no other is asked',
      collected,
    )
    .option(
      '--input <name=value>',
      'an input of the workflows; may be given more than once',
      collected,
    )
    .option('--inputs <file>', 'a JSON file with inputs, such as credentials')
    .option('--workflow <id>', 'only this workflow; may be given more than once', collected)
    .addOption(allowRemoteOption())
    .option('--max-time <ms>', 'timeout of an answer', '10000');
  withSettings(withReportOptions(command), ['contracts']);
  return command.action(async (given: string[], options: Options) => {
    const [
      { NoTargetError, runJourneys },
      { journeysMeant },
      { formattedJourney, isJourneyFailure, journeySummary },
    ] = await Promise.all([
      import('../../toolkit/journey/run-journey.ts'),
      import('../../toolkit/journey/journey-sources.ts'),
      import('../../toolkit/journey/journey-report.ts'),
    ]);
    const { failOn, workflow = [], allowRemote = false } = options;
    const order = {
      journeys: namedBy(command, given).flatMap(journeysMeant),
      targets: targetsIn(options.target),
      inputs: inputsIn(options),
      workflows: workflow,
      allowRemote,
      maxTime: milliseconds(options.maxTime),
    };
    const report = await runJourneys(order).catch((error: unknown) => {
      if (!(error instanceof NoTargetError)) throw error;
      throw new UnreachableError(error.message, { cause: error });
    });
    finishWith(
      {
        text: (format) => formattedJourney(report, format, packageJson.version),
        summary: journeySummary(report),
        isFailure: isJourneyFailure(report, failOn),
      },
      options,
      shellOf(command),
    );
  });
}

/** By the name of the source, or '' for all that are not named. */
function targetsIn(given: readonly string[]): Map<string, URL> {
  return new Map(
    given.map((text) => {
      const [, source = '', address = text] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
      return [source, httpUrl(address, '--target')];
    }),
  );
}

/** @throws InputError */
function inputsIn({ input = [], inputs }: Options): Record<string, unknown> {
  const named = input.map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
    throw new InputError(`--input: ${text} is not of the form name=value`);
  });
  return { ...(inputs === undefined ? {} : inputsAt(inputs)), ...Object.fromEntries(named) };
}

function inputsAt(file: string): Readonly<Record<string, unknown>> {
  const text = textIn(file, '--inputs');
  try {
    const value: unknown = JSON.parse(text);
    if (isNode(value) && !Array.isArray(value)) return value;
  } catch {
    // Told below.
  }
  throw new InputError(`--inputs: ${file} is no object of JSON`);
}

function milliseconds(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value > 0 && value <= 3_600_000) return value;
  throw new InputError(`--max-time: ${text} is no number of milliseconds, 1 to 3600000`);
}
