import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMPTY_BODY } from '../http/body.ts';
import type { Answer } from '../http/respond.ts';
import type { BoundOperation } from './bound-operation.ts';
import type { RequestParameters } from './read-parameters.ts';
import type { Match } from './router.ts';
import type { RequestSpan } from './tracer.ts';

const NONE: RequestParameters = { path: {}, query: {}, header: {} };

/** A request on its way through the chain. Each stage stores its results here for the later ones. */
export class Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The path and the query of the canonical URL. */
  readonly path: string;
  readonly rawQuery: string;
  /** When it began, by the clock of the observer; 0 without one. */
  startedAt = 0;
  /** Its span, if it is traced. */
  span: RequestSpan | undefined = undefined;
  /** Set by the stage that finds the operation. */
  bound!: BoundOperation;
  encodedPath: Match['path'] = NONE.path as Match['path'];
  /** Set by authentication. */
  caller: unknown = undefined;
  rawBody: Buffer = EMPTY_BODY;
  /** The body in the form that the operation takes: parsed JSON, bytes, or undefined. */
  body: unknown = undefined;
  parameters: RequestParameters = NONE;
  /** Set by the handler, or made from the error. */
  answer: Answer | undefined = undefined;
  /** Whether it was refused before its handler was called. */
  isRefused = false;

  constructor(request: IncomingMessage, response: ServerResponse) {
    const { url = '/' } = request;
    const queryAt = url.indexOf('?');
    this.request = request;
    this.response = response;
    this.path = queryAt < 0 ? url : url.slice(0, queryAt);
    this.rawQuery = queryAt < 0 ? '' : url.slice(queryAt + 1);
  }
}

/** One step of the chain. An error that it throws becomes the answer, and no further stage runs. */
export type Stage = (call: Call) => void | Promise<void>;
