import { readFile } from 'node:fs/promises';
import { createConfig, type LoggerInterface } from '@redocly/openapi-core';
import { run } from '@redocly/respect-core/run';
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { parseFile, type ParsedFile } from '../../contract/model/parse-document.ts';
import { RemoteTexts } from '../contracts/remote-texts.ts';
import { ContractResolver } from '../lint/contract-resolver.ts';
import { problemsOf, reading, shown } from '../lint/lint.ts';
import type { JourneyReport } from './journey-report.ts';
import { executedJourneys } from './executed-steps.ts';

/** What is to be run, and against what. */
export interface JourneyOrder {
  readonly file: string;
  /** The addresses of the services, by the names of the journey's sources; one for all others is under ''. */
  readonly targets: ReadonlyMap<string, URL>;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Only these workflows; all by default. */
  readonly workflows: readonly string[];
  /** Whether its contracts may be read from other hosts. */
  readonly allowRemote?: boolean;
  /** Milliseconds that an answer may take. */
  readonly maxTime: number;
}

/** A service that does not answer. */
export class NoTargetError extends Error {}

/**
 * Runs the workflows of an Arazzo document with Redocly's Respect. Only the targets are asked.
 * @throws InputError if the document can't be read, or names what is not there
 * @throws NoTargetError if a target can't be reached
 */
export async function runJourney(order: JourneyOrder): Promise<JourneyReport> {
  const { file, inputs, workflows, maxTime, allowRemote = false } = order;
  const parsed = await parsedJourney(file);
  const servers = serversOf(parsed, order);
  checkWorkflows(parsed, workflows);
  const config = await createConfig({ extends: ['minimal'] });
  const remote = new RemoteTexts({ named: [], allowsOthers: allowRemote });
  const externalRefResolver = new ContractResolver(remote);
  await checkDocument(file, externalRefResolver);
  let unreachable: string | undefined;
  const origins = new Set([...servers.values()].map(({ origin }) => origin));
  const results = await reading(() =>
    run({
      files: [file],
      input: JSON.stringify(inputs),
      server: JSON.stringify(
        Object.fromEntries([...servers].map(([name, url]) => [name, url.href.replace(/\/$/, '')])),
      ),
      ...(workflows.length > 0 && { workflow: [...workflows] }),
      config,
      maxSteps: MOST_STEPS,
      maxFetchTimeout: maxTime,
      requestFileLoader: { getFileBody: async (path) => new Blob([await readFile(path)]) },
      logger: SILENT,
      async fetch(input, init) {
        const url = new URL(input instanceof Request ? input.url : input);
        if (!origins.has(url.origin)) {
          throw new Error(`${url.origin} is no target, and is not asked`);
        }
        try {
          // Another address that an answer leads to could be anybody's.
          return await fetch(input, { ...init, redirect: 'manual' });
        } catch (error) {
          const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
          const why = name === 'TimeoutError' ? `no answer in ${maxTime} ms` : cause?.code;
          unreachable ??= `${url.origin} can't be reached (${why ?? (error as Error).message})`;
          throw error;
        }
      },
      externalRefResolver,
      // Has been done above, with places.
      skipLint: true,
    }),
  ).finally(() => remote.close());
  if (unreachable !== undefined) throw new NoTargetError(unreachable);
  const targets = [...new Set([...servers.values()].map(({ href }) => href))];
  const lineOf = (pointer: string) => parsed.lineOf(pointer) ?? 1;
  return executedJourneys(shown(file), targets, results, parsed.value, lineOf);
}

/** More than a journey has that ends. */
const MOST_STEPS = 2000;

/** Its report is ours. */
const SILENT: LoggerInterface = {
  info: () => {},
  warn: () => {},
  error: () => {},
  output: () => {},
  printNewLine: () => {},
  printSeparator: () => {},
  indent: (text) => text,
};

async function parsedJourney(file: string): Promise<ParsedFile> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${file} can't be read (${code})`, { cause: error });
  }
  const parsed = parseFile(shown(file), text);
  if (typeof parsed.value['arazzo'] === 'string') return parsed;
  throw new InputError(`${shown(file)}: no journey: it has no member arazzo`);
}

/** @throws InputError naming the first place that is wrong */
async function checkDocument(file: string, resolver: ContractResolver): Promise<void> {
  const config = await createConfig({ extends: ['minimal'], rules: { struct: 'error' } });
  const problems = await reading(() => problemsOf(file, config, resolver));
  const first = problems.find(({ severity }) => severity === 'error');
  if (first === undefined) return;
  throw new InputError(`${first.file}:${first.line}:${first.column}: ${first.message}`);
}

/** @throws InputError if a source has no address, or a target is of no source */
function serversOf({ name, value }: ParsedFile, { targets }: JourneyOrder): Map<string, URL> {
  const declared = value['sourceDescriptions'];
  const sources = (Array.isArray(declared) ? (declared as unknown[]) : [])
    .filter(isNode)
    .filter(({ type }) => type !== 'arazzo')
    .map((source) => String(source['name']));
  const unknown = [...targets.keys()].find((each) => each !== '' && !sources.includes(each));
  if (unknown !== undefined) {
    throw new InputError(`--target: ${name} has no source ${unknown}: ${sources.join(', ')}`);
  }
  const servers = sources.map((source) => {
    const url = targets.get(source) ?? targets.get('');
    if (url === undefined) throw new InputError(`--target ${source}=… is missing`);
    return [source, url] as const;
  });
  return new Map(servers);
}

/** @throws InputError naming one that is not there */
function checkWorkflows({ name, value }: ParsedFile, wanted: readonly string[]): void {
  const declared = value['workflows'];
  const known = (Array.isArray(declared) ? (declared as unknown[]) : [])
    .filter(isNode)
    .map((workflow) => String(workflow['workflowId']));
  const unknown = wanted.find((each) => !known.includes(each));
  if (unknown !== undefined) {
    throw new InputError(`--workflow: ${name} has no ${unknown}: ${known.join(', ')}`);
  }
}
