import { CONNECTION_HEADERS } from './curl-of.ts';
import type { Exchange } from './session.ts';

/** A request to send again, as it is edited. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  /** A line each: a name, a colon and a value. */
  readonly headers: string;
  readonly body: string;
}

/** The answer to a request that was sent again. */
export interface ReplayAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
}

/** How the live log shows a secret. */
const HIDDEN = '(hidden)';

/** A request of the log without what the browser sends by itself, and without what the log hides. */
export function draftOf({ method, path, requestHeaders, requestBody }: Exchange): Draft {
  const headers = requestHeaders.flatMap(([name = '', value = '']) =>
    CONNECTION_HEADERS.has(name) || name.startsWith('sec-') || value.includes(HIDDEN)
      ? []
      : [`${name}: ${value}`],
  );
  return {
    method,
    path: withoutHidden(path),
    headers: headers.join('\n'),
    body: requestBody.text,
  };
}

/** Without parameters of the query whose values are hidden. */
function withoutHidden(path: string): string {
  const [before = '', query] = path.split('?', 2);
  if (query === undefined) return path;
  const left = query.split('&').filter((one) => !decodeURIComponent(one).includes(HIDDEN));
  return left.length === 0 ? before : `${before}?${left.join('&')}`;
}

/**
 * Sends a request.
 * @param authorization empty for none
 * @throws Error if a line is no header, or nothing answers
 */
export async function replay(
  address: string,
  { method, path, headers, body }: Draft,
  authorization: string,
): Promise<ReplayAnswer> {
  const sent = new Headers(headersOf(headers));
  if (authorization !== '') sent.set('Authorization', authorization);
  const canHaveBody = method !== 'GET' && method !== 'HEAD';
  const from = performance.now();
  const response = await fetch(address + path, {
    method,
    headers: sent,
    credentials: 'omit',
    ...(canHaveBody && body !== '' && { body }),
  });
  const text = await response.text();
  return { status: response.status, milliseconds: performance.now() - from, text };
}

/** @throws Error if a line is no header */
export function headersOf(lines: string): [string, string][] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): [string, string] => {
      const [, name, value] = /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      if (name === undefined || value === undefined) {
        throw new Error(`"${line}" is not a header: write a name, a colon and a value`);
      }
      return [name, value];
    });
}
