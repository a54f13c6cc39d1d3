import type { ControlClient } from '../../../src/client/control-client.ts';
import { createClient } from '../../../src/client/fetch-client.ts';
import { consoleAddress, type Session } from './session.ts';

/** The control API, which is at the console's address. */
export function openControl({ headers }: Session): ControlClient {
  return createClient({ url: consoleAddress() }, headers['Authorization'] ?? '');
}
