import { beforeEach } from 'vitest';
import { skipReason, type ServerKind } from './skip-reason.ts';

/**
 * Skips the tests of a file, with the reason, if a server can't be started on this machine. To be called outside
 * of tests, before hooks that need the server.
 * @returns the reason; undefined if the tests run
 */
export function skipWithout(kind: ServerKind): string | undefined {
  const why = skipReason(kind);
  if (why !== undefined) beforeEach(({ skip }) => skip(why));
  return why;
}
