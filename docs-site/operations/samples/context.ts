import type { Access } from '../access.ts';
import type { Credential } from '../credentials.ts';

/** What samples of an operation use besides the request. */
export interface SampleContext {
  /** The variable with the address. */
  readonly url: string;
  /** What they send. */
  readonly credentials: readonly Credential[];
  /** The typed client, if there is one. */
  readonly client: Access['client'];
  /** Whether the answer is a stream that only the client ends. */
  readonly streams: boolean;
}
