import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The result of a Dockerfile, in a folder instead of an image. */
export interface Image {
  /** The folder that stands for `/` in the image. */
  readonly root: string;
  /** The working folder of each stage at its end, by the names of stages. */
  readonly stages: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string>>;
  readonly user: number;
  readonly ports: readonly number[];
  readonly volumes: readonly string[];
  /** Programs with their arguments; `path` converts paths of the image to paths of the folder. */
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly path: (inImage: string) => string;
}

interface Stage {
  readonly root: string;
  folder: string;
  readonly env: Record<string, string>;
  readonly said: Map<string, string[]>;
}

/** The context of the instructions of a stage. */
interface Surroundings {
  readonly stages: ReadonlyMap<string, Stage>;
  /** Commands that are not run, and functions with the same effect on a folder. */
  readonly known: Readonly<Record<string, (inFolder: string) => void>>;
}

/**
 * Executes the instructions of the Dockerfile one by one, with this machine's programs in place of the base image.
 * @param folder for the stages
 * @param known commands that are not run, and functions with the same effect
 * @throws Error for unknown instructions, and with the output of a command that fails
 */
export async function buildImage(folder: string, known: Surroundings['known']): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [instruction, rest] of instructionsOf(
    readFileSync(join(ROOT, 'Dockerfile'), 'utf8'),
  )) {
    if (instruction === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      const root = join(folder, name);
      mkdirSync(root);
      stage = { root, folder: root, env: {}, said: new Map() };
      stages.set(name, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${instruction} stands before FROM`);
    await runInstruction(stage, instruction, rest, { stages, known });
  }
  return {
    ...imageOf(stage!),
    stages: new Map([...stages].map(([name, at]) => [name, at.folder])),
  };
}

/** Instructions with their arguments; continued lines are joined, comments removed. */
function instructionsOf(text: string): [string, string][] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return [instruction, rest];
    });
}

async function runInstruction(
  stage: Stage,
  instruction: string,
  rest: string,
  { stages, known }: Surroundings,
): Promise<void> {
  switch (instruction) {
    case 'WORKDIR':
      stage.folder = join(stage.root, rest);
      mkdirSync(stage.folder, { recursive: true });
      return;
    case 'COPY':
      copy(stage, rest.split(' '), stages);
      return;
    case 'RUN':
      if (known[rest] !== undefined) known[rest](stage.folder);
      else
        await promisify(execFile)('sh', ['-c', rest], { cwd: stage.folder, maxBuffer: 64 << 20 });
      return;
    case 'ENV':
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[name!] = value!;
      return;
    case 'EXPOSE':
    case 'VOLUME':
    case 'USER':
    case 'HEALTHCHECK':
    case 'ENTRYPOINT':
    case 'CMD':
      stage.said.set(instruction, [...(stage.said.get(instruction) ?? []), rest]);
      return;
    default:
      throw new Error(`${instruction} is not known here`);
  }
}

function copy(stage: Stage, words: readonly string[], stages: ReadonlyMap<string, Stage>): void {
  const options = words.filter((word) => word.startsWith('--'));
  const [...paths] = words.filter((word) => !word.startsWith('--'));
  const target = join(paths.at(-1)!.startsWith('/') ? stage.root : stage.folder, paths.pop()!);
  const named = options.find((option) => option.startsWith('--from='))?.slice('--from='.length);
  const from = named === undefined ? ROOT : stages.get(named)!.root;
  const filter =
    named === undefined ? (path: string) => isInContext(relative(ROOT, path)) : undefined;
  const isFolder = paths.length > 1 || target.endsWith('/') || existsSync(target);
  for (const path of paths) {
    const source = join(from, path);
    const place = isFolder && path !== '.' ? join(target, basename(path)) : target;
    cpSync(source, place, { recursive: true, ...(filter && { filter }) });
  }
}

const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ again: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

function patternOf(line: string): RegExp {
  const source = RegExp.escape(line)
    .replaceAll(String.raw`\*\*\/`, '(.*/)?')
    .replaceAll(String.raw`\*`, '[^/]*');
  return new RegExp(`^${source}(/|$)`);
}

/** Whether a path is in the build context: the last matching line of `.dockerignore` decides. */
function isInContext(path: string): boolean {
  return path === '' || (ignored.findLast(({ pattern }) => pattern.test(path))?.again ?? true);
}

function imageOf({ root, env, said }: Stage): Omit<Image, 'stages'> {
  const words = (instruction: string) => (said.get(instruction) ?? []).join(' ').split(' ');
  const list = (instruction: string) => {
    const text = said.get(instruction)?.at(-1) ?? '[]';
    return JSON.parse(text.slice(text.indexOf('['))) as string[];
  };
  const path = (inImage: string) => (inImage.startsWith('/') ? join(root, inImage) : inImage);
  return {
    root,
    env,
    user: Number.parseInt(words('USER')[0]!, 10),
    ports: words('EXPOSE').map(Number),
    volumes: words('VOLUME'),
    entrypoint: list('ENTRYPOINT').map(path),
    command: list('CMD'),
    healthCheck: list('HEALTHCHECK'),
    path,
  };
}
