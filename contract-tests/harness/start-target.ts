import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openRecording } from './recording.ts';
import type { Target } from './target.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
const READ_ONLY_TOKEN = 'read-only-token-of-the-contract-tests';
const MAX_REQUEST_SIZE = 1024 * 1024;
const READY_WITHIN = 20_000;

/** Starts the platform or its mock, as the Vitest project's name says, for all of its test files. */
export default async function startTarget(project: TestProject): Promise<() => Promise<void>> {
  const name = project.name === 'mock' ? 'mock' : 'implementation';
  const folder = mkdtempSync(join(tmpdir(), 'plinth-contract-'));
  const envFile = join(folder, 'env');
  const dataDir = join(folder, 'data');
  const child = spawn(
    process.execPath,
    [
      ...['--', PROGRAM, name === 'mock' ? 'mock' : 'start'],
      ...['--redis-port', '0', '--management-port', '0', '--console-port', '0'],
      ...['--env-file', envFile],
      ...['--data-dir', dataDir, '--check-responses'],
      ...['--redis-read-only-token', READ_ONLY_TOKEN],
      ...['--redis-max-request-size', String(MAX_REQUEST_SIZE)],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const env = await envBlock(envFile, child);
  const target: Target = {
    name,
    redisUrl: env['UPSTASH_REDIS_REST_URL']!,
    standardToken: env['UPSTASH_REDIS_REST_TOKEN']!,
    readOnlyToken: READ_ONLY_TOKEN,
    maxRequestSize: MAX_REQUEST_SIZE,
    managementUrl: env['PLINTH_MANAGEMENT_URL']!,
    email: env['UPSTASH_EMAIL']!,
    apiKey: env['UPSTASH_API_KEY']!,
    dataDir,
  };
  openRecording(name);
  project.provide('target', target);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The variables of the env block, once the platform has written it, which it does when it serves. */
async function envBlock(file: string, child: ChildProcess): Promise<Record<string, string>> {
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`);
    const text = readIfThere(file);
    if (text.endsWith('\n')) {
      return Object.fromEntries(
        text
          .trim()
          .split('\n')
          .map((line) => {
            const equals = line.indexOf('=');
            return [line.slice(0, equals), line.slice(equals + 1)];
          }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the platform was not ready within ${READY_WITHIN} ms`);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
