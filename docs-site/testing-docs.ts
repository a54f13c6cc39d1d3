import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { sharedBrowser } from '../scripts/servers/browser.ts';
import { silentLogger } from '../src/base/logger.ts';
import { plinthProgram } from '../src/cli/program.ts';
import { programReference } from '../src/cli/reference.ts';
import { consoleApp } from '../src/console/app.ts';
import { buildDocs } from './build.ts';

/** The docs as the console serves them, and a browser. */
export interface ServedDocs {
  readonly browser: Browser;
  /** Without a slash at its end. */
  readonly origin: string;
  /** Where they are built. */
  readonly folder: string;
  close(): Promise<void>;
}

let built: Promise<string> | undefined;

/** Builds the docs, once for all test files of a worker. @returns the folder */
async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await buildDocs({ commands: programReference(await plinthProgram()), outDir: folder });
  return folder;
}

/** Serves the docs and starts a browser, which makes no requests of its own. */
export async function serveDocs(): Promise<ServedDocs> {
  const folder = await (built ??= build());
  const access = { metrics: undefined, ownHostOnly: true, isOperator: () => false };
  const server = await listen(consoleApp(silentLogger, access, { docs: folder }));
  const browser = await sharedBrowser();
  return {
    browser,
    folder,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(app: ReturnType<typeof consoleApp>): Promise<Server> {
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}
