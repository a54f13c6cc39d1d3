import { flagOf, settingTable } from '../../src/settings/table.ts';
import type { Cli, Run, SpawnedRun } from './cli.ts';

/** Any free port for everything that listens. */
export const ANY_PORT = Object.keys(settingTable)
  .filter((name) => name.endsWith('Port'))
  .flatMap((name) => [`--${flagOf(name)}`, '0']);

export const start = (cli: Cli, ...args: string[]): Run =>
  cli.plinth(['start', ...ANY_PORT, ...args]);
export const spawnStart = (cli: Cli, ...args: string[]): SpawnedRun =>
  cli.spawn(['start', ...ANY_PORT, ...args]);

/** Runs a command over HTTP on a platform. @returns its envelope */
export async function command(env: Record<string, string>, ...argv: string[]): Promise<unknown> {
  const response = await fetch(env['UPSTASH_REDIS_REST_URL']!, {
    method: 'POST',
    headers: { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` },
    body: JSON.stringify(argv),
  });
  return response.json();
}

export async function stop(run: Run, signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM') {
  run.kill(signal);
  return run.ended;
}
