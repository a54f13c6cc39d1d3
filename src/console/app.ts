import { fileURLToPath } from 'node:url';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import type { HttpError } from '../http/http-error.ts';
import type { TrustedPages } from '../http/forged-request.ts';
import { isForeign, namesOwnHost } from '../http/foreign-request.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { cachingOf } from '../http/served-content.ts';
import type { Logger } from '../base/logger.ts';
import type { ConsoleAccess } from './access.ts';
import { bindDirect } from '../contract/direct.ts';
import type { ConsoleAddress } from './console-address.ts';
import { docsFiles } from './docs-files.ts';
import { consoleErrors } from './errors.ts';
import { consoleFamily, type ConsoleSources } from './family.ts';
import { METRICS_TYPE } from './metrics.ts';
import { consolePage } from './page.ts';
import type { TryItTargets } from './try-it.ts';
import { UNBUILT_STYLE, UNBUILT_STYLE_PATH, unbuiltDocs } from './unbuilt-docs.ts';

/** Where `npm run docs` writes the docs site. */
const DOCS = fileURLToPath(new URL('../../docs-site/dist/', import.meta.url));

/**
 * Headers of every answer: load and run only what comes from here, never in a frame, and never guess media types. The
 * pages with a form send requests where their user chooses, which the policy of the other pages forbids.
 */
const FOR_BROWSERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; connect-src *; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** Optional parts of the console. */
export interface ConsoleParts {
  /** Data for the try-it pages of the docs. */
  readonly tryIt?: () => Promise<TryItTargets>;
  /** Wraps the pages in a listener for other things that are served at the address. */
  readonly before?: (pages: RequestListener) => RequestListener;
  /** The address, if it is served already; otherwise one is opened. */
  readonly consoleAddress?: ConsoleAddress;
  /** The folder of the docs site, which may be built while the console runs. */
  readonly docs?: string;
  /** Data for the console's page. */
  readonly sources?: ConsoleSources;
  /** The pages of other origins that may read its data. */
  readonly pages?: TrustedPages;
  /** Aborts when the platform stops, which ends all streams. */
  readonly stopping?: AbortSignal;
}

/** The paths of the console's contract, as Express has them. */
const API_PATHS = ['/platform', '/overview', '/events', '/events/:id'];

/** The console's pages: `/health`, `/metrics`, `/console/` with its data, and the docs site at every other path. */
export function consoleApp(
  log: Logger,
  access: ConsoleAccess,
  { tryIt, docs = DOCS, sources, pages, stopping }: ConsoleParts,
): Express {
  const { metrics, ownHostOnly, isOperator } = access;
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
    app.get('/metrics', async (request, response) => {
      if (!isOperator(request)) {
        response.set('www-authenticate', 'Bearer realm="Plinth"');
        send(response, consoleErrors.metricsToken());
        return;
      }
      response
        .set({ 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
        .send(await metrics());
    });
  }
  if (tryIt !== undefined) {
    app.get('/try-it.json', async (request, response, next) => {
      // Its credentials are public, but pages of other sites must not learn where they are valid.
      if (isForeign(request)) return next();
      response.set({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      response.json(await tryIt());
    });
  }
  if (sources !== undefined) {
    const family = { ...consoleFamily(sources, access), isOpen: ownHostOnly };
    const api = bindDirect(family, { log, stopping, ...(pages !== undefined && { pages }) });
    app.get(API_PATHS, (request, response) => api(request, response));
    app.use('/console', consolePage(log, sources));
  }
  // Look the file up at each request. Ranges are not supported, because all pages are short.
  app.use(docsFiles(docs, sources === undefined ? undefined : '/console/'));
  app.use(
    express.static(docs, {
      acceptRanges: false,
      setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path)),
    }),
  );
  app.get('/', (_request, response) => {
    response
      .set('cache-control', 'no-store')
      .type('html')
      .send(unbuiltDocs(sources !== undefined));
  });
  app.get(UNBUILT_STYLE_PATH, (_request, response) => {
    response.type('css').send(UNBUILT_STYLE);
  });
  const notFound = notFoundIn(docs);
  app.use(notFound);
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (response.headersSent) return response.destroy();
    // Paths that the file server refuses, such as malformed ones, count as missing.
    const isRefused = Number((error as { status?: unknown }).status) < 500;
    if (isRefused) return notFound(request, response);
    log.error({ err: error, where: 'http' }, 'the console could not answer');
    send(response, consoleErrors.internal());
  });
  return app;
}

function send(response: Response, { status, body }: HttpError): void {
  response.status(status).json(body);
}

/** Browsers get a page, that of the docs if they are built; programs that accept anything get JSON. */
function notFoundIn(docs: string) {
  return (request: Request, response: Response): void => {
    const refusal = consoleErrors.notFound(request.path);
    response.vary('Accept').status(refusal.status);
    const isForPerson = request.accepts(['json', 'html']) === 'html';
    if (!isForPerson) {
      response.json(refusal.body);
      return;
    }
    response.sendFile(
      '404.html',
      { root: docs, acceptRanges: false, cacheControl: false },
      (error) => {
        if (error && !response.headersSent) response.send(missingPage(request.path));
      },
    );
  };
}

/** The page for a path that does not exist, where the docs, which have one too, are not built. */
function missingPage(path: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>There is nothing here · Plinth</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${UNBUILT_STYLE_PATH}">
</head>
<body>
<main>
<h1>There is nothing here</h1>
<p>There is no page <code>${escaped(path)}</code>. It may be one of the docs that has another name by now, or they have
not been built: <code>npm run docs</code>.</p>
<p><a href="/">To the first page</a></p>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/g, (character) => ENTITIES[character]!);
}
