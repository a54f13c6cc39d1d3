/** A good or a bad request of the family, with the status that it must get. */
export interface CorpusRequest {
  readonly what: string;
  readonly status: number;
  readonly method?: string;
  /** As it goes on the wire; a character above U+007F is a raw byte. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** The Standard token unless another is given; null sends no Authorization header. */
  readonly token?: string | null;
}

export const STANDARD_TOKEN = 'standard-token';
export const READ_ONLY_TOKEN = 'read-only-token';
/** The largest body that the database of the corpus takes. */
export const MAX_REQUEST_SIZE = 4096;
/** What stands in the database before each request. */
export const GIVEN: readonly (readonly string[])[] = [
  ['SET', 'greeting', 'hello'],
  ['SET', 'a/b', 'with a slash'],
  ['SET', 'bytes', '\x00\xff\x80'],
  ['RPUSH', 'list', 'a', 'b'],
  ['HSET', 'hash', 'field', 'value'],
];

/** A body as long as it may be. */
export const LONGEST = 'x'.repeat(MAX_REQUEST_SIZE);

export const post = (body: unknown) => ({ method: 'POST', path: '/', body });
export const transaction = (body: unknown) => ({ method: 'POST', path: '/multi-exec', body });
export const pipeline = (body: unknown) => ({ method: 'POST', path: '/pipeline', body });
