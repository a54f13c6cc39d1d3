import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Express } from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../testing/express/serve.ts';

/** The samples of the guide about Express, as a reader would save and run them. */
const GUIDE = readFileSync(new URL('guides/express.md', import.meta.url), 'utf8');
const SAMPLES = [...GUIDE.matchAll(/^```(?:yaml|js) (\S+)\n([\s\S]*?)^```$/gm)];
const PACKAGE = pathToFileURL(fileURLToPath(new URL('../src/library/express.ts', import.meta.url)));
/** Where `express` is found, as in a project. */
const PROJECTS = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

async function appOf(file: string): Promise<Express> {
  mkdirSync(PROJECTS, { recursive: true });
  const folder = mkdtempSync(join(PROJECTS, 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [, name = '', code = ''] of SAMPLES) {
    const placed = code
      .replace(`'plinth/express'`, `'${PACKAGE.href}'`)
      .replace(`'api.yaml'`, JSON.stringify(join(folder, 'api.yaml')));
    writeFileSync(join(folder, name), placed);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const { app } = (await import(pathToFileURL(join(folder, file)).href)) as { app: Express };
  return app;
}

test('the router answers by its handlers, and refuses what is wrong as the guide shows', async () => {
  const ask = await serve(await appOf('app.js'));
  expect(await ask({ path: '/v1/pets' })).toMatchObject({ status: 200, body: [{ name: 'Ada' }] });
  const shown = /^```json\n([\s\S]*?)^```$/m.exec(GUIDE)![1]!;
  const refused = await ask({ path: '/v1/pets?limit=many' });
  expect(refused.body).toEqual(JSON.parse(shown));
  const post = { method: 'POST', path: '/v1/pets', body: { name: 'Emma' } };
  expect(await ask(post)).toMatchObject({ status: 401 });
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  expect(await ask({ ...post, headers })).toMatchObject({
    status: 201,
    body: { name: 'Emma', owner: 'Grace' },
  });
});

test('the middleware hands typed values to routes, and errors to error handlers', async () => {
  const ask = await serve(await appOf('validating.js'));
  expect(await ask({ path: '/pets' })).toMatchObject({ body: [{ name: '11 pets' }] });
  expect(await ask({ path: '/pets?limit=101' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/query/limit', errorCode: 'maximum.openapi.validation' }] },
  });
});
