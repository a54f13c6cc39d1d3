import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';

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
