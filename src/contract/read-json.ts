import { isUtf8 } from 'node:buffer';
import { excessInJson } from '../base/json-size.ts';
import type { HttpError } from '../http/http-error.ts';

/**
 * Parses a body as JSON.
 * @param malformed makes the family's error from the reason
 * @throws the error of `malformed` if the body is empty, not UTF-8, not JSON, has too many values, or is nested too
 * deeply
 */
export function readJson(body: Buffer, malformed: (reason: string) => HttpError): unknown {
  if (body.length === 0) throw malformed('empty body');
  if (!isUtf8(body)) throw malformed('not UTF-8');
  const excess = excessInJson(body);
  if (excess !== undefined) throw malformed(excess);
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw malformed('not JSON');
  }
}
