import type { IncomingMessage, ServerResponse } from 'node:http';
import { consoleErrors } from './errors.ts';
import { listen, type Listening } from '../http/server.ts';
import type { Settings } from '../settings/table.ts';

/**
 * Serves the console: the docs site where it has been built, and `/health`. Express is loaded with the
 * first request, because a start should not wait for it.
 */
export function startConsole(settings: Settings): Promise<Listening> {
  let app: Promise<(request: IncomingMessage, response: ServerResponse) => void> | undefined;
  return listen(
    (request, response) => {
      app ??= import('./app.ts').then(({ consoleApp }) => consoleApp());
      app
        .then((serve) => serve(request, response))
        .catch((error: Error) => response.destroy(error));
    },
    consoleErrors,
    { host: settings.host, port: settings.consolePort },
  );
}
