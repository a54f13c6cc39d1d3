import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPlatform } from '../harness/platform-process.ts';
import { withoutRepeats } from './without-repeats.ts';

/**
 * Schemathesis, an external fuzzer, checks the families against the same documents. `schemathesis.toml` lists findings
 * that are correct behavior, each with the reason.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('schemathesis.toml', import.meta.url));
/** Where `.ci/run` installs it; otherwise that of the machine. */
const PROGRAMS = [`${ROOT}.python/bin`, ...process.env['PATH']!.split(delimiter)]
  .map((folder) => join(folder, 'schemathesis'))
  .filter((file) => existsSync(file));
const isMissing = PROGRAMS.length === 0 && process.env['TEST_WITH_SERVERS'] !== 'yes';

/** Hypothesis keeps tables of characters there, which take longer to make than some families to test. */
const tables = mkdtempSync(join(tmpdir(), 'plinth-hypothesis-'));
afterAll(() => rmSync(tables, { recursive: true, force: true }));

/** Nothing listens there. Examples contain hosts that tests must not call. */
const NOWHERE = '127.0.0.1:1';

type Env = Readonly<Record<string, string>>;
const basic = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`;
const ofKafka = (env: Env) =>
  basic(env['UPSTASH_KAFKA_REST_USERNAME']!, env['UPSTASH_KAFKA_REST_PASSWORD']!);
const ofAccount = (env: Env) => basic(env['UPSTASH_EMAIL']!, env['UPSTASH_API_KEY']!);

const families = [
  {
    family: 'redis',
    url: 'UPSTASH_REDIS_REST_URL',
    authorization: (env: Env) => `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}`,
  },
  { family: 'kafka', url: 'UPSTASH_KAFKA_REST_URL', authorization: ofKafka },
  { family: 'schema-registry', url: 'UPSTASH_KAFKA_REST_URL', authorization: ofKafka },
  {
    family: 'management',
    url: 'PLINTH_MANAGEMENT_URL',
    authorization: ofAccount,
  },
  { family: 'control', url: 'PLINTH_CONSOLE_URL', authorization: ofAccount },
  { family: 'console', url: 'PLINTH_CONSOLE_URL', authorization: ofAccount },
  {
    family: 'queue',
    url: 'QSTASH_URL',
    authorization: (env: Env) => `Bearer ${env['QSTASH_TOKEN']}`,
    // The mock delivers nothing to generated addresses.
    target: 'mock',
  },
] as const;

describe.skipIf(isMissing)(
  `Schemathesis${isMissing ? ' (skipped: it is not installed)' : ''}`,
  () => {
    test.each(families)(
      'finds only explained failures in $family',
      async ({ family, url, authorization, ...on }) => {
        const isMock = 'target' in on;
        const { env, stop } = await startPlatform(
          isMock ? 'mock' : 'start',
          isMock ? [] : ['--memory', '--check-responses'],
        );
        onTestFinished(() => stop('SIGTERM').then(() => undefined));
        const folder = mkdtempSync(join(tmpdir(), 'plinth-schemathesis-'));
        onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
        const document = readFileSync(`${ROOT}generated/${family}/openapi.json`, 'utf8');
        const file = join(folder, 'openapi.json');
        writeFileSync(file, withoutRepeats(document.replaceAll(/[\w.-]*example\.com/g, NOWHERE)));

        const { code, printed } = await run(folder, [
          ...['--config-file', CONFIG, 'run', file, '--url', env[url]!],
          '--header',
          `Authorization: ${authorization(env)}`,
          '--phases',
          // The mock has no state, so deleted things still exist.
          `examples,coverage${isMock ? '' : ',stateful'}`,
          '--max-examples',
          '10',
          '--seed',
          '1',
          '--generation-database',
          'none',
          '--no-color',
          '--continue-on-failure',
          '--request-timeout',
          '20',
        ]);
        expect(code, printed).toBe(0);
      },
      900_000,
    );
  },
);

async function run(cwd: string, args: readonly string[]) {
  const child = spawn(PROGRAMS[0] ?? 'schemathesis', args, {
    cwd,
    env: { ...process.env, HYPOTHESIS_STORAGE_DIRECTORY: tables },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 870_000,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const printed = await text(child.stdout);
  return { code: await ended, printed: printed.replaceAll(/(.{400}).+/g, '$1…').slice(-20_000) };
}
