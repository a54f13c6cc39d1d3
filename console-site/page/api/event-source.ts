/**
 * Reads server-sent events with request headers, which the browser's own EventSource can't send.
 * @param signal ends it
 * @throws Error if the answer is not a stream, or the connection breaks
 */
export async function* eventsFrom(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await fetch(url, { headers: { ...headers }, signal, credentials: 'omit' });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/event-stream') || response.body === null) {
    throw new Error(await refusalOf(response));
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const { events, rest } = splitEvents(text + value);
    text = rest;
    yield* events;
  }
}

/** The data of the complete events in a text, and the rest. Comments are skipped. */
export function splitEvents(text: string): { events: string[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop()!;
  const events = blocks.flatMap((block) => {
    const data = block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).replace(/^ /, ''));
    return data.length === 0 ? [] : [data.join('\n')];
  });
  return { events, rest };
}

/** The error message of an answer: all families have it in `error` or `message`. */
async function refusalOf(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as { error?: string; message?: string };
    return body.error ?? body.message ?? `HTTP ${response.status}`;
  } catch {
    return `HTTP ${response.status} ${response.statusText}`.trim();
  }
}
