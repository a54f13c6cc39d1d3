import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { silentLogger } from '../src/base/logger.ts';
import { plinthProgram } from '../src/cli/program.ts';
import { programReference } from '../src/cli/reference.ts';
import { consoleApp } from '../src/console/app.ts';
import { buildDocs } from './build.ts';

/** The paths on Debian, Ubuntu and Fedora. */
const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const path = process.env['CHROMIUM'] ?? PATHS.find((one) => existsSync(one));

/** Why there is no browser; undefined if there is one. With all servers required, a missing one makes the tests fail instead. */
export const missingBrowser =
  path === undefined && process.env['TEST_WITH_SERVERS'] !== 'yes'
    ? 'there is no Chromium: install it, or say where it is with CHROMIUM'
    : undefined;

/** The timeout of each step in a page, only for tests that hang: it is long enough for a busy machine. */
export const STEP_WITHIN = 100_000;

/** The docs as the console serves them, and a browser. */
export interface ServedDocs {
  readonly browser: Browser;
  /** Without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the docs, serves them and starts a browser, which makes no requests of its own. */
export async function serveDocs(): Promise<ServedDocs> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-browser-'));
  await buildDocs({ commands: programReference(await plinthProgram()), outDir: folder });
  const access = { metrics: undefined, ownHostOnly: true, isOperator: () => false };
  const server = await listen(consoleApp(silentLogger, access, { docs: folder }));
  const browser = await launchBrowser();
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

/** A browser that makes no requests of its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: path ?? 'chromium',
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ],
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG 2.2, levels A and AA. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const run = `axe.run({ runOnly: ${JSON.stringify(tags)} })`;
  const found = (await page.evaluate(run)) as AxeResults;
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => {
      return `${id}: ${target.join(' ')}: ${failureSummary}`;
    }),
  );
}

function listen(app: ReturnType<typeof consoleApp>): Promise<Server> {
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server));
  });
}
