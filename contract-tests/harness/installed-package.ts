import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COMPILER_ENV } from '../../scripts/generate/compiler-env.ts';
import { builtImage } from './built-image.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The `PATH` of a shell outside of this repository, without the repository's own Node. */
const PATH = process.env['PATH']!.split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|PLINTH_)/i.test(name)),
  ),
  PATH,
  ...COMPILER_ENV,
};

/** A folder with an npm project that only has the package. */
export interface Project {
  readonly folder: string;
  /** The duration of `npm install`, in milliseconds. */
  readonly installed: number;
  /** Runs an installed program in the project. @returns its output @throws Error with the output if it fails */
  run(program: string, ...args: string[]): Promise<string>;
  /** Whether npm has installed a package in the project. */
  has(name: string): boolean;
  /** Copies packages of this repository into the project if they are missing, so that npm need not fetch them. */
  link(...names: string[]): void;
  write(file: string, content: string): void;
}

/** A packed package. */
interface Packed {
  /** The path. */
  readonly tarball: string;
  readonly bytes: number;
}

let made: Promise<Packed> | undefined;

/** Packs what was built for the image as for publishing, once for all test files of a worker. */
export function packed(): Promise<Packed> {
  made ??= pack();
  return made;
}

async function pack(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-packed-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { stages } = await builtImage();
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: stages.get('build')!, env });
  const [pack] = Object.values(JSON.parse(stdout) as object) as {
    filename: string;
    size: number;
  }[];
  return { tarball: join(folder, pack!.filename), bytes: pack!.size };
}

/** Creates a folder and installs a tarball in it. */
export async function installedIn(folder: string, tarball: string): Promise<Project> {
  mkdirSync(folder);
  const run = async (program: string, ...args: string[]) => {
    try {
      const { stdout, stderr } = await promisify(execFile)(program, args, {
        cwd: folder,
        env,
        maxBuffer: 16 << 20,
      });
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
    }
  };
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  write('package.json', '{ "private": true, "type": "module" }\n');
  const begun = performance.now();
  await run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  const installed = performance.now() - begun;
  const placeOf = (name: string) => join(folder, 'node_modules', name);
  const has = (name: string) => existsSync(placeOf(name));
  const link = (...names: string[]) => {
    for (const name of names.filter((each) => !has(each))) {
      mkdirSync(dirname(placeOf(name)), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), placeOf(name));
    }
  };
  return { folder, installed, run, has, link, write };
}

/**
 * The number of packages that npm has installed in a folder, and their size; a Node that Plinth has fetched counts
 * separately.
 */
export function sizeOf({ folder }: Project): { packages: number; bytes: number; ofNode: number } {
  const modules = join(folder, 'node_modules');
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  let [bytes, ofNode] = [0, 0];
  for (const { parentPath, name } of files) {
    const { size } = statSync(join(parentPath, name));
    if (/node_modules\/node-(linux|bin)-/.test(`${parentPath}/`)) ofNode += size;
    else bytes += size;
  }
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as {
    packages: object;
  };
  return { packages: Object.keys(lock.packages).length, bytes, ofNode };
}

/** A platform that runs from an installed package. */
export interface Started {
  /** The time from the command to the end of its env block, in milliseconds. */
  readonly ready: number;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<number | null>;
}

/** Runs `plinth start` at free ports, as `npx` does. */
export function startIn(
  { folder }: Project,
  command: 'start' | 'mock' = 'start',
): Promise<Started> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console'];
  const begun = performance.now();
  const child = spawn(
    join(folder, 'node_modules/.bin/plinth'),
    [
      command,
      ...(command === 'start' ? ['--memory'] : []),
      ...ports.flatMap((name) => [`--${name}-port`, '0']),
    ],
    { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGINT');
    return exited;
  };
  let printed = '';
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!/^PLINTH_CONSOLE_URL=.*\n/m.test(printed)) return;
      const variables = [...printed.matchAll(/^([A-Z_]+)=(.*)$/gm)];
      resolve({
        ready: performance.now() - begun,
        env: Object.fromEntries(variables.map(([, name, value]) => [name!, value!])),
        stop,
      });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void exited.then((code) => reject(new Error(`it ended with ${code}: ${printed}`)));
  });
}
