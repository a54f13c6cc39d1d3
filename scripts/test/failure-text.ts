import { fileURLToPath } from 'node:url';
import type { SerializedError } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The failure of a test for people: the message, the diff of expected and actual values, and the place in our own
 * files.
 */
export function failureText({ message, diff, stack }: SerializedError): string {
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at .*\.tsx?:\d/.test(line) && !line.includes('/node_modules/'));
  const parts = [message, diff, ...places];
  return parts
    .filter((part) => typeof part === 'string')
    .join('\n')
    .replaceAll(ROOT, '');
}
