import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import type { Logger } from '../log.ts';
import { consoleErrors } from './errors.ts';
import { METRICS_TYPE } from './metrics.ts';

const DOCS = fileURLToPath(new URL('../../docs-site/dist/', import.meta.url));

/**
 * The console's pages: `/health`, `/metrics`, and the docs site at every other path.
 * @param metrics writes the page of metrics; without it there is none
 */
export function consoleApp(log: Logger, metrics?: () => string): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', version: packageJson.version });
  });
  if (metrics !== undefined) {
    app.get('/metrics', (_request, response) => {
      response.set({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).send(metrics());
    });
  }
  if (existsSync(DOCS)) app.use(express.static(DOCS));
  else {
    app.get('/', (_request, response) => {
      response.type('text').send('The docs site has not been built: npm run docs\n');
    });
  }
  app.use((request, response) => {
    const { status, body } = consoleErrors.notFound(request.path);
    response.status(status).json(body);
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    // What the file server refuses, such as a path that can't be decoded, is nowhere.
    const isRefused = Number((error as { status?: unknown }).status) < 500;
    if (!isRefused) log.error({ err: error }, 'the console could not answer');
    const { status, body } = isRefused
      ? consoleErrors.notFound(request.path)
      : consoleErrors.internal();
    if (response.headersSent) response.destroy();
    else response.status(status).json(body);
  });
  return app;
}
