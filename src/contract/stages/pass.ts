import type { Mounting } from '../binder-options.ts';
import { ANSWERED, type Stage } from './stage.ts';

/** Hands on the requests that are for what follows in the application. */
export function passOn(passes: NonNullable<Mounting['passes']>): Stage {
  return ({ request, path, next }) => {
    if (next === undefined || !passes(path, request.method ?? 'GET')) return;
    next();
    return ANSWERED;
  };
}
