import { writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { violations } from '../scripts/servers/accessibility.ts';
import { sharedBrowser, missingBrowser, STEP_WITHIN } from '../scripts/servers/browser.ts';
import { test } from '../testing/cli/cli.ts';
import { filesIn } from '../testing/cli/toolkit.ts';

const api = (summary: string, path = '/pets') => `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://pets.example.com/v1 }]
paths:
  ${path}:
    get:
      summary: ${summary}
      responses:
        '200':
          description: All pets.
          content: { application/json: { example: [Rex] } }
`;

let browser: Browser;
beforeAll(async () => {
  if (missingBrowser === undefined) browser = await sharedBrowser();
});

describe.skipIf(missingBrowser !== undefined)('plinth dev in a browser', () => {
  test('a form of the docs asks the mock, the live log shows it, and pages follow the file', async ({
    cli,
  }) => {
    const file = filesIn(cli, { 'api.yaml': api('List the pets') });
    const run = cli.plinth(['dev', file('api.yaml'), '--port', '0']);
    await run.until('Console');
    const [, docs = ''] = /Docs +(\S+)/.exec(run.stdout()) ?? [];
    const [, console = ''] = /Console +(\S+)/.exec(run.stdout()) ?? [];
    const page = await newPage();
    const log = await newPage();
    await log.goto(`${console}#/requests`);
    await log.getByText('listening').waitFor();

    await page.goto(`${docs}operations/get-pets.html`);
    await page.locator('[data-address]', { hasText: new URL(docs).host }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.answer').getByText('"Rex"').waitFor();
    await log.getByRole('option').filter({ hasText: '/pets' }).first().waitFor();

    writeFileSync(file('api.yaml'), api('List all pets'));
    await page.getByRole('heading', { name: 'List all pets' }).waitFor();

    writeFileSync(file('api.yaml'), api('List all pets', 'pets'));
    await page.getByRole('alert').getByText('api.yaml:5#/paths/pets: is not a path').waitFor();
    expect(await violations(page)).toEqual([]);

    writeFileSync(file('api.yaml'), api('List every pet'));
    await page.getByRole('heading', { name: 'List every pet' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    // The way from the console to the docs.
    await log.getByRole('link', { name: 'Docs' }).click();
    await log.getByRole('heading', { name: 'Pets', level: 1 }).waitFor();
    // And back.
    await log.getByRole('link', { name: 'Console' }).click();
    await log.waitForURL('**/_plinth/console/**');
    await Promise.all([page.context().close(), log.context().close()]);
  });
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(STEP_WITHIN);
  return context.newPage();
}
