import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { fileForGenerators } from '../../scripts/generate/for-generators.ts';
import { target } from '../harness/target.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The contracts that people generate clients from. */
export const FAMILIES = ['redis', 'kafka', 'schema-registry', 'queue', 'management'];
/** Where `.ci/generators` installs Spectral, and openapi-generator with the libraries of its clients. */
const INSTALLED = join(ROOT, '.servers/generators');
export const SPECTRAL = join(INSTALLED, 'node_modules/.bin/spectral');
export const JAVA = join(INSTALLED, 'java');
export const areInstalled = existsSync(JAVA);
/** For the titles of the tests that need them. */
export const skipped = areInstalled ? '' : ' (skipped: .ci/generators has not installed it)';

/** A file with the published form of a contract. A build makes the one for generators. */
export function published(family: string, form: 'openapi' | 'for-generators'): string {
  const contract = join(ROOT, `generated/${family}/openapi.json`);
  if (form === 'openapi') return contract;
  const file = join(temporaryFolder(), `${family}.json`);
  writeFileSync(file, fileForGenerators(readFileSync(contract, 'utf8')));
  return file;
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-generators-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The programs of the guide in a language, in order. */
export function samplesOf(language: string): string[] {
  const guide = readFileSync(join(ROOT, 'docs-site/guides/other-languages.md'), 'utf8');
  const blocks = guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'));
  return [...blocks].map(([, code]) => code!);
}

/** Runs a program in a folder, with the addresses and tokens of the target. @throws Error with its output if it fails */
export async function run(
  folder: string,
  program: string,
  ...args: readonly string[]
): Promise<string> {
  const { redisUrl, standardToken, queueUrl, queueToken } = target();
  const { kafkaUrl, kafkaUsername, kafkaPassword } = target();
  const env = {
    ...process.env,
    UPSTASH_REDIS_REST_URL: redisUrl,
    UPSTASH_REDIS_REST_TOKEN: standardToken,
    QSTASH_URL: queueUrl,
    QSTASH_TOKEN: queueToken,
    UPSTASH_KAFKA_REST_URL: kafkaUrl,
    UPSTASH_KAFKA_REST_USERNAME: kafkaUsername,
    UPSTASH_KAFKA_REST_PASSWORD: kafkaPassword,
    PATH: `${ROOT}.python/bin:${process.env['PATH']}`,
    // The compilers in Go end before what they allocate needs collecting.
    ...{ GOGC: 'off', GOMEMLIMIT: '3GiB' },
  };
  const options = { cwd: folder, env, maxBuffer: 64 << 20 };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Partial<Record<string, string>>;
    throw new Error(`${message}\n${(stdout + stderr).slice(-8000)}`, { cause: error });
  }
}
