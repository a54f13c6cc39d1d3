/** No answer came, or one that is not the API's. */
export class UnreachableError extends Error {
  override readonly name: string = 'UnreachableError';
}

/** The result of a call of openapi-fetch. */
export interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The API as errors name it, and the errors for its refusals. */
export interface Api {
  readonly name: string;
  /** @param body of the answer, where it was JSON */
  readonly refused: (message: string, status: number, body: unknown) => Error;
}

/**
 * The body of an answer.
 * @throws the API's error for a refusal, UnreachableError if something else answered
 */
export async function bodyOf<Data>(
  call: Promise<Outcome<Data>>,
  api: Api,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new UnreachableError(`what answered is not ${api.name}`, { cause });
  });
  if (data !== undefined && data !== null) return data;
  if (response.ok) throw new UnreachableError(`what answered is not ${api.name}`);
  throw api.refused(messageOf(error, response), response.status, error);
}

/** The message of the API; a proxy in between may answer with another text, or with nothing. */
function messageOf(error: unknown, { status, statusText }: Response): string {
  if (typeof error === 'object' && error !== null) {
    if ('error' in error) return String(error.error);
    if ('message' in error) return String(error.message);
  }
  return `HTTP ${status} ${statusText}`.trim();
}

/**
 * Sends a request.
 * @throws UnreachableError naming the URL and the reason, if no complete answer came
 */
export async function fetchAnswer(url: string, send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send();
    // An answer that breaks off counts as none.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  } catch (cause) {
    throw new UnreachableError(`cannot reach ${url}: ${reasonOf(cause)}`, { cause });
  }
}

/** `fetch` itself only says that it failed; the reason is its cause, for several addresses in a list. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  if (!(first instanceof Error)) return String(first);
  const { code, message } = first as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nothing listens there (is the platform running?)';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection was broken off';
  return message;
}
