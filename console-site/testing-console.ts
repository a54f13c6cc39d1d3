import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { sharedBrowser, STEP_WITHIN } from '../scripts/servers/browser.ts';
import { onLentPage, type LentScreen } from '../scripts/servers/lent-page.ts';
import { silentLogger } from '../src/base/logger.ts';
import { startPlatform, type RunningPlatform } from '../src/platform/platform.ts';
import { loadSettings } from '../src/settings/load.ts';

/** Where runs store screenshots. */
const SCREENSHOTS = fileURLToPath(new URL('../reports/screenshots/', import.meta.url));

const PORTS = ['redis', 'kafka', 'queue', 'management', 'console'].map((name) => `${name}Port`);

/** A page that stays open. */
export interface Tab {
  readonly page: Page;
  /** Opens a route of the console. */
  visit(route: string): Promise<void>;
  /** @throws Error with errors of the page or its browser */
  close(): Promise<void>;
}

/** Presses the button that does what was asked about. Its other button is the second one. */
export async function confirm(within: Page | Locator): Promise<void> {
  await within.locator('.confirm').getByRole('button').first().click();
}

/** Opens the palette. @returns it, which is there until an entry is chosen */
export async function openPalette(page: Page): Promise<Locator> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The one before is gone a moment after it has closed: until then the keys open no other.
  await page.locator('dialog.palette').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  return page.getByRole('dialog', { name: 'Go to' });
}

/** A platform in memory, with a browser on its console. */
export class TestConsole {
  readonly platform: RunningPlatform;
  readonly #browser: Browser;

  constructor(platform: RunningPlatform, browser: Browser) {
    this.platform = platform;
    this.#browser = browser;
  }

  /**
   * Opens a page of the console, for one test.
   * @param route the part after `#/`
   * @throws Error with errors of the page or its browser
   */
  async onPage(
    route: string,
    screen: LentScreen,
    use: (page: Page) => Promise<void>,
  ): Promise<void> {
    await onLentPage(screen, async (page) => {
      const { visit, check } = this.#watch(page);
      await visit(route);
      await use(page);
      check();
    });
  }

  /** Does the same on a page with a context of its own, for a test that may do more with it, or changes more of it. */
  async onOwnPage(
    route: string,
    screen: BrowserContextOptions,
    use: (page: Page) => Promise<void>,
  ): Promise<void> {
    const tab = await this.open(screen);
    try {
      await tab.visit(route);
      await use(tab.page);
    } finally {
      await tab.close();
    }
  }

  /** Opens a page with a context of its own, for several tests, or for one that looks at it before it is visited. */
  async open(screen: BrowserContextOptions): Promise<Tab> {
    const context = await this.#browser.newContext(screen);
    context.setDefaultTimeout(STEP_WITHIN);
    const page = await context.newPage();
    const { visit, check } = this.#watch(page);
    return {
      page,
      visit,
      close: async () => {
        await context.close();
        check();
      },
    };
  }

  #watch(page: Page) {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => {
      const isRefusal = message.text().includes('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) troubles.push(message.text());
    });
    return {
      visit: async (route: string) => {
        await page.goto(`${this.platform.addresses.console}/console/#/${route}`);
      },
      check: () => {
        if (troubles.length > 0) throw new Error(troubles.join('\n'));
      },
    };
  }

  /** Runs Redis commands on the database `default`. @throws Error if the platform refuses them */
  async redis(...rows: readonly (readonly (string | number)[])[]): Promise<void> {
    await this.#ask('/pipeline', rows);
  }

  /** The reply of a Redis command. */
  async reply(...words: readonly (string | number)[]): Promise<unknown> {
    const { result } = JSON.parse(await this.#ask('/', words)) as { result: unknown };
    return result;
  }

  async #ask(path: string, body: unknown): Promise<string> {
    const { UPSTASH_REDIS_REST_TOKEN: token } = this.platform.env;
    const response = await fetch(this.platform.addresses.redis + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text;
  }

  async close(): Promise<void> {
    await this.platform.close();
  }
}

/**
 * Starts both, at free ports.
 * @param flags settings that differ from those of development
 */
export async function startTestConsole(
  flags: Readonly<Record<string, string>> = {},
  start: typeof startPlatform = startPlatform,
): Promise<TestConsole> {
  const ports = Object.fromEntries(PORTS.map((name) => [name, '0']));
  const given = { ...ports, memory: 'true', respPort: '0', ...flags };
  const platform = await start(loadSettings({ flags: given, env: {} }), silentLogger);
  return new TestConsole(platform, await sharedBrowser());
}

/** Takes a screenshot of a page, for people who ask for them with SCREENSHOTS=yes: no test looks at it. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] !== 'yes') return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  // Its encoding costs a fraction of the processor time of PNG.
  await page.screenshot({ path: `${SCREENSHOTS}${name}.jpg`, type: 'jpeg', quality: 90 });
}

/** Runs a statement on an element that is `found`, as soon as it is there: before the next frame of the page. */
export async function atOnce(page: Page, selector: string, statement: string): Promise<void> {
  await page.addInitScript(`new MutationObserver((_, looking) => {
    const found = document.querySelector(${JSON.stringify(selector)});
    if (found === null) return;
    looking.disconnect();
    ${statement};
  }).observe(document, { childList: true, subtree: true });`);
}
