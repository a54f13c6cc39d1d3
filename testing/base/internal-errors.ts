import { onTestFinished } from 'vitest';
import { InternalError, type Place } from '../../src/base/internal-errors.ts';

/** What has reached the process. */
export interface Reported {
  readonly where: Place | 'nowhere';
  readonly message: string;
}

/** Catches what reaches the process during a test, which would fail for it otherwise. */
export function catchInternalErrors(): readonly Reported[] {
  const seen: Reported[] = [];
  const usual = process.listeners('uncaughtException');
  const unawaited = process.listeners('unhandledRejection');
  const listener = (error: Error) => {
    const isKnown = error instanceof InternalError;
    const { message } = isKnown ? (error.cause as Error) : error;
    seen.push({ where: isKnown ? error.where : 'nowhere', message });
  };
  process.removeAllListeners('uncaughtException');
  process.removeAllListeners('unhandledRejection');
  process.on('uncaughtException', listener);
  onTestFinished(() => {
    process.off('uncaughtException', listener);
    for (const each of usual) process.on('uncaughtException', each);
    for (const each of unawaited) process.on('unhandledRejection', each);
  });
  return seen;
}
