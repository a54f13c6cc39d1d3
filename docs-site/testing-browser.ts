import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { silentLogger } from '../src/base/logger.ts';
import { consoleApp } from '../src/console/app.ts';
import { buildDocs } from './build.ts';

/** Where Debian, Ubuntu and Fedora have it. */
const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const path = process.env['CHROMIUM'] ?? PATHS.find((one) => existsSync(one));

/** Why there is no browser; undefined where there is one. A run that is to have everything does not ask. */
export const missingBrowser =
  path === undefined && process.env['TEST_WITH_SERVERS'] !== 'yes'
    ? 'there is no Chromium: install it, or say where it is with CHROMIUM'
    : undefined;

/** The docs as the console serves them, and a browser in front of them. */
export interface ServedDocs {
  readonly browser: Browser;
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the docs, serves them and starts a browser, which calls nobody by itself. */
export async function serveDocs(): Promise<ServedDocs> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-browser-'));
  await buildDocs({ outDir: folder });
  const access = { metrics: undefined, ownHostOnly: true, isOperator: () => false };
  const server = await listen(consoleApp(silentLogger, access, { docs: folder }));
  const browser = await chromium.launch({
    executablePath: path ?? 'chromium',
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
  return {
    browser,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

function listen(app: ReturnType<typeof consoleApp>): Promise<Server> {
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}
