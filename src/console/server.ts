import { lazily } from '../contract/lazily.ts';
import { respond } from '../http/respond.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen, type Listening } from '../http/server.ts';
import type { Logger } from '../base/logger.ts';
import type { Settings } from '../settings/table.ts';
import type { ConsoleAccess } from './access.ts';
import type { ConsoleParts } from './app.ts';
import { consoleErrors } from './errors.ts';

/**
 * Serves the console: the docs site where it has been built, `/health` and `/metrics`. Express is loaded for the
 * first request, so that a start does not wait for it.
 * @throws the system's error if the port can't be opened
 */
export async function startConsole(
  settings: Pick<Settings, 'host' | 'consolePort'>,
  log: Logger,
  access: ConsoleAccess,
  parts: ConsoleParts = {},
): Promise<Listening> {
  const { consoleAddress } = parts;
  const load = async (): Promise<RequestListener> =>
    (await import('./app.ts')).consoleApp(log, access, parts);
  const app = lazily(load, consoleErrors, log);
  const pages: RequestListener = (request, response) => {
    const { method = 'GET' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      request.resume();
      respond(request, response, consoleErrors.methodNotAllowed(method));
      return;
    }
    app(request, response);
  };
  if (consoleAddress === undefined) {
    const serve = parts.before?.(pages) ?? pages;
    return listen(serve, consoleErrors, { host: settings.host, port: settings.consolePort });
  }
  consoleAddress.serve(pages, parts.before);
  return consoleAddress.listening;
}
