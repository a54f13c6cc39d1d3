import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import type { Refusal } from '../contract/refusal.ts';
import { namesOwnHost } from '../http/foreign-request.ts';
import type { Logger } from '../log.ts';
import type { ConsoleAccess } from './access.ts';
import { consoleErrors } from './errors.ts';
import { METRICS_TYPE } from './metrics.ts';

const DOCS = fileURLToPath(new URL('../../docs-site/dist/', import.meta.url));

/**
 * What browsers are told with everything: to load and run only what comes from here, to show it in no frame,
 * and to take nothing for what it is not. Redoc writes styles into its pages; the try-it pages send requests
 * to where their user says, which the other pages forbid themselves.
 */
const FOR_BROWSERS = {
  'content-security-policy':
    "default-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src *; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** The console's pages: `/health`, `/metrics`, and the docs site at every other path. */
export function consoleApp(
  log: Logger,
  { metrics, ownHostOnly, isOperator }: ConsoleAccess,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((request, response, next) => {
    response.set(FOR_BROWSERS);
    if (!ownHostOnly || namesOwnHost(request)) next();
    else send(response, consoleErrors.foreignHost());
  });
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', version: packageJson.version });
  });
  if (metrics !== undefined) {
    app.get('/metrics', (request, response) => {
      if (!isOperator(request)) {
        response.set('www-authenticate', 'Bearer realm="Plinth"');
        send(response, consoleErrors.metricsToken());
        return;
      }
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
    send(response, consoleErrors.notFound(request.path));
  });
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    // What the file server refuses, such as a path that can't be decoded, is nowhere.
    const isRefused = Number((error as { status?: unknown }).status) < 500;
    if (!isRefused) log.error({ err: error }, 'the console could not answer');
    if (response.headersSent) response.destroy();
    else
      send(response, isRefused ? consoleErrors.notFound(request.path) : consoleErrors.internal());
  });
  return app;
}

function send(response: Response, { status, body }: Refusal): void {
  response.status(status).json(body);
}
