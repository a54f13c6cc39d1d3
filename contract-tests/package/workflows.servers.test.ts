import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { packed } from '../harness/installed-package.ts';

/** The workflows of GitHub, as far as they can run elsewhere: steps are taken unchanged from the files. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-workflows-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the action', () => {
  const action = parse(read('action.yml')) as {
    readonly inputs: Readonly<Record<string, { readonly default: string }>>;
    readonly runs: { readonly steps: readonly Step[] };
  };
  let tarball: string;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    ({ tarball } = await packed());
  }, 600_000);
  afterEach(() => {
    // Ends what the steps have left running, as a runner does at the end of a job.
    for (const { pid } of running.splice(0)) process.kill(-pid!, 'SIGTERM');
  });

  test('starts a platform and exports its addresses to the job', async () => {
    const job = await runAction({ flags: ports, package: tarball });
    const env = parseEnv(readFileSync(job.env, 'utf8'));
    // The log of a job shows none of the values that are masked.
    const secrets = Object.entries(env).filter(
      ([name]) => !/_(?:URL|EMAIL|USERNAME)$/.test(name) || name === 'REDIS_URL',
    );
    const masked = job.printed.split('\n').filter((line) => line !== '');
    expect(masked).toEqual(
      expect.arrayContaining(secrets.map(([, value]) => `::add-mask::${value}`)),
    );
    expect(masked).toContain(`::add-mask::${new URL(env['REDIS_URL']!).password}`);
    expect(masked.filter((line) => !line.startsWith('::add-mask::'))).toEqual([]);
    const answer = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/set/greeting/hello`, {
      headers: { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` },
    });
    expect(await answer.json()).toEqual({ result: 'OK' });
    expect(readFileSync(job.output, 'utf8')).toMatch(/^env-file=\/.*\n$/);
  });

  test('starts the mock', async () => {
    const job = await runAction({ command: 'mock', flags: ports });
    const env = parseEnv(readFileSync(job.env, 'utf8'));
    const answer = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/get/greeting`, {
      headers: { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` },
    });
    expect(await answer.json()).toEqual({ result: 'hello' });
  });

  test('fails with the message of the program if it does not start', async () => {
    const job = await runAction({ flags: '--plan gold' });
    expect(job.code).toBe(1);
    expect(job.printed).toContain('--plan must be one of free, payg, enterprise, not "gold"');
  });

  const ports = ['redis', 'kafka', 'queue', 'management', 'console']
    .map((name) => `--${name}-port 0`)
    .join(' ');

  /** Runs the steps as a runner does. Without a given package, the previous one is still installed. */
  async function runAction(inputs: Readonly<Record<string, string>>) {
    const [env, output] = [join(folder, 'GITHUB_ENV'), join(folder, 'GITHUB_OUTPUT')];
    for (const file of [env, output]) writeFileSync(file, '');
    let [code, printed]: [number | null, string] = [0, ''];
    for (const step of action.runs.steps) {
      if (step.name === 'Install Plinth' && inputs['package'] === undefined) continue;
      const given = Object.entries(step.env ?? {}).map(([name, value]) => [
        name,
        value.replaceAll(
          /\$\{\{ inputs\.([\w-]+) \}\}/g,
          (_all, input: string) => inputs[input] ?? action.inputs[input]!.default,
        ),
      ]);
      const log = join(folder, 'log');
      writeFileSync(join(folder, 'step.sh'), step.run!);
      const child = spawn('sh', ['-c', `exec bash -e -o pipefail step.sh > ${log} 2>&1`], {
        cwd: folder,
        env: {
          ...process.env,
          ...(Object.fromEntries(given) as Record<string, string>),
          // Without asking the registry again for what is in npm's cache.
          npm_config_prefer_offline: 'true',
          RUNNER_TEMP: folder,
          GITHUB_WORKSPACE: folder,
          GITHUB_ENV: env,
          GITHUB_OUTPUT: output,
        },
        stdio: 'ignore',
        detached: true,
      });
      [code] = (await once(child, 'exit')) as [number | null];
      if (step.name === 'Start Plinth' && code === 0) running.push(child);
      if (step.name === 'Start Plinth') printed = readFileSync(log, 'utf8');
      if (code !== 0) break;
    }
    return { code, printed, env, output };
  }
});

describe('publishing', () => {
  const steps = (workflow: string) => {
    const { jobs } = parse(read(`.github/workflows/${workflow}.yml`)) as {
      jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
    };
    return Object.values(jobs).flatMap((job) => job.steps);
  };
  const bash = (script: string, cwd: string, env: Readonly<Record<string, string>>) =>
    spawnSync('bash', ['-e', '-c', script], { cwd, env: { ...process.env, ...env } }).status;

  test('a tag that differs from the version publishes nothing', () => {
    const { run } = steps('publish-npm').find(
      ({ name }) => name?.startsWith('The tag is') === true,
    )!;
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(bash(run!, ROOT, { GITHUB_REF_NAME: `v${version}` })).toBe(0);
    expect(bash(run!, ROOT, { GITHUB_REF_NAME: 'v99.0.0' })).toBe(1);
  });

  test('the package names its repository, which npm checks against its provenance', () => {
    const { run } = steps('publish-npm').find(
      ({ name }) => name?.startsWith('Say where') === true,
    )!;
    const place = join(folder, 'repository');
    mkdirSync(place);
    copyFileSync(join(ROOT, 'package.json'), join(place, 'package.json'));
    expect(bash(run!, place, { GITHUB_REPOSITORY: 'someone/plinth' })).toBe(0);
    expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))).toMatchObject({
      repository: { type: 'git', url: 'git+https://github.com/someone/plinth.git' },
    });
  });

  test('every npm script that the workflows run exists', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const all = ['ci', 'publish-npm', 'publish-container', 'publish-docs'].flatMap(steps);
    const used = all.flatMap(({ run = '' }) =>
      [...run.matchAll(/\bnpm (?:run )?(test|docs|build)\b/g)].map((match) => match[1]!),
    );
    expect(used).toContain('docs');
    for (const name of used) expect(scripts).toHaveProperty(name);
  });
});

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

test.skipIf(!has('actionlint'))('actionlint finds nothing in the workflows', () => {
  execFileSync('actionlint', { cwd: ROOT, stdio: 'pipe' });
});

test.skipIf(!has('hadolint'))('hadolint finds nothing in the Dockerfile', () => {
  execFileSync('hadolint', ['Dockerfile'], { cwd: ROOT, stdio: 'pipe' });
});
