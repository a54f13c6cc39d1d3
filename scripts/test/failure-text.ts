import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

/** Nobody needs to know what caused the cause of a cause. */
const MOST_CAUSES = 3;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What Vitest tells of an error. Its type has errors only as causes, but what is thrown may be any value. */
interface Failure {
  readonly name?: string;
  readonly message: string;
  readonly stack?: string;
  readonly diff?: unknown;
  readonly cause?: unknown;
  readonly VITEST_TEST_PATH?: unknown;
  readonly VITEST_TEST_NAME?: unknown;
}

/**
 * The failure of a test for people: the message, the diff of expected and actual values, the place in our own files, and
 * the same for what caused it. Of an error that no test has caught, also the file whose tests were running.
 */
export function failureText(error: Failure): string {
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error;
  const during = file === undefined ? [] : [`while ${[file, test].join(' > ')}`];
  const parts = [...ownText(error), ...during];
  let { cause } = error;
  for (let causes = 0; cause !== undefined && causes < MOST_CAUSES; causes += 1) {
    const failure: Partial<Failure> | undefined =
      typeof cause === 'object' && cause !== null ? cause : undefined;
    parts.push('caused by', ...(failure === undefined ? [inspect(cause)] : ownText(failure)));
    cause = failure?.cause;
  }
  return parts.join('\n').replaceAll(`file://${ROOT}`, '').replaceAll(ROOT, '');
}

function ownText({ name, message, diff, stack }: Partial<Failure>): string[] {
  const places = (stack ?? '')
    .split('\n')
    .filter(
      (line) => /^ {4}at .*\.tsx?(?:\?[^:]*)?:\d/.test(line) && !line.includes('/node_modules/'),
    );
  return [message ?? name, diff, ...places].filter((part) => typeof part === 'string');
}
