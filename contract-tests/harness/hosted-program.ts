import { management, type Credentials } from './management.ts';
import { target } from './target.ts';

/**
 * What programs of the hosted service send to its management API, request by request: their base address
 * is fixed in them, so their requests are made here as they make them. Read from the sources of
 * terraform-provider-upstash (v1.0 to v2), @upstash/cli 1.0.2 and @upstash/mcp-server 0.3.0.
 */

export interface QueueUser {
  readonly id: string;
  readonly token: string;
  readonly read_only_token?: string;
  readonly region: string;
}

interface Options {
  readonly headers: Readonly<Record<string, string>>;
  /** What goes out where there is no body: the provider's client sends `null`. */
  readonly noBody?: string;
  /** Whom it works for unless a request says otherwise: the first account where left out. */
  readonly credentials?: () => Credentials;
}

/** Sends as a program does; what is not 200 is the failure that the program would report. */
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
