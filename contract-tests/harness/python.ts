import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}contract-tests/clients/python/`;
const REQUIREMENTS = `${FOLDER}requirements.txt`;
/** Where `.ci/run` installs the packages; otherwise the Python of the machine. */
const INTERPRETERS = [`${ROOT}.python/bin/python`, 'python3'];
const ENDS_WITHIN = 280_000;

/** Whether the packages are installed in the required versions, according to pip. */
const HAS_PACKAGES = `
import sys
from importlib.metadata import version
for line in open(sys.argv[1]):
    name, _, wanted = line.strip().partition("==")
    if wanted and version(name) != wanted:
        sys.exit(f"{name} is {version(name)} and not {wanted}")
`;

/** A Python that has the clients. In the run with servers any Python is used; the tests then fail if it lacks them. */
export interface Python {
  readonly program: string;
  /** Why the tests can't run here. */
  readonly missing: string | undefined;
}

export function findPython(): Python {
  const found = INTERPRETERS.filter((path) => path === 'python3' || existsSync(path));
  const tried = found.map((program) => ({ program, missing: missingIn(program) }));
  const best = tried.find(({ missing }) => missing === undefined) ?? tried[0]!;
  return process.env['TEST_WITH_SERVERS'] === 'yes' ? { ...best, missing: undefined } : best;
}

function missingIn(program: string): string | undefined {
  const asked = spawnSync(program, ['-c', HAS_PACKAGES, REQUIREMENTS], { encoding: 'utf8' });
  if (asked.error !== undefined) return 'there is no python3';
  if (asked.status === 0) return undefined;
  return asked.stderr.trim().split('\n').at(-1);
}

/** The checks of a program, in order: `publish bytes (blocking)`. */
export function checksOf(program: string): string[] {
  const names = readFileSync(FOLDER + program, 'utf8').matchAll(/^async def check_(\w+)\(/gm);
  return [...names].flatMap(([, name = '']) =>
    ['blocking', 'asynchronous'].map((client) => `${name} (${client})`),
  );
}

/**
 * Runs all checks of a program.
 * @returns the reason for each failure by the check's name; null for checks that passed
 */
export async function runChecks(
  { program }: Python,
  checks: string,
  env: Readonly<Record<string, string>>,
): Promise<Map<string, string | null>> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-python-'));
  // Each client reads all authorities when it is made, which takes most of its time; none of these needs one.
  const authorities = join(folder, 'authorities.pem');
  writeFileSync(authorities, rootCertificates[0]!);
  const child = spawn(program, [FOLDER + checks], {
    env: {
      ...process.env,
      // Beside those of the other tests of the run, if it keeps them: not among the sources.
      PYTHONPYCACHEPREFIX: process.env['PYTHONPYCACHEPREFIX'] ?? join(folder, 'compiled'),
      SSL_CERT_FILE: authorities,
      ...env,
    },
    timeout: ENDS_WITHIN,
  });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`${checks} ended with ${code}: ${complaints.slice(-4000)}`);
  const outcomes = JSON.parse(printed) as Record<string, string | null>;
  return new Map(
    Object.entries(outcomes).map(([name, failure]) => [name.replace('check_', ''), failure]),
  );
}
