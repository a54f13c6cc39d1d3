import type { IncomingMessage as Message, ServerResponse as Response } from 'node:http';
import type { HttpRequest, HttpResponse } from './exchange.ts';
import { IncomingMessage, ServerResponse } from './node-http.ts';

/** Answers requests, of some kind. */
export type Listener<Request, Response> = (request: Request, response: Response) => void;

/**
 * Answers requests that Node has read. One that announces no body (`hasBody`) emits neither `data` nor `end`.
 */
export type RequestListener = Listener<Message, Response>;

/** Answers requests whoever has read them: a family, or its mock. */
export type AnyListener = Listener<HttpRequest, HttpResponse>;

/**
 * Lets a listener for requests of Node stand where other requests could come too.
 * @throws TypeError when one comes
 */
export function onlyForNode(listener: RequestListener): AnyListener {
  return (request, response) => {
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) {
      throw new TypeError('the listener answers only requests that Node has read');
    }
    listener(request, response as Response);
  };
}
