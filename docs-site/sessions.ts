import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PROGRAM = join(ROOT, 'bin/plinth.js');
/** Marks the end of the output of a command. */
const MARK = 'plinth-session-step';

/** A platform or mock on which sessions in documents are run. */
export interface SessionPlatform {
  readonly env: NodeJS.Dict<string>;
  /** The working directory of readers, which contains the data directory. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Runs `plinth start` or `plinth mock` on free ports, in a directory of its own. */
export async function startSessionPlatform(target: string): Promise<SessionPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sessions-'));
  const envFile = join(folder, 'env');
  const ports = ['redis', 'resp', 'management', 'queue', 'kafka', 'console'].flatMap((family) => [
    `--${family}-port`,
    '0',
  ]);
  const args = ['--', PROGRAM, target, ...ports, '--env-out', envFile];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!existsSync(envFile) || !readFileSync(envFile, 'utf8').endsWith('\n')) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    env: parseEnv(readFileSync(envFile, 'utf8')),
    folder,
    async close() {
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const OF_CONTRACT = {
  contract: ['mock', 'pets.yaml', '--console-port', '0'],
  dev: ['dev', 'shop.yaml'],
} as const;

/**
 * Runs `plinth mock pets.yaml` or `plinth dev shop.yaml` on free ports, in a directory of its own; `MOCK` is its address.
 * @param files by name
 */
export async function startSessionMock(
  target: keyof typeof OF_CONTRACT,
  files: Readonly<Record<string, string>>,
): Promise<SessionPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-sessions-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['--', PROGRAM, ...OF_CONTRACT[target], '--port', '0'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (/Console +\S+\n/.test(printed)) break;
  }
  const [, mock] = /Mock +(\S+)/.exec(printed) ?? [];
  if (mock === undefined) throw new Error(`the mock ended with ${child.exitCode}`);
  return {
    env: { MOCK: mock },
    folder,
    async close() {
      await ended(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The output of a command, on both streams. */
export interface Step {
  readonly code: number;
  readonly output: string;
}

/** A shell of a reader, which keeps its variables between commands. */
export class SessionShell {
  readonly #shell: ChildProcess;
  readonly #env: NodeJS.Dict<string>;
  readonly #folder: string;
  readonly #inBackground: ChildProcess[] = [];
  #printed = '';

  /** @param env variables that are already set */
  constructor(folder: string, env: NodeJS.Dict<string> = {}) {
    const path = join(folder, 'bin');
    makeCommands(path);
    this.#folder = folder;
    this.#env = { PATH: `${path}:${process.env['PATH']}`, ...env };
    this.#shell = this.#start(['-s'], 'pipe');
    const print = (chunk: Buffer) => (this.#printed += chunk.toString());
    this.#shell.stdout?.on('data', print);
    this.#shell.stderr?.on('data', print);
  }

  /** Runs a command, with an empty input. */
  async run(command: string): Promise<Step> {
    this.#printed = '';
    const end = new RegExp(`^([^]*)${MARK} (\\d+)\\n$`);
    return new Promise((resolve) => {
      const look = () => {
        const [, output, code] = end.exec(this.#printed) ?? [];
        if (output === undefined) return;
        this.#shell.stdout?.off('data', look);
        resolve({ code: Number(code), output: output.trimEnd() });
      };
      this.#shell.stdout?.on('data', look);
      this.#shell.stdin?.write(`{ ${command}\n} 2>&1 < /dev/null\necho ${MARK} $?\n`);
    });
  }

  /** Runs a command in a shell of its own, with the variables that are set at the start. @returns what it has printed */
  begin(command: string): () => string {
    const child = this.#start(['-c', `exec ${command} 2>&1`], 'ignore');
    this.#inBackground.push(child);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    return () => printed;
  }

  /** Writes a file where commands are run. */
  write(name: string, content: string): void {
    const file = join(this.#folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  async close(): Promise<void> {
    for (const child of [this.#shell, ...this.#inBackground]) await ended(child, 'SIGTERM');
  }

  #start(args: readonly string[], stdin: 'pipe' | 'ignore'): ChildProcess {
    return spawn('sh', args, {
      cwd: this.#folder,
      env: this.#env,
      stdio: [stdin, 'pipe', 'pipe'],
    });
  }
}

/** `npx` for a directory without a project, and a curl that does not show its progress. */
function makeCommands(folder: string): void {
  mkdirSync(folder);
  const command = (name: string, line: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ${line} "$@"\n`, { mode: 0o755 });
  command('plinth', `'${process.execPath}' -- '${PROGRAM}'`);
  writeFileSync(join(folder, 'npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 });
  command('curl', 'env PATH="${PATH#*:}" curl -s');
  command('node', `'${process.execPath}'`);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, '../node_modules'));
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Matches the output in a session; `…` stands for text that varies, and on its own line for any lines. */
export function printedAs(output: string): RegExp {
  const lines = output.split('\n').map((line) =>
    line === '…'
      ? '[^]*'
      : line
          .split('…')
          .map((part) => RegExp.escape(part))
          .join('.*'),
  );
  return new RegExp(`^${lines.join('\n')}$`);
}
