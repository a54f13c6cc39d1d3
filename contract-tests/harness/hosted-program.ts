import { management, type Credentials } from './management.ts';
import { target } from './target.ts';

/**
 * The requests that programs of the hosted service send to its management API. Their base address can't be changed, so
 * the requests are repeated here. Read from the sources of terraform-provider-upstash (v1.0 to v2), @upstash/cli 1.0.2
 * and @upstash/mcp-server 0.3.0.
 */

export interface QueueUser {
  readonly id: string;
  readonly token: string;
  readonly read_only_token?: string;
  readonly region: string;
}

interface Options {
  readonly headers: Readonly<Record<string, string>>;
  /** The body of requests without one: the provider's client sends `null`. */
  readonly noBody?: string;
  /** Credentials for requests that don't name others; those of the first account by default. */
  readonly credentials?: () => Credentials;
}

/** Sends a request as a program does. Any status but 200 is a failure that the program would report. */
export const program =
  ({ headers, noBody, credentials = target }: Options) =>
  async <Body>(method: string, path: string, body?: unknown, as = credentials()): Promise<Body> => {
    const sent = body === undefined && method !== 'GET' ? noBody : body;
    const answered = await management(method, path, { headers, body: sent, credentials: as });
    if (answered.status !== 200) {
      throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.json)}`);
    }
    return answered.json as Body;
  };
