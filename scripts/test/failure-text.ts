import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { SerializedError } from 'vitest';

/** Nobody needs to know what caused the cause of a cause. */
const MOST_CAUSES = 3;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The failure of a test for people: the message, the diff of expected and actual values, the place in our own files, and
 * the same for what caused it. Of an error that no test has caught, also the file whose tests were running.
 */
export function failureText(error: SerializedError): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error;
  const during = file === undefined ? [] : [`while ${[file, test].join(' > ')}`];
  const parts = [...ownText(error), ...during];
  // What is thrown may be any value.
  let cause: unknown = error.cause;
  for (let causes = 0; cause !== undefined && causes < MOST_CAUSES; causes += 1) {
    const isError = typeof cause === 'object' && cause !== null;
    parts.push('caused by', ...(isError ? ownText(cause) : [inspect(cause)]));
    cause = isError && 'cause' in cause ? cause.cause : undefined;
  }
  return parts.join('\n').replaceAll(`file://${ROOT}`, '').replaceAll(ROOT, '');
}

function ownText({ name, message, diff, stack }: Partial<SerializedError>): string[] {
  const places = (stack ?? '')
    .split('\n')
    .filter(
      (line) => /^ {4}at .*\.tsx?(?:\?[^:]*)?:\d/.test(line) && !line.includes('/node_modules/'),
    );
  return [message ?? name, diff, ...places].filter((part) => typeof part === 'string');
}
