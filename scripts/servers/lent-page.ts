import type { BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser, STEP_WITHIN } from './browser.ts';

/** Playwright's own. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** What tests listen to. */
const EVENTS = [
  ...(['console', 'pageerror', 'download'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
];

/** What a page can be set to be looked at on. All else needs a context of its own. */
export type LentScreen = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>;

/** The page that nobody uses now. */
let idle: Page | undefined;

/** A page that is lent. */
export interface LentPage {
  readonly page: Page;
  /** Clears it for the next. */
  giveBack(): Promise<void>;
}

/**
 * Lends an empty page, which nobody has signed in to or chosen anything in. Tests get the same one after each other, because the
 * start of a process for each page costs more than most tests.
 */
export async function lendPage({ viewport, colorScheme }: LentScreen): Promise<LentPage> {
  const page = idle?.isClosed() === false ? idle : await newPage();
  idle = undefined;
  await page.setViewportSize(viewport ?? DEFAULT_VIEWPORT);
  await page.emulateMedia({ colorScheme: colorScheme ?? 'light' });
  return {
    page,
    giveBack: async () => {
      await clear(page);
      if (idle === undefined) idle = page;
      else await page.context().close();
    },
  };
}

/** Lends a page to a test. One that fails does not give it back. */
export async function onLentPage<Result>(
  screen: LentScreen,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const lent = await lendPage(screen);
  try {
    const result = await use(lent.page);
    await lent.giveBack();
    return result;
  } catch (error) {
    await lent.page.context().close();
    throw error;
  }
}

async function newPage(): Promise<Page> {
  const context = await (await sharedBrowser()).newContext();
  context.setDefaultTimeout(STEP_WITHIN);
  return context.newPage();
}

async function clear(page: Page): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'wait' });
  // A page of no origin has none.
  await page.evaluate('try { localStorage.clear(); sessionStorage.clear() } catch {}');
  await page.context().clearCookies();
  await page.goto('about:blank');
  // Nothing of the next page is under it.
  await page.mouse.move(0, 0);
}
