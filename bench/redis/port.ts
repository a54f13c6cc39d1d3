import { fileURLToPath } from 'node:url';
import { answering, freePort, start } from '../processes.ts';
import type { Measured } from './holding.ts';

const TOKEN = 'plinth-development-token';

/**
 * A platform of which only the first database and its port are used.
 * @param turnsTo where it reports at its end how long the turns of its event loop took
 */
export async function startRedisPort(
  directory: string,
  turnsTo?: string,
): Promise<Measured & { readonly token: string; readonly console: string }> {
  const [port, redisPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const turns = new URL('../servers/turns.ts', import.meta.url);
  if (turnsTo !== undefined) turns.searchParams.set('to', turnsTo);
  const child = start(process.execPath, [
    ...(turnsTo === undefined ? [] : ['--import', turns.href]),
    ...['--', fileURLToPath(new URL('../../bin/plinth.js', import.meta.url)), 'start'],
    ...['--resp-port', String(port), '--redis-port', String(redisPort)],
    ...['kafka', 'queue', 'management'].flatMap((name) => [`--${name}-port`, '0']),
    ...['--console-port', String(consolePort), '--data-dir', directory],
  ]);
  await answering(`http://127.0.0.1:${redisPort}`);
  return { child, port, token: TOKEN, console: `http://127.0.0.1:${consolePort}` };
}
