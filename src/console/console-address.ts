import { RequestChangeover } from '../http/request-changeover.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen, type Listening } from '../http/server.ts';
import type { Settings } from '../settings/table.ts';
import { consoleErrors } from './errors.ts';
import { answerProbe, type Probes } from './probes.ts';

/** The address of the console, which is open before the rest of the platform, and while that is reset. */
export interface ConsoleAddress {
  readonly listening: Listening;
  /** The console's pages. */
  readonly pages: RequestChangeover;
  /**
   * Serves the console's pages, as a changeover. What else is served at the address stays as it is from the first call
   * on.
   * @param before wraps the pages in a listener for other things
   */
  serve(pages: RequestListener, before?: (pages: RequestListener) => RequestListener): void;
}

/**
 * Opens the console's address before the rest of the platform, for programs that watch it start: everything but
 * probes is answered with 503 until {@link ConsoleAddress.serve} is called.
 * @throws the system's error if the port can't be opened
 */
export async function openConsoleAddress(
  { host, consolePort: port }: Pick<Settings, 'host' | 'consolePort'>,
  probes: Probes,
): Promise<ConsoleAddress> {
  const pages = new RequestChangeover({
    first: consoleErrors.starting(),
    busy: consoleErrors.suspended('it is being reset'),
  });
  let wrapped: RequestListener | undefined;
  const listening = await listen(
    (request, response) => {
      if (!answerProbe(probes, request, response)) (wrapped ?? pages.pass)(request, response);
    },
    consoleErrors,
    { host, port },
  );
  return {
    listening,
    pages,
    serve: (listener, before = (all) => all) => {
      wrapped ??= before(pages.pass);
      pages.attach(listener);
    },
  };
}
