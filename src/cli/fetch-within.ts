/**
 * Fetches from a server that may have gone without a word, as a machine does that loses power. What waits for longer than
 * an answer takes to begin fails with a TimeoutError.
 */
export async function fetchWithin(milliseconds: number, request: Request): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort(new DOMException('no answer came', 'TimeoutError'));
  }, milliseconds);
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, silence.signal]) });
  } finally {
    clearTimeout(timer);
  }
}
