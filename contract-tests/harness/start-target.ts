import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { COLLECTOR } from './node-flags.ts';
import { startPlatform } from './platform-process.ts';
import { backingRedis } from './backing-redis.ts';
import { keepTarget, type StartedTarget } from './kept-target.ts';
import { openRecording } from './recording.ts';
import { startCopies } from './start-copies.ts';
import type { Target } from './target.ts';

const READ_ONLY_TOKEN = 'read-only-token-of-the-contract-tests';
const MAX_REQUEST_SIZE = 1024 * 1024;

/** Keeps the platform or its mock, according to the Vitest project's name, for all of its test files. */
export default async function startTarget(project: TestProject): Promise<() => Promise<void>> {
  const name = project.name === 'mock' ? 'mock' : 'implementation';
  // The run on our own engines, possibly in progress at the same time, measures the coverage.
  const engines = process.env['TESTED_ENGINES'];
  const recording = engines === undefined ? project.name : `${project.name} on ${engines}`;
  const kept = await keepTarget(
    () => started(name, recording),
    (sentence) => process.stderr.write(`${project.name}: ${sentence}\n`),
  );
  openRecording(recording);
  project.provide('keptTarget', kept.url);
  return kept.close;
}

async function started(name: Target['name'], project: string): Promise<StartedTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-contract-'));
  const dataDir = join(folder, 'data');
  const flags = [
    '--check-responses',
    '--redis-read-only-token',
    READ_ONLY_TOKEN,
    '--redis-max-request-size',
    String(MAX_REQUEST_SIZE),
  ];
  const copies = Number(process.env['TESTED_COPIES'] ?? 1);
  const { env, stop } =
    name === 'implementation' && copies > 1
      ? await startCopies(copies, (copy) => [
          '--data-dir',
          sharing(dataDir, copy),
          // Whatever has its connections, a copy answers alike: its event loop, a thread, or several of them.
          '--http-threads',
          String(copy),
          ...flags,
        ])
      : await startPlatform(
          name === 'mock' ? 'mock' : 'start',
          ['--data-dir', dataDir, ...flags],
          undefined,
          COLLECTOR,
        );
  const target: Target = {
    name,
    project,
    redisUrl: env['UPSTASH_REDIS_REST_URL']!,
    respUrl: env['REDIS_URL'] ?? '',
    standardToken: env['UPSTASH_REDIS_REST_TOKEN']!,
    readOnlyToken: READ_ONLY_TOKEN,
    maxRequestSize: MAX_REQUEST_SIZE,
    kafkaUrl: env['UPSTASH_KAFKA_REST_URL']!,
    kafkaUsername: env['UPSTASH_KAFKA_REST_USERNAME']!,
    kafkaPassword: env['UPSTASH_KAFKA_REST_PASSWORD']!,
    queueUrl: env['QSTASH_URL']!,
    queueToken: env['QSTASH_TOKEN']!,
    managementUrl: env['PLINTH_MANAGEMENT_URL']!,
    consoleUrl: env['PLINTH_CONSOLE_URL']!,
    email: env['UPSTASH_EMAIL']!,
    apiKey: env['UPSTASH_API_KEY']!,
    dataDir,
    backingRedis: name === 'mock' ? undefined : await backingRedis(),
  };
  return {
    target,
    stop: async (signal) => {
      await stop(signal);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The data directory of a copy. Backups are on a shared volume, as the guide requires. */
function sharing(dataDir: string, copy: number): string {
  const own = copy === 0 ? dataDir : `${dataDir}-${copy}`;
  mkdirSync(copy === 0 ? join(own, 'backups') : own, { recursive: true, mode: 0o700 });
  if (copy > 0) symlinkSync(join(dataDir, 'backups'), join(own, 'backups'));
  return own;
}
