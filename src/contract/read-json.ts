import { isUtf8 } from 'node:buffer';
import type { Refusal } from './refusal.ts';

/**
 * The JSON value that a body spells.
 * @param malformed makes the family's error out of the reason
 * @throws what `malformed` makes, where the body is empty, not UTF-8 or not JSON
 */
export function readJson(body: Buffer, malformed: (reason: string) => Refusal): unknown {
  if (body.length === 0) throw malformed('empty body');
  if (!isUtf8(body)) throw malformed('not UTF-8');
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw malformed('not JSON');
  }
}
