import { readFile } from 'node:fs/promises';
import { createConfig, type LoggerInterface } from '@redocly/openapi-core';
import { run } from '@redocly/respect-core/run';
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import type { ParsedFile } from '../../contract/model/parse-document.ts';
import { RemoteTexts } from '../contracts/remote-texts.ts';
import { ContractResolver } from '../lint/contract-resolver.ts';
import { problemsOf, reading, shown } from '../lint/lint.ts';
import { mergedJourneys, type JourneyReport } from './journey-report.ts';
import { usableContracts } from './journey-contracts.ts';
import { contractsOf, readJourney, type JourneyContract } from './journey-sources.ts';
import { wholeAnswer } from './whole-answer.ts';
import { executedJourneys } from './executed-steps.ts';

/** What is to be run, and against what. */
export interface JourneyOrder {
  /** Files and URLs. */
  readonly journeys: readonly Location[];
  /** The addresses of the services, by the names of the journeys' sources; one for all others is under ''. */
  readonly targets: ReadonlyMap<string, URL>;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Only these workflows; all by default. */
  readonly workflows: readonly string[];
  /** Whether its contracts may be read from other hosts. */
  readonly allowRemote?: boolean;
  /** Milliseconds that an answer may take. */
  readonly maxTime: number;
}

/** A journey that has been read. */
interface Journey {
  readonly at: Location;
  readonly parsed: ParsedFile;
  /** The contracts that it needs. */
  readonly contracts: readonly JourneyContract[];
  /** Those of its workflows that are to be run; all if there are none. */
  readonly workflows: readonly string[];
  readonly remote: RemoteTexts;
}

/** A service that does not answer. */
export class NoTargetError extends Error {}

/**
 * Runs the workflows of Arazzo documents with Redocly's Respect. Only the targets are asked.
 * @throws InputError if a document can't be read, or names what is not there
 * @throws NoTargetError if a target can't be reached
 */
export async function runJourneys(order: JourneyOrder): Promise<JourneyReport> {
  const { journeys, allowRemote = false } = order;
  const opened = journeys.map((at) => ({
    at,
    remote: new RemoteTexts({ named: [at].filter(isRemote), allowsOthers: allowRemote }),
  }));
  try {
    const read: Omit<Journey, 'workflows'>[] = [];
    for (const { at, remote } of opened) {
      const parsed = await readJourney(at, remote);
      read.push({ at, remote, parsed, contracts: contractsOf(at, parsed) });
    }
    checkTargets(read, order);
    const reports: JourneyReport[] = [];
    for (const journey of withWorkflows(read, order)) {
      reports.push(await runJourney(journey, order));
    }
    return mergedJourneys(reports);
  } finally {
    await Promise.all(opened.map(({ remote }) => remote.close()));
  }
}

async function runJourney(
  { at, parsed, contracts, workflows, remote }: Journey,
  { inputs, targets: given, maxTime, allowRemote = false }: JourneyOrder,
): Promise<JourneyReport> {
  const servers = new Map(contracts.map(({ name }) => [name, (given.get(name) ?? given.get(''))!]));
  const config = await createConfig({ extends: ['minimal'] });
  const locations = contracts.map(({ location }) => location);
  const usable = await usableContracts(at, locations, allowRemote);
  const externalRefResolver = new ContractResolver(remote, usable);
  await checkDocument(at, externalRefResolver);
  let unreachable: string | undefined;
  const origins = new Set([...servers.values()].map(({ origin }) => origin));
  const results = await reading(() =>
    run({
      files: [at],
      input: JSON.stringify(inputs),
      server: JSON.stringify(
        Object.fromEntries([...servers].map(([name, url]) => [name, url.href.replace(/\/$/, '')])),
      ),
      ...(workflows.length > 0 && { workflow: [...workflows] }),
      config,
      maxSteps: MOST_STEPS,
      maxFetchTimeout: maxTime,
      requestFileLoader: {
        async getFileBody(path) {
          if (!isRemote(at)) return new Blob([await readFile(path)]);
          throw new InputError(`${at}: a journey of another host gets no files of this machine`);
        },
      },
      logger: SILENT,
      async fetch(input, init) {
        const url = new URL(input instanceof Request ? input.url : input);
        if (!origins.has(url.origin)) {
          throw new Error(`${url.origin} is no target, and is not asked`);
        }
        let answer: Response;
        try {
          // Another address that an answer leads to could be anybody's.
          answer = await fetch(input, { ...init, redirect: 'manual' });
        } catch (error) {
          const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
          const why =
            name === 'TimeoutError'
              ? `no answer in ${maxTime} ms`
              : (cause?.code ?? cause?.message);
          unreachable ??= `${url.origin} can't be reached (${why ?? (error as Error).message})`;
          throw error;
        }
        return wholeAnswer(answer, maxTime);
      },
      externalRefResolver,
      // Has been done above, with places.
      skipLint: true,
    }),
  );
  if (unreachable !== undefined) throw new NoTargetError(unreachable);
  const targets = [...new Set([...servers.values()].map(({ href }) => href))];
  const lineOf = (pointer: string) => parsed.lineOf(pointer) ?? 1;
  return executedJourneys(shown(at), targets, results, parsed.value, lineOf);
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

/** @throws InputError naming the first place that is wrong */
async function checkDocument(file: string, resolver: ContractResolver): Promise<void> {
  const config = await createConfig({ extends: ['minimal'], rules: { struct: 'error' } });
  const problems = await reading(() => problemsOf(file, config, resolver));
  const first = problems.find(({ severity }) => severity === 'error');
  if (first === undefined) return;
  throw new InputError(`${first.file}:${first.line}:${first.column}: ${first.message}`);
}

/** @throws InputError if a contract has no address, or a target is of none */
function checkTargets(
  journeys: readonly Pick<Journey, 'at' | 'contracts'>[],
  { targets }: JourneyOrder,
): void {
  const known = new Set(journeys.flatMap(({ contracts }) => contracts.map(({ name }) => name)));
  const unknown = [...targets.keys()].find((name) => name !== '' && !known.has(name));
  if (unknown !== undefined) {
    const where = namesOf(journeys);
    throw new InputError(`--target: ${where} has no source ${unknown}: ${[...known].join(', ')}`);
  }
  const missing = targets.has('') ? undefined : [...known].find((name) => !targets.has(name));
  if (missing !== undefined) throw new InputError(`--target ${missing}=… is missing`);
}

/** The journeys that have workflows to be run. @throws InputError naming one that none of them has */
function withWorkflows(
  journeys: readonly Omit<Journey, 'workflows'>[],
  { workflows: wanted }: JourneyOrder,
): Journey[] {
  const all = journeys.map((journey) => ({ journey, known: workflowsIn(journey.parsed) }));
  const known = all.flatMap((each) => each.known);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const where = namesOf(journeys);
    throw new InputError(`--workflow: ${where} has no ${unknown}: ${known.join(', ')}`);
  }
  return all.flatMap(({ journey, known: own }) => {
    const workflows = wanted.filter((name) => own.includes(name));
    return wanted.length > 0 && workflows.length === 0 ? [] : [{ ...journey, workflows }];
  });
}

function workflowsIn({ value }: ParsedFile): string[] {
  const declared = value['workflows'];
  const workflows = (Array.isArray(declared) ? (declared as unknown[]) : []).filter(isNode);
  return workflows.map(({ workflowId }) => String(workflowId));
}

function namesOf(journeys: readonly Pick<Journey, 'at'>[]): string {
  return journeys.map(({ at }) => shown(at)).join(', ');
}
