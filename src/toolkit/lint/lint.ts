import { relative, resolve } from 'node:path';
import {
  createConfig,
  findConfig,
  getLineColLocation,
  lint,
  lintConfig,
  loadConfig,
  type BaseResolver,
  type Config,
  Source,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import { InputError } from '../../base/input-error.ts';
import { isNode } from '../../base/json-pointer.ts';
import { isRemote, type Location } from '../../contract/model/location.ts';
import type { ParsedFile } from '../../contract/model/parse-document.ts';
import { sourcesIn, type ContractSource } from '../contracts/contract-source.ts';
import { nodeFiles } from '../contracts/file-system.ts';
import { readContract, type ReadOptions } from '../contracts/read-contract.ts';
import { RemoteTexts } from '../contracts/remote-texts.ts';
import { ContractResolver } from './contract-resolver.ts';
import { shownProblem } from '../../contract/model/problem.ts';
import type { LintedFile, LintFinding, LintReport } from './lint-report.ts';
import { PLUGIN } from './plugin.ts';

/** A contract as it is named, or with a name of its own. */
type Named = string | { readonly name: string; readonly source: string };

/** What is to be linted. */
export interface LintOrder extends Pick<ReadOptions, 'overlays' | 'allowRemote'> {
  /** What is named: files, folders, URLs, or names that the configuration gives them. If there are none, all of these. */
  readonly contracts: readonly Named[];
  /** What is linted if neither is anything named nor does the configuration name any. */
  readonly usual?: readonly Named[];
  /** The file of the configuration; by default `redocly.yaml` of the working directory, if there is one. */
  readonly config?: string;
}

/** Without a configuration. */
const USUAL = { extends: ['recommended', 'plinth/recommended'] };

/**
 * Applies the rules of Redocly and ours to contracts.
 * @throws InputError if the configuration or a contract can't be read
 */
export async function lintContracts(order: LintOrder): Promise<LintReport> {
  const { contracts, config: path, overlays = [], allowRemote = false } = order;
  const config = await reading(() => configAt(path ?? findConfig(), new ContractResolver()));
  await checkConfig(config);
  const files: LintedFile[] = [];
  const findings: LintFinding[] = [];
  let ignored = 0;
  for (const { name, location, alias } of filesAmong(contracts, config, order.usual)) {
    checkFile(location);
    const named = [location, ...overlays].filter(isRemote);
    const remote = new RemoteTexts({ named, allowsOthers: allowRemote });
    try {
      const overlaid = await overlaidFiles({ name, location }, order);
      const resolver = new ContractResolver(remote, overlaid);
      const problems = await lintOne(location, config.forAlias(alias), resolver);
      const meant = problems.filter((problem) => !isAboutBinding(problem));
      const told = meant.filter((problem) => problem.ignored !== true);
      ignored += meant.length - told.length;
      files.push({ name: alias ?? shown(location), file: shown(location) });
      const found = told.map((problem) => findingOf(problem, shown(location), overlaid));
      const isUnread =
        found.some(({ rule }) => rule === UNREAD) || (await isSwagger(location, resolver));
      const why = isUnread ? await whyUnread({ name, location }, order) : [];
      findings.push(...(why.length > 0 ? why : found));
    } finally {
      await remote.close();
    }
  }
  return { files, findings, ignored };
}

/** The files of a contract that overlays change. @throws InputError if an overlay can't be applied */
async function overlaidFiles(
  source: ContractSource,
  { overlays = [], allowRemote = false }: LintOrder,
): Promise<ReadonlyMap<Location, ParsedFile>> {
  if (overlays.length === 0) return new Map();
  const { overlaid, problems } = await readContract(source, {
    files: nodeFiles,
    overlays,
    allowRemote,
  });
  const wrong = problems.find(({ severity }) => severity === 'error');
  // What else is wrong with the contract is for the rules to tell.
  if (overlaid.size === 0 && wrong !== undefined) throw new InputError(shownProblem(wrong));
  return overlaid;
}

/** Redocly takes what a schema has in its `$defs` for a component, and knows no dynamic reference to it. */
function isAboutBinding({ ruleId, location: [location] }: NormalizedProblem): boolean {
  return ruleId === 'no-unused-components' && location?.pointer?.includes('/$defs/') === true;
}

/** What the rules of a configuration find in a file. */
export async function problemsOf(
  file: string,
  config: Config,
  resolver: BaseResolver,
): Promise<LintFinding[]> {
  const problems = await lintOne(located(file), config, resolver);
  return problems.map((problem) => findingOf(problem, shown(file)));
}

function configAt(configPath: string | undefined, externalRefResolver: BaseResolver) {
  const plugins = [PLUGIN];
  if (configPath === undefined) return createConfig(USUAL, { plugins, externalRefResolver });
  return loadConfig({ configPath: resolve(configPath), plugins, externalRefResolver });
}

/** The parts of a configuration that lint reads; teams may have others, for other programs. */
const READ = /^#\/(?:apis|decorators|extends|plugins|preprocessors|rules)\b/;

/** A rule that is misspelled, or a file that is not there, would find nothing. @throws InputError */
async function checkConfig(config: Config): Promise<void> {
  const { configPath: path } = config;
  if (path === undefined) return;
  const problems = await lintConfig({ config, severity: 'error' });
  const wrong = problems.flatMap((problem) => {
    const { file, line, pointer = '', message } = findingOf(problem, shown(path));
    return READ.test(pointer) ? [`${file}:${line}${pointer}: ${message}`] : [];
  });
  if (wrong.length > 0) throw new InputError(wrong.join('\n'));
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

/** Whether a file is of OpenAPI 2, which Redocly has rules for, and none of our commands can read. */
async function isSwagger(location: string, resolver: BaseResolver): Promise<boolean> {
  const document = await resolver
    .resolveDocument(null, located(location), true)
    .catch(() => undefined);
  return (
    document !== undefined &&
    'parsed' in document &&
    isNode(document.parsed) &&
    'swagger' in document.parsed
  );
}

function located(file: string): string {
  return isRemote(file) ? file : resolve(file);
}

/** What is wrong with a document that the rules were not made for: they have no message of their own for it. */
async function whyUnread(
  source: ContractSource,
  { overlays = [], allowRemote = false }: LintOrder,
): Promise<LintFinding[]> {
  const { problems } = await readContract(source, { files: nodeFiles, overlays, allowRemote });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ place: { file, line = 1, column = 1, pointer }, message }) => ({
      ...{ rule: UNREAD, severity: 'error', message, contract: shown(source.location) },
      ...{ file: shown(file), line, column, pointer: `#${pointer}` },
    }));
}

/** In place of the name of a rule, where none could be applied. */
const UNREAD = 'document';

/** A document that no rule could be applied to. */
function unreadable(file: string, error: Error): NormalizedProblem {
  const isSyntax = error instanceof YamlParseError;
  const source = isSyntax ? error.source : new Source(file, '');
  // Counted from 1, and no number if the message names no place.
  const start = isSyntax ? { line: error.line || 1, col: error.col || 1 } : { line: 1, col: 1 };
  const [message = ''] = (isSyntax ? error.originalError : error).message.split('\n');
  return {
    ruleId: isSyntax ? 'syntax' : UNREAD,
    severity: 'error',
    message,
    suggest: [],
    location: [{ source, start, pointer: undefined }],
  };
}

/** @throws InputError */
function checkFile(location: string): void {
  if (isRemote(location) || nodeFiles.kindOf(location) === 'file') return;
  throw new InputError(`${shown(location)} can't be read (ENOENT)`);
}

interface Linted extends ContractSource {
  /** The name that the configuration has rules for. */
  readonly alias?: string | undefined;
}

/** @throws InputError if there is nothing to lint */
function filesAmong(
  contracts: LintOrder['contracts'],
  config: Config,
  usual: readonly Named[] = [],
): Linted[] {
  const { resolvedConfig, configPath } = config;
  const folder = configPath === undefined ? '.' : resolve(configPath, '..');
  const named = Object.entries(resolvedConfig.apis ?? {}).map(([alias, { root }]) => ({
    alias,
    name: alias,
    location: isRemote(root) ? root : resolve(folder, root),
  }));
  if (contracts.length > 0) {
    return contracts.flatMap((given): Linted[] => {
      const known = named.find(({ alias }) => alias === given);
      if (known !== undefined) return [known];
      const { name, source } = typeof given === 'string' ? { name: given, source: given } : given;
      return sourcesIn(source, nodeFiles, name).map(({ location, ...rest }) => {
        const at = isRemote(location) ? location : resolve(location);
        return named.find((each) => each.location === at) ?? { ...rest, location: at };
      });
    });
  }
  if (named.length > 0) return named;
  if (usual.length > 0) return filesAmong(usual, config);
  throw new InputError(
    configPath === undefined
      ? 'name a contract: there is no redocly.yaml here that names any'
      : `name a contract: ${shown(configPath)} names none`,
  );
}

function findingOf(
  problem: NormalizedProblem,
  contract: string,
  overlaid?: ReadonlyMap<Location, ParsedFile>,
): LintFinding {
  const [location] = problem.location;
  const place = location && getLineColLocation(location);
  const pointer = location?.pointer;
  const changed = overlaid?.get(location?.source.absoluteRef ?? '');
  const written = changed?.placeOf?.((pointer ?? '').replace(/^#\/?(?=.)/, '/').replace(/^#$/, ''));
  return {
    rule: problem.ruleId,
    severity: problem.severity === 'warn' ? 'warning' : 'error',
    message: [problem.message.trim(), ...suggestions(problem)].join(' '),
    contract,
    file: written?.file ?? (place === undefined ? contract : shown(place.source.absoluteRef)),
    line: (written === undefined ? place?.start.line : written.line) ?? 1,
    column: (written === undefined ? place?.start.col : undefined) ?? 1,
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

/** A path for people, or a URL. */
export function shown(path: string): string {
  if (isRemote(path)) return path;
  const absolute = resolve(path);
  const fromHere = relative('.', absolute);
  return (fromHere.startsWith('..') ? absolute : fromHere).replaceAll('\\', '/');
}
