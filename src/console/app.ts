import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import packageJson from '../../package.json' with { type: 'json' };
import { consoleErrors } from './errors.ts';

const DOCS = fileURLToPath(new URL('../../docs-site/dist/', import.meta.url));

/** The console's pages: `/health`, and the docs site at every other path. */
export function consoleApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok', version: packageJson.version });
  });
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
  return app;
}
