import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What answers requests: a front, the implementation of a family behind it, or its mock. Of a request that announces no body
 * (`hasBody`), neither `data` nor `end` comes.
 */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
