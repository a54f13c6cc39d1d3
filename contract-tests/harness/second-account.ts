import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import type { Credentials } from './management.ts';
import { target } from './target.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

/** Another account of the implementation, created as an operator would: the API has no operation for it. */
export async function openSecondAccount(name: string): Promise<Credentials> {
  const { dataDir } = target();
  const email = `${name}@plinth.local`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--',
    PROGRAM,
    'account',
    'create',
    email,
    '--data-dir',
    dataDir,
  ]);
  const { UPSTASH_API_KEY: apiKey = '' } = parseEnv(stdout);
  return { email, apiKey };
}
