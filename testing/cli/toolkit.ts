import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Cli } from './cli.ts';

/** Writes files into a new folder. @returns a function from the name of a file to its path */
export function filesIn(
  cli: Cli,
  files: Readonly<Record<string, string>>,
): (name: string) => string {
  const folder = cli.folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return (name) => join(folder, name);
}
/** Starts a service, which ends with the test. @returns its URL */
export async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
