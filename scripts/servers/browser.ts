import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/**
 * The paths on Debian, Ubuntu and Fedora. The one without a user interface first: the others draw their windows too, although
 * nobody sees them.
 */
const PATHS = [
  ...['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
  ...['/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
];

const path = process.env['CHROMIUM'] ?? PATHS.find((one) => existsSync(one));

/** Why there is no browser; undefined if there is one. With all servers required, a missing one makes the tests fail instead. */
export const missingBrowser =
  path === undefined && process.env['TEST_WITH_SERVERS'] !== 'yes'
    ? 'there is no Chromium: install it, or say where it is with CHROMIUM'
    : undefined;

/** The timeout of each step in a page, only for tests that hang: it is long enough for a busy machine. */
export const STEP_WITHIN = 100_000;

let shared: Browser | undefined;

/**
 * A browser that makes no requests of its own. All test files of a worker share it, and it ends with the worker: each opens
 * contexts, which have nothing in common, and closes them.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) {
    shared = await chromium.launch({
      executablePath: path ?? 'chromium',
      args: [
        ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // No script of a page runs for long enough to be worth optimizing.
        '--js-flags=--no-turbofan',
      ],
    });
  }
  return shared;
}
