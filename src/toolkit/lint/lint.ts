import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  BaseResolver,
  createConfig,
  findConfig,
  getLineColLocation,
  isAbsoluteUrl,
  lint,
  loadConfig,
  ResolveError,
  type Config,
  Source,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import { InputError } from '../../base/input-error.ts';
import type { LintedFile, LintFinding, LintReport } from './lint-report.ts';
import { PLUGIN } from './plugin.ts';

/** What is to be linted. */
export interface LintOrder {
  /** Files, or names that the configuration gives them. If there are none, all that the configuration names. */
  readonly contracts: readonly string[];
  /** The file of the configuration; by default `redocly.yaml` of the working directory, if there is one. */
  readonly config?: string;
}

/** Without a configuration. */
const USUAL = { extends: ['recommended', 'plinth/recommended'] };

/**
 * Applies the rules of Redocly and ours to contracts.
 * @throws InputError if the configuration or a contract can't be read
 */
export async function lintContracts({ contracts, config: path }: LintOrder): Promise<LintReport> {
  const externalRefResolver = new LocalResolver();
  const config = await reading(() => configAt(path ?? findConfig(), externalRefResolver));
  const files: LintedFile[] = [];
  const findings: LintFinding[] = [];
  let ignored = 0;
  for (const { file, alias } of filesAmong(contracts, config)) {
    checkFile(file);
    const problems = await lintOne(file, config.forAlias(alias), externalRefResolver);
    const told = problems.filter((problem) => problem.ignored !== true);
    ignored += problems.length - told.length;
    files.push({ name: alias ?? shown(file), file: shown(file) });
    findings.push(...told.map((problem) => findingOf(problem, shown(file))));
  }
  return { files, findings, ignored };
}

/** What the rules of a configuration find in a file. */
export async function problemsOf(file: string, config: Config): Promise<LintFinding[]> {
  const problems = await lintOne(resolve(file), config, new LocalResolver());
  return problems.map((problem) => findingOf(problem, shown(file)));
}

function configAt(configPath: string | undefined, externalRefResolver: BaseResolver) {
  const plugins = [PLUGIN];
  if (configPath === undefined) return createConfig(USUAL, { plugins, externalRefResolver });
  return loadConfig({ configPath: resolve(configPath), plugins, externalRefResolver });
}

async function lintOne(
  file: string,
  config: Config,
  externalRefResolver: BaseResolver,
): Promise<NormalizedProblem[]> {
  try {
    return await lint({ ref: file, config, externalRefResolver });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [unreadable(file, error)];
  }
}

/** A document that no rule could be applied to. */
function unreadable(file: string, error: Error): NormalizedProblem {
  const isSyntax = error instanceof YamlParseError;
  const source = isSyntax ? error.source : new Source(file, '');
  const start = isSyntax ? { line: error.line + 1, col: error.col + 1 } : { line: 1, col: 1 };
  const [message = ''] = (isSyntax ? error.originalError : error).message.split('\n');
  return {
    ruleId: isSyntax ? 'syntax' : 'document',
    severity: 'error',
    message,
    suggest: [],
    location: [{ source, start, pointer: undefined }],
  };
}

/** @throws InputError */
function checkFile(file: string): void {
  try {
    if (statSync(file).isFile()) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`${shown(file)} can't be read (${code})`, { cause: error });
  }
  throw new InputError(`${shown(file)} is no file`);
}

interface File {
  readonly file: string;
  readonly alias?: string | undefined;
}

/** @throws InputError if there is nothing to lint */
function filesAmong(contracts: readonly string[], { resolvedConfig, configPath }: Config): File[] {
  const folder = configPath === undefined ? '.' : resolve(configPath, '..');
  const named = Object.entries(resolvedConfig.apis ?? {}).map(([alias, { root }]) => ({
    alias,
    file: resolve(folder, root),
  }));
  if (contracts.length > 0) {
    return contracts.map((given) => {
      const file = resolve(given);
      return (
        named.find(({ alias }) => alias === given) ??
        named.find((each) => each.file === file) ?? { file }
      );
    });
  }
  if (named.length > 0) return named;
  throw new InputError(
    configPath === undefined
      ? 'name a contract: there is no redocly.yaml here that names any'
      : `name a contract: ${shown(configPath)} names none`,
  );
}

/** Reads files only. */
export class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isAbsoluteUrl(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(
      new ResolveError(new Error(`${absoluteRef} names another host, which is not asked`)),
    );
  }
}

function findingOf(problem: NormalizedProblem, contract: string): LintFinding {
  const [location] = problem.location;
  const place = location && getLineColLocation(location);
  const pointer = location?.pointer;
  return {
    rule: problem.ruleId,
    severity: problem.severity === 'warn' ? 'warning' : 'error',
    message: [problem.message.trim(), ...suggestions(problem)].join(' '),
    contract,
    file: place === undefined ? contract : shown(place.source.absoluteRef),
    line: place?.start.line ?? 1,
    column: place?.start.col ?? 1,
    ...(pointer !== undefined && { pointer: pointer.replace(/^#\/?/, '#/') }),
  };
}

function suggestions({ suggest }: NormalizedProblem): string[] {
  return suggest.length === 0 ? [] : [`Did you mean ${suggest.join(', or ')}?`];
}

/** Redocly tells of what it can't read in errors of several kinds. @throws InputError */
export async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InputError || !(error instanceof Error)) throw error;
    const [message = ''] = error.message.split('\n');
    throw new InputError(message, { cause: error });
  }
}

/** A path for people. */
export function shown(path: string): string {
  const absolute = resolve(path);
  const fromHere = relative('.', absolute);
  return (fromHere.startsWith('..') ? absolute : fromHere).replaceAll('\\', '/');
}
