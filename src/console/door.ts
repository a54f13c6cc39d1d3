import { respond } from '../http/respond.ts';
import type { RequestListener } from '../http/request-listener.ts';
import { listen, type Listening } from '../http/server.ts';
import type { Settings } from '../settings/table.ts';
import { consoleErrors } from './errors.ts';
import { answerProbe, type Probes } from './probes.ts';

/** The address of the console, which is there before what it leads to. */
export interface Door {
  readonly listening: Listening;
  /** Passes all requests but the probes to a listener from now on. */
  lead(listener: RequestListener): void;
  /** Answers all requests but the probes with 503, as while the platform starts. */
  rest(): void;
}

/**
 * Serves the console's address before the rest of the platform, for those who watch it start: all but the probes is
 * answered with 503 until it leads somewhere.
 * @throws the system's error where the port can't be had
 */
export async function openDoor(
  { host, consolePort: port }: Pick<Settings, 'host' | 'consolePort'>,
  probes: Probes,
): Promise<Door> {
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
    lead: (listener) => void (behind = listener),
    rest: () => void (behind = stillStarting),
  };
}

function stillStarting(...[request, response]: Parameters<RequestListener>): void {
  request.resume();
  respond(request, response, consoleErrors.starting());
}
