import type { HttpError } from './http-error.ts';

/** How a server answers errors that happen before a listener is called. */
export interface ConnectionErrors {
  /** What arrived on the connection is no HTTP request, too slow, or has too long a head. */
  readonly connection: (status: 400 | 408 | 431) => HttpError;
}
