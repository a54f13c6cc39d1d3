import type { HeaderList } from '../../../engines/queue/message.ts';
import { deliverable } from './forwarded-headers.ts';
import { headerFields } from './header-text.ts';

const FORWARD = /^(?:upstash|service)-forward-/i;

/**
 * The headers sent with each message to a URL group, with or without the prefix of forwarded headers.
 * @throws HttpError
 */
export function groupHeaders(
  headers: Readonly<Record<string, string | readonly string[]>>,
): HeaderList {
  const fields = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name.replace(FORWARD, ''), value]),
  );
  return deliverable(headerFields(fields));
}
