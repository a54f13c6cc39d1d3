import { respond } from '../http/respond.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen, type Listening } from '../http/server.ts';
import type { Settings } from '../settings/table.ts';
import { consoleErrors } from './errors.ts';
import { answerProbe, type Probes } from './probes.ts';

/** The address of the console, which is open before the rest of the platform. */
export interface ConsoleAddress {
  readonly listening: Listening;
  /** Passes all requests but probes to a listener from now on. */
  forwardTo(listener: RequestListener): void;
  /** Answers all requests but probes with 503, as while the platform starts. */
  suspend(): void;
}

/**
 * Opens the console's address before the rest of the platform, for programs that watch it start: everything but
 * probes is answered with 503 until {@link ConsoleAddress.forwardTo} is called.
 * @throws the system's error if the port can't be opened
 */
export async function openConsoleAddress(
  { host, consolePort: port }: Pick<Settings, 'host' | 'consolePort'>,
  probes: Probes,
): Promise<ConsoleAddress> {
  let behind = stillStarting;
  const listening = await listen(
    (request, response) => {
      if (!answerProbe(probes, request, response)) behind(request, response);
    },
    consoleErrors,
    { host, port },
  );
  return {
    listening,
    forwardTo: (listener) => void (behind = listener),
    suspend: () => void (behind = stillStarting),
  };
}

function stillStarting(...[request, response]: Parameters<RequestListener>): void {
  request.resume();
  respond(request, response, consoleErrors.starting());
}
