import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The path of a shell outside of this repository: its own Node, which may be another, is not on it. */
const PATH = process.env['PATH']!.split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|PLINTH_)/i.test(name)),
  ),
  PATH,
};

/** A folder with nothing but an npm project in which the package was installed. */
export interface Project {
  readonly folder: string;
  /** Milliseconds that npm took. */
  readonly installed: number;
  /** Runs a program of a shell there. @returns what it has printed. @throws Error with that, where it fails */
  run(program: string, ...args: string[]): Promise<string>;
  /** Whether npm has installed a package there. */
  has(name: string): boolean;
  /** Puts packages of this repository there, where they are not there yet: npm need not fetch them again. */
  link(...names: string[]): void;
  write(file: string, content: string): void;
}

/** Packs the package as it would be published. @returns the path of the tarball, and its size */
export function packed(folder: string): { readonly tarball: string; readonly bytes: number } {
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'ignore' });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [pack] = Object.values(
    JSON.parse(execFileSync('npm', args, { cwd: ROOT, env, encoding: 'utf8' })) as object,
  ) as { filename: string; size: number }[];
  return { tarball: join(folder, pack!.filename), bytes: pack!.size };
}

/** Installs a tarball in a folder that is made for it. */
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

/** How many packages npm has put into a folder, and their bytes; those of a Node that Plinth has fetched apart. */
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

/** A platform that runs from a project. */
export interface Started {
  /** Milliseconds from the command to the end of its env block. */
  readonly ready: number;
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<number | null>;
}

/** `plinth start` at free ports, as `npx` runs it. */
export function startIn({ folder }: Project): Promise<Started> {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console'];
  const begun = performance.now();
  const child = spawn(
    join(folder, 'node_modules/.bin/plinth'),
    ['start', '--memory', ...ports.flatMap((name) => [`--${name}-port`, '0'])],
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
