import { isNode } from '../../base/json-pointer.ts';
import { isJson, mediaTypeOf } from '../../contract/media-type.ts';

/** The most bytes of an answer: a service may send without an end, or little that decodes to much. */
const MOST = 16 * 1024 * 1024;
/** Deeper than what Respect reads without running out of its stack. */
const DEEPEST = 500;

/**
 * An answer with its whole body, which is small enough to be looked into.
 * @param maxTime milliseconds, after which the request has been given up
 * @throws Error that says what is wrong with it
 */
export async function wholeAnswer(response: Response, maxTime: number): Promise<Response> {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      // Leaving the loop ends the connection.
      if (length > MOST) throw new TooLargeError();
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`the answer ${reasonOf(error as Error, maxTime)}`, { cause: error });
  }
  const bytes = Buffer.concat(chunks);
  if (isJson(mediaTypeOf(headers.get('content-type') ?? '')) && isTooDeep(bytes)) {
    throw new Error('the answer is nested too deeply to be looked into');
  }
  return new Response(bytes, { status, statusText, headers });
}

class TooLargeError extends Error {}

function reasonOf(error: Error, maxTime: number): string {
  if (error instanceof TooLargeError) return `has more than ${MOST} bytes`;
  if (error.name === 'TimeoutError') return `did not end within ${maxTime} ms`;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code?.startsWith('Z_') === true
    ? 'is not encoded as it says'
    : 'was broken off before its end';
}

function isTooDeep(bytes: Buffer): boolean {
  let level: unknown[];
  try {
    level = [JSON.parse(bytes.toString('utf8'))];
  } catch {
    // Whoever looks into it tells.
    return false;
  }
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.filter(isNode).flatMap((each) => Object.values(each));
  }
  return false;
}
