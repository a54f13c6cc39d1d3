import type { HttpError } from './http-error.ts';

/** A server's answers to errors that happen before a listener is called. */
export interface ConnectionErrors {
  /** The input is no HTTP request, came too slowly, or has too long a head. */
  readonly connection: (status: 400 | 408 | 431) => HttpError;
}
