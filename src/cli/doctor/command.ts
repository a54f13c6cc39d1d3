import { Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { explicitSettings, loadSettings } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';
import { paintFor, type Paint } from '../color.ts';
import { fetchWithin } from '../fetch-within.ts';
import { localPlatform } from '../local-platform.ts';
import { jsonText, printable } from '../printable.ts';
import { sourcesOf, withSettings } from '../setting-options.ts';
import { shellOf } from '../shell.ts';
import { checkDirectory, checkDisk, checkClock, checkVersions } from './machine.ts';
import { fail, ok, type Finding } from './finding.ts';
import { checkPorts } from './ports.ts';
import { checkSettings } from './settings.ts';
import { EXIT_CODES, FailedError } from '../exit-codes.ts';

/** How long the local platform may take to answer `/readyz`, in milliseconds. */
const PATIENCE = 5000;

/** `plinth doctor`: checks whether a platform could start here with these settings, and what prevents it. */
export function doctorCommand(): Command {
  const command = new Command('doctor')
    .description('check whether a platform can run here, and what prevents it')
    .option('--json', 'print it as JSON');
  return withSettings(command, undefined, { takesOthers: true }).action(async () => {
    const shell = shellOf(command);
    const sources = sourcesOf(command);
    const settings = loadSettings(sources);
    const findings = await examine(settings, sources);
    const text =
      command.opts<{ json?: boolean }>().json === true
        ? jsonText(findings, 2)
        : findings.map((finding) => lineOf(finding, paintFor(shell))).join('');
    shell.stdout.write(text);
    const failed = findings.find(({ status }) => status === 'fail');
    if (failed !== undefined) throw new FailedError(failed.code ?? EXIT_CODES.failure);
  });
}

async function examine(
  settings: Settings,
  sources: Parameters<typeof explicitSettings>[0],
): Promise<Finding[]> {
  const { dataDir, memory } = settings;
  const { runtime } = localPlatform(settings, explicitSettings(sources));
  const running =
    runtime === undefined
      ? await checkPorts(settings)
      : [await checkPlatform(runtime.addresses.console, runtime.pid)];
  const machine = [
    checkVersions(process),
    checkClock(dataDir, systemClock.now()),
    ...(await checkSettings(settings)),
  ];
  if (memory) return [...machine, ...running];
  const directory = checkDirectory(dataDir);
  const found = [...machine, ...running, directory, checkDisk(dataDir)];
  if (directory.status === 'fail') return found;
  // Loaded on demand: most commands don't need the engines.
  const { checkFiles, checkLock } = await import('./files.ts');
  return [...found, checkLock(settings, runtime?.pid), ...checkFiles(settings)];
}

/** Asks a running platform for its own state: it holds the ports itself. */
async function checkPlatform(url: string, pid: number): Promise<Finding> {
  const about = 'platform';
  const todo = 'look into its log, or start it again';
  try {
    const response = await fetchWithin(PATIENCE, new Request(`${url}/readyz`));
    const { parts } = (await response.json()) as { parts: readonly Part[] };
    const wrong = parts.filter(({ status }) => status !== 'ready');
    if (wrong.length === 0) return ok(about, `it runs (pid ${pid}) and is ready: ${url}/readyz`);
    const reasons = wrong.map(({ kind, name, status, reason = status }) =>
      [kind, name, `(${reason})`].join(' '),
    );
    const seen = `it runs (pid ${pid}), but ${reasons.join(', ')}`;
    return fail(about, seen, todo, EXIT_CODES.failure);
  } catch {
    const seen = `it runs (pid ${pid}), but does not answer at ${url}`;
    return fail(about, seen, todo, EXIT_CODES.unreachable);
  }
}

/** One component in the answer of `/readyz`. */
interface Part {
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly reason?: string;
}

const COLORS = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

function lineOf({ status, about, seen, todo }: Finding, paint: Paint): string {
  const line = `${paint(COLORS[status], status.padEnd(4))}  ${about}: ${printable(seen)}\n`;
  return todo === undefined ? line : `${line}      ${paint('gray', printable(todo))}\n`;
}
