export interface SentRequest {
  readonly method: string;
  /** The raw target, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed body, if it is JSON. */
  readonly json: unknown;
  readonly bytes: Buffer;
}

/** Makes an answer from received data. @throws SyntaxError if its media type is JSON and the body is not */
export function answerOf({
  status,
  headers,
  bytes,
}: Omit<ReceivedResponse, 'json'>): ReceivedResponse {
  const json =
    mediaTypeOf(headers) === 'application/json' && bytes.length > 0
      ? (JSON.parse(bytes.toString()) as unknown)
      : undefined;
  return { status, headers, json, bytes };
}

/** The media type of a message, without its parameters; empty if it has none. */
export function mediaTypeOf(headers: ReceivedResponse['headers']): string {
  return String(headers['content-type'] ?? '').split(';')[0]!;
}
