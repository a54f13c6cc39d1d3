/**
 * Fetches with a time limit, because a server that loses power never closes its connections. Fails with a TimeoutError
 * if the response has not begun by then.
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
