import type { HttpError } from '../../http/http-error.ts';
import { redisContractErrors, refusal } from './errors.ts';

/** The paths whose body is rows of commands. */
const BATCHES = ['/pipeline', '/multi-exec'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** Refuses methods that no path has, and requests without a body to paths whose commands are in it. */
export function refuse(method: string, path: string): HttpError | undefined {
  if (!METHODS.includes(method)) return redisContractErrors.methodNotAllowed(method, METHODS);
  if (method === 'POST' || method === 'PUT') return undefined;
  if (path === '/') return refusal('emptyCommand');
  if (!BATCHES.includes(path)) return undefined;
  return refusal('unknownPathCommand', { name: path.slice(1) });
}
