import { HttpError } from '../../http/http-error.ts';
import { JSON_TYPE, type MediaTypeObject } from '../model/document.ts';
import type { Operation, Response } from '../model/operation.ts';

const EVENTS_TYPE = 'text/event-stream';

/**
 * The contract's example for a status, with the examples of the response's headers. An example of an event stream
 * becomes a stream that ends after its events.
 * @param example its name; the first one where it is not given
 * @returns undefined where there is no such example
 */
export function documentedAnswer(
  operation: Operation,
  status: number,
  example?: string,
): HttpError | undefined {
  const response = operation.responses[status];
  if (response === undefined) return undefined;
  const events = response.content[EVENTS_TYPE];
  const media = response.content[JSON_TYPE] ?? events;
  if (media === undefined && (Object.keys(response.content).length > 0 || example !== undefined)) {
    return undefined;
  }
  const value = media && valueOf(media, example);
  if (media !== undefined && value === undefined) return undefined;
  const headers = headersOf(response.headers);
  const isOfEvents = media === events && typeof value === 'string';
  return new HttpError(
    status,
    'an example of the contract',
    isOfEvents ? Buffer.from(value) : value,
    {
      headers: isOfEvents ? { 'Content-Type': EVENTS_TYPE, ...headers } : headers,
    },
  );
}

function valueOf({ example, examples = {} }: MediaTypeObject, name?: string): unknown {
  if (name !== undefined) return Object.hasOwn(examples, name) ? examples[name]!.value : undefined;
  return example ?? Object.values(examples)[0]?.value;
}

function headersOf(headers: Response['headers']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, { example }] of Object.entries(headers)) {
    if (example !== undefined) found[name] = String(example);
  }
  return found;
}
