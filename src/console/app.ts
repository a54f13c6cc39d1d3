import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import { isOfForeignPage } from '../http/foreign-page.ts';
import type { Logger } from '../log.ts';
import { consoleErrors } from './errors.ts';
import { METRICS_TYPE } from './metrics.ts';
import { missingPage } from './missing-page.ts';
import type { TryItTargets } from './try-it.ts';

/** Where `npm run docs` writes the docs site. */
const DOCS = fileURLToPath(new URL('../../docs-site/dist/', import.meta.url));

/** What the console tells of the platform; what is not given is nowhere. */
export interface ConsoleParts {
  /** Writes the page of metrics. */
  readonly metrics?: () => string;
  /** What the try-it pages of the docs are told. */
  readonly tryIt?: () => Promise<TryItTargets>;
  /** The folder of the docs site, which may be built while the console runs. */
  readonly docs?: string;
}

/** The console's pages: `/health`, `/metrics`, and the docs site at every other path. */
export function consoleApp(log: Logger, { metrics, tryIt, docs = DOCS }: ConsoleParts): Express {
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
  if (tryIt !== undefined) {
    app.get('/try-it.json', async (request, response, next) => {
      // Its credentials are no secret, but pages of the web are not told where they are good for something.
      if (isOfForeignPage(request)) return next();
      response.set({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      response.json(await tryIt());
    });
  }
  // Looks at each request what is there.
  app.use(express.static(docs));
  app.get('/', (_request, response) => {
    response.type('text').send('The docs site has not been built: npm run docs\n');
  });
  const notFound = (request: Request, response: Response) => {
    const { status, body } = consoleErrors.notFound(request.path);
    response.status(status).vary('Accept');
    // Programs that take anything get JSON.
    if (request.accepts(['json', 'html']) === 'html') response.send(missingPage(request.path));
    else response.json(body);
  };
  app.use(notFound);
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (response.headersSent) return response.destroy();
    // What the file server refuses, such as a path that can't be decoded, is nowhere.
    if (Number((error as { status?: unknown }).status) < 500) return notFound(request, response);
    log.error({ err: error }, 'the console could not answer');
    const { status, body } = consoleErrors.internal();
    response.status(status).json(body);
  });
  return app;
}
