import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '../base/log.ts';

/** What stands behind the front: the implementation of a family, or its mock. */
export type Back = (request: IncomingMessage, response: ServerResponse) => void;

export interface BackOptions {
  readonly log: Logger;
  /** Hold every JSON response against the contract, and answer 500 where it does not fit. */
  readonly checkResponses?: boolean;
  /** Aborts when the server stops: who waits for something to come is then answered as if nothing had. */
  readonly stopping?: AbortSignal | undefined;
}
