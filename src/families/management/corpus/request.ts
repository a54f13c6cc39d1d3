/** A good or a bad request of the family, with the status that it must get. */
export interface CorpusRequest {
  readonly what: string;
  readonly status: number;
  /** Where it is refused: the words. */
  readonly error?: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, anything else as JSON. */
  readonly body?: unknown;
  /** `e-mail:key`, unless those of the account are meant; null sends no Authorization header. */
  readonly credentials?: string | null;
}

export const CREDENTIALS = 'ada@example.com:secret';

export const post = (path: string, body?: unknown) => ({ method: 'POST', path, body });
export const create = (body: unknown) => post('/v2/redis/database', body);
