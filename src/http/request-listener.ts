import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers requests: a front, the implementation of a family behind it, or its mock. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
