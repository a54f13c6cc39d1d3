import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/servers/ports.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
);

/** Prism's own command on a document, until it is closed. */
export async function prismCommand(document: string): Promise<{
  readonly url: string;
  close(): Promise<void>;
}> {
  const port = await freePort();
  const args = [PROGRAM, 'mock', '--port', String(port), '--host', '127.0.0.1', document];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('is listening')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then(() => reject(new Error(`Prism ended: ${said}`)), reject);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
