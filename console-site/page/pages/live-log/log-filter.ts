import { isFailure } from '../../api/live-requests.ts';
import type { WatchedRequest } from '../../api/session.ts';

/** The filter of the log. */
export interface LogFilter {
  readonly family: string;
  readonly text: string;
  readonly onlyFailures: boolean;
  /** Whether requests of this page are shown too. */
  readonly withOwn: boolean;
}

/** Whether a request matches the filter. @param ownOrigin the origin of this page */
export function isShown(request: WatchedRequest, filter: LogFilter, ownOrigin: string): boolean {
  const { family, text, onlyFailures, withOwn } = filter;
  if (!withOwn && request.origin === ownOrigin) return false;
  if (family !== '' && request.family !== family) return false;
  if (onlyFailures && !isFailure(request)) return false;
  const words = `${request.method} ${request.path} ${request.operationId ?? ''} ${request.status}`;
  return words.toLowerCase().includes(text.toLowerCase());
}
