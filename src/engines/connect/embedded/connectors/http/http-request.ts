import { request, type Dispatcher } from 'undici';
import { messageOf } from '../../../errors.ts';
import type { ConnectorContext } from '../plugin.ts';

export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The timeout of the whole exchange, in milliseconds. */
  readonly timeout: number;
}

export interface HttpAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly body: string;
}

/** How much of the body of a response is kept, in characters. */
const KEPT = 64 * 1024;

/**
 * Sends a POST to an allowed destination. Does not follow redirects, which could lead to one that is not allowed.
 * @throws Error if there is no response in time
 */
export async function post(
  { url, headers, body, timeout }: HttpRequest,
  context: Pick<ConnectorContext, 'clock' | 'alarms' | 'signal' | 'destinations'>,
): Promise<HttpAnswer> {
  const late = new AbortController();
  const alarm = context.alarms.at(context.clock.now() + timeout, () => late.abort());
  try {
    const answer = await request(url, {
      method: 'POST',
      headers,
      body,
      dispatcher: context.destinations.dispatcher,
      signal: AbortSignal.any([late.signal, context.signal]),
    });
    return { status: answer.statusCode, body: await beginning(answer.body) };
  } catch (error) {
    const reason = late.signal.aborted ? `request timed out after ${timeout} ms` : messageOf(error);
    throw new Error(reason, { cause: error });
  } finally {
    alarm.cancel();
  }
}

async function beginning(body: Dispatcher.ResponseData['body']): Promise<string> {
  let text = '';
  for await (const chunk of body) {
    text += String(chunk);
    if (text.length >= KEPT) break;
  }
  return text;
}
