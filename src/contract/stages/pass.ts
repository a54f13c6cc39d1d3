import type { IncomingMessage } from 'node:http';
import type { Router } from '../model/router.ts';
import { ANSWERED, type Stage } from './stage.ts';

/** Hands on the requests that the application wants to be left alone. */
export function passIgnored(ignores: (request: IncomingMessage) => boolean): Stage {
  return ({ request, next }) => {
    if (next === undefined || !ignores(request)) return;
    next();
    return ANSWERED;
  };
}

/** Hands on the requests to paths that the contract lacks. */
export function passUnknown(router: Pick<Router, 'find'>): Stage {
  return ({ path, next }) => {
    if (next === undefined || router.find(path) !== undefined) return;
    next();
    return ANSWERED;
  };
}
