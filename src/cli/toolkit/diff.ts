import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import packageJson from '../../../package.json' with { type: 'json' };
import { systemClock } from '../../base/clock.ts';
import type { Contract } from '../../contract/model/contract.ts';
import { FAMILIES, type FamilyName } from '../../toolkit/our-contracts.ts';
import { isNode, type Node } from '../../base/json-pointer.ts';
import { DIFF_FORMATS, type DiffFormat } from '../../toolkit/diff/diff-report.ts';
import type { Compared } from '../../toolkit/diff/judge.ts';
import type { ContractFiles } from '../../toolkit/contracts/file-system.ts';
import { InputError } from '../../base/input-error.ts';
import { printMessage, shellOf, type Shell } from '../shell.ts';
import { readContracts, withReadingOptions, type ReadingOptions } from './contract-options.ts';
import { collected } from './option-values.ts';
import { textIn } from './recording-file.ts';
import { finishWith, withOutputOptions, type OutputOptions } from './report-options.ts';

interface Options extends ReadingOptions, OutputOptions<DiffFormat> {
  readonly family?: FamilyName;
  readonly accepted?: readonly string[];
  readonly usedBy?: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LAST_TAG = 'last-tag';

/**
 * `plinth diff`: reports which changes between two versions of a contract break clients or servers.
 */
export function diffCommand(): Command {
  const command = new Command('diff')
    .description('report which changes between two versions of a contract break clients or servers')
    .argument(
      '<old>',
      `a file, a folder with a redocly.yaml, a URL, a file of a Git revision (v1:api.yaml), or a revision of this repository (v1:, ${LAST_TAG})`,
    )
    .argument('[new]', 'the same; the working directory by default')
    .addOption(new Option('--family <family>', 'only this family of Plinth').choices(FAMILIES))
    .option(
      '--accepted <file>',
      'breaking changes that are accepted, with reason and expiry; may be given more than once',
      collected,
    )
    .option(
      '--used-by <file>',
      'what a consumer uses (plinth usage): only what breaks one fails; may be given more than once',
      collected,
    );
  return withOutputOptions(withReadingOptions(command), DIFF_FORMATS).action(
    async (old: string, later: string | undefined, options: Options) => {
      const shell = shellOf(command);
      const revision =
        old === LAST_TAG ? lastTag() : old.endsWith(':') ? old.slice(0, -1) : undefined;
      if (old === LAST_TAG && revision === undefined) {
        printMessage(shell, 'there is no tag yet to compare with');
        return;
      }
      const judge = await judgeWith(options);
      const compared =
        revision === undefined
          ? await compareSources(old, later, options, shell)
          : await compareFamilies(revision, later?.replace(/:$/, ''), options.family);
      const { all, warnings } = judge(compared);
      for (const warning of warnings) printMessage(shell, `warning: ${warning}`);
      const { diffSummary, formattedDiff, isDiffFailure } =
        await import('../../toolkit/diff/diff-report.ts');
      finishWith(
        {
          text: (format: DiffFormat) => formattedDiff(all, format, packageJson.version),
          summary: diffSummary(all),
          isFailure: isDiffFailure(all),
        },
        options,
        shell,
      );
    },
  );
}

/** Reads what decides of changes. @throws InputError naming file and line of what is wrong in it */
async function judgeWith({ accepted = [], usedBy = [] }: Options) {
  const [{ AcceptedChanges, readAcceptances }, { readManifests, unknownUses }, { judged }] =
    await Promise.all([
      import('../../toolkit/diff/accepted-changes.ts'),
      import('../../toolkit/usage/read-manifests.ts'),
      import('../../toolkit/diff/judge.ts'),
    ]);
  const texts = accepted.map((file) => [file, textIn(file, '--accepted')] as const);
  const acceptances = texts.flatMap(([file, text]) => readAcceptances(file, text));
  const manifests = readManifests(
    usedBy.map((file) => ({ name: file, text: textIn(file, '--used-by') })),
  );
  return (compared: readonly Compared[]) => {
    const today = new Date(systemClock.now()).toISOString().slice(0, 10);
    const changes = new AcceptedChanges(acceptances, today);
    const all = compared.map((each) => judged(each, changes, manifests));
    return { all, warnings: [...changes.warnings(), ...unknownUses(manifests, compared)] };
  };
}

async function compareSources(
  old: string,
  later: string | undefined,
  options: ReadingOptions,
  shell: Shell,
): Promise<Compared[]> {
  const found = inRevision(old);
  if (found === undefined && later === undefined) {
    throw new InputError(`${old} is a file: what is it to be compared with?`);
  }
  const name = later ?? found!.path;
  const before = await contractsAt(old, options, shell);
  const after = await contractsAt(name, options, shell);
  if (before.length === 1 && after.length === 1)
    return [await compare(name, before[0]!, after[0]!)];
  const compared: Compared[] = [];
  for (const contract of before) {
    const same = after.find((each) => each.name === contract.name);
    if (same === undefined) throw new InputError(`${name} has no contract called ${contract.name}`);
    compared.push(await compare(contract.name, contract, same));
  }
  return compared;
}

/** A path in a revision: `v1:api.yaml`. What is there as a file is one. */
function inRevision(
  name: string,
): { readonly revision: string; readonly path: string } | undefined {
  const [, revision, path] = /^([^:]+):(.+)$/.exec(name) ?? [];
  const isRevision = revision !== undefined && path !== undefined && !/^https?:/i.test(name);
  return isRevision && !existsSync(name) ? { revision, path } : undefined;
}

/** The contracts of a file, a folder or a URL, or of one of a git revision. */
function contractsAt(name: string, options: ReadingOptions, shell: Shell): Promise<Contract[]> {
  const found = inRevision(name);
  const reading = { acceptsWrongSchemas: true };
  if (found === undefined) return readContracts([name], options, shell, reading);
  const files = filesOfRevision(found.revision, options.overlay ?? []);
  return readContracts([found.path], options, shell, { ...reading, files });
}

/** A path as Git takes it behind a revision. */
function pathIn(path: string): string {
  return `./${relative('.', path)}`;
}

/** The files of a revision; overlays are those of the working directory. */
function filesOfRevision(revision: string, overlays: readonly string[]): ContractFiles {
  const kept = new Set(overlays.map((overlay) => resolve(overlay)));
  return {
    readText: (path) =>
      kept.has(resolve(path))
        ? readFileSync(path, 'utf8')
        : ofRevision(revision, pathIn(path), '.'),
    kindOf(path) {
      try {
        const kind = git(['cat-file', '-t', `${revision}:${pathIn(path)}`], '.').trim();
        return kind === 'tree' ? 'folder' : 'file';
      } catch {
        return undefined;
      }
    },
  };
}

async function compareFamilies(
  revision: string,
  later: string | undefined,
  family: FamilyName | undefined,
): Promise<Compared[]> {
  const [{ Contract }, { ourBundle }, { compareCommands }] = await Promise.all([
    import('../../contract/model/contract.ts'),
    import('../../toolkit/our-contracts.ts'),
    import('../../toolkit/diff/compare-commands.ts'),
  ]);
  const compared: Compared[] = [];
  for (const name of family === undefined ? FAMILIES : [family]) {
    const file = `generated/${name}/openapi.json`;
    const documents = [documentAt(revision, file), documentAt(later, file)] as const;
    const contracts = documents.map((document) => new Contract(name, ourBundle(name, document)));
    const result = await compare(name, contracts[0]!, contracts[1]!);
    if (name !== 'redis') {
      compared.push(result);
      continue;
    }
    const commands = 'generated/redis/command-documents.json';
    const withCommands = [revision, later].map((each, i) => ({
      commands: documentAt(each, commands),
      components: documents[i]!['components'],
    }));
    const ofCommands = compareCommands(withCommands[0]!, withCommands[1]!);
    compared.push({ ...result, changes: [...result.changes, ...ofCommands] });
  }
  return compared;
}

/** A document of this repository at a revision, or in the working tree. */
function documentAt(revision: string | undefined, file: string): Node {
  const text =
    revision === undefined
      ? readFileSync(`${ROOT}${file}`, 'utf8')
      : ofRevision(revision, file, ROOT);
  return JSON.parse(text) as Node;
}

async function compare(name: string, before: Contract, after: Contract): Promise<Compared> {
  const { compareContracts } = await import('../../toolkit/diff/compare-contracts.ts');
  const info = [before, after].map(({ document }) =>
    isNode(document['info']) ? document['info'] : {},
  );
  return {
    contract: name,
    title: textOf(info[1]!['title'], name),
    titleBefore: textOf(info[0]!['title'], before.name),
    operations: before.operations.map(({ method, path }) => `${method} ${path}`),
    before: textOf(info[0]!['version']),
    after: textOf(info[1]!['version']),
    changes: compareContracts(before, after),
  };
}

function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

/** @throws InputError if the revision does not exist or lacks the file */
function ofRevision(revision: string, file: string, folder: string): string {
  try {
    return git(['show', '--end-of-options', `${revision}:${file}`], folder);
  } catch (error) {
    throw new InputError(`${revision}:${file}: ${reasonOf(error)}`, { cause: error });
  }
}

/** @returns undefined if there is no tag yet. @throws InputError if there is no repository, or no Git */
function lastTag(): string | undefined {
  try {
    git(['rev-parse', '--git-dir'], ROOT);
  } catch (error) {
    throw new InputError(`${LAST_TAG}: ${reasonOf(error)}`, { cause: error });
  }
  try {
    return git(['describe', '--tags', '--abbrev=0'], ROOT).trim();
  } catch {
    return undefined;
  }
}

/** Why Git failed, in its own words. */
function reasonOf(error: unknown): string {
  const [line = ''] = String((error as { stderr?: unknown }).stderr ?? error).split('\n');
  return line.replace(/^fatal: /, '');
}

function git(args: readonly string[], cwd: string): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 << 20,
  });
}
