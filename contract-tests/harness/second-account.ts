import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import type { Credentials } from './management.ts';
import { target } from './target.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

/** Another account of the implementation, created as an operator would: the API has no operation for it. */
export function openSecondAccount(name: string): Promise<Credentials> {
  return openAccount(name, ['--data-dir', target().dataDir]);
}

/** An account of another platform. @param flags name its data directory and store */
export async function openAccount(name: string, flags: readonly string[]): Promise<Credentials> {
  const email = `${name}@plinth.local`;
  const stdout = await onAccount('create', email, flags);
  const { UPSTASH_API_KEY: apiKey = '' } = parseEnv(stdout);
  return { email, apiKey };
}

/** Runs a command of `plinth account` as the operator. @returns what it prints. @throws Error with what it says instead */
export async function onAccount(
  command: string,
  email: string,
  flags: readonly string[],
): Promise<string> {
  const words = ['--', PROGRAM, 'account', command, email, ...flags];
  return (await promisify(execFile)(process.execPath, words)).stdout;
}
