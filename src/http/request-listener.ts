import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers requests: a front, the implementation of a family behind it, or its mock. For a request that announces no
 * body (`hasBody`), neither `data` nor `end` is emitted.
 */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
