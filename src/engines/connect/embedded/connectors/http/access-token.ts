import { parseJson } from '../../data/json.ts';
import { isStruct, textOf } from '../../data/value.ts';
import { ConnectError, messageOf } from '../../../errors.ts';
import type { SinkContext } from '../plugin.ts';
import { post } from './http-request.ts';
import type { HttpSinkConfig } from './http-sink-config.ts';

/** Requests an access token by client credentials (RFC 6749, 4.4), and caches it until it is refused. */
export class AccessToken {
  readonly #config: HttpSinkConfig;
  readonly #context: SinkContext;
  #authorization: string | undefined;

  constructor(config: HttpSinkConfig, context: SinkContext) {
    this.#config = config;
    this.#context = context;
  }

  /** Drops the token, because it was refused. */
  forget(): void {
    this.#authorization = undefined;
  }

  /** @returns the value of the header `Authorization` */
  async authorization(): Promise<string> {
    this.#authorization ??= await this.#request();
    return this.#authorization;
  }

  async #request(): Promise<string> {
    const config = this.#config;
    const [id, secret] = [config['oauth2.client.id']!, config['oauth2.client.secret']!];
    const inHeader = config['oauth2.client.authorization.mode'].toUpperCase() === 'HEADER';
    const scope = config['oauth2.client.scope'];
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      ...(scope === null ? {} : { scope }),
      ...(inHeader ? {} : { client_id: id, client_secret: secret }),
    });
    const basic = Buffer.from(`${id}:${secret}`).toString('base64');
    let body: string;
    try {
      const answer = await post(
        {
          url: config['oauth2.access.token.url']!,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            ...(inHeader ? { authorization: `Basic ${basic}` } : {}),
          },
          body: form.toString(),
          timeout: config['http.timeout'] * 1000,
        },
        this.#context,
      );
      if (answer.status >= 300) throw new Error(`Server replied with status code ${answer.status}`);
      ({ body } = answer);
    } catch (error) {
      throw new ConnectError(`Couldn't get OAuth2 access token: ${messageOf(error)}`);
    }
    return this.#read(body);
  }

  /** Errors don't quote the response: it may contain the token. */
  #read(body: string): string {
    const property = this.#config['oauth2.response.token.property'];
    let answer;
    try {
      answer = parseJson(body);
    } catch {
      throw new ConnectError("Couldn't read the answer of the OAuth2 provider: not JSON");
    }
    const token = isStruct(answer) ? answer.get(property) : undefined;
    const type = isStruct(answer) ? answer.get('token_type') : undefined;
    if (typeof token !== 'string') {
      throw new ConnectError(
        `Couldn't find access token property ${property} in response properties: ` +
          `[${isStruct(answer) ? [...answer.keys()].map(textOf).join(', ') : ''}]`,
      );
    }
    return `${typeof type === 'string' ? type : 'Bearer'} ${token}`;
  }
}
