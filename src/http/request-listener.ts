import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers requests: an address, a family, or its mock. A request that announces no body (`hasBody`) emits neither `data`
 * nor `end`.
 */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
