/** No answer came, or none that the API gives. */
export class UnreachableError extends Error {
  override readonly name: string = 'UnreachableError';
}

/** What a call of a client brings. */
export interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The API that is called, as errors name it, and what they are where it refuses. */
export interface Api {
  readonly name: string;
  /** @param body of the answer, where it was JSON */
  readonly refused: (message: string, status: number, body: unknown) => Error;
}

/**
 * The body of an answer.
 * @throws what the API has for a refusal, UnreachableError where what answered is something else
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

/** What the API said; something between may answer with a text of its own, or with nothing. */
function messageOf(error: unknown, { status, statusText }: Response): string {
  if (typeof error === 'object' && error !== null) {
    if ('error' in error) return String(error.error);
    if ('message' in error) return String(error.message);
  }
  return `HTTP ${status} ${statusText}`.trim();
}

/** Sends a request. @throws UnreachableError naming the URL and why nothing, or not all, was answered */
export async function reach(url: string, send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send();
    // An answer that breaks off in its middle is none.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, response);
  } catch (cause) {
    throw new UnreachableError(`cannot reach ${url}: ${reasonOf(cause)}`, { cause });
  }
}

/** `fetch` itself only says that it failed; the reason is below, for several addresses in a list. */
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
