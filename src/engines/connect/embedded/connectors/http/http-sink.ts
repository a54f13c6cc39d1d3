import { writeJson, parseJson } from '../../data/json.ts';
import type { SinkRecord } from '../../data/record.ts';
import { classOf, isStruct, textOf } from '../../data/value.ts';
import { valueToJson } from '../../converters/json-data.ts';
import {
  ConfigError,
  ConnectError,
  DataError,
  messageOf,
  messages,
  RetriableError,
} from '../../../errors.ts';
import { SHORTEST_DELAY, waitFor } from '../../wait.ts';
import type { SinkContext, SinkPlugin, SinkTask } from '../plugin.ts';
import { post } from './http-request.ts';
import { fixedHeaders, readHttpSinkConfig, type HttpSinkConfig } from './http-sink-config.ts';

/** How much of a refusing response an error quotes, in characters. */
const SHOWN = 200;

/** Posts records to an address, one by one or in batches (Aiven's `HttpSinkConnector`). */
export const httpSink: SinkPlugin = {
  kind: 'sink',
  className: 'io.aiven.kafka.connect.http.HttpSinkConnector',
  check(properties) {
    const errors: string[] = [];
    readHttpSinkConfig(properties, errors);
    return errors;
  },
  async open(properties, context) {
    const config = readHttpSinkConfig(properties, []);
    if (config === undefined) throw new ConfigError('The configuration is not valid');
    return new HttpSinkTask(config, context);
  },
};

class HttpSinkTask implements SinkTask {
  readonly #config: HttpSinkConfig;
  readonly #context: SinkContext;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #token: AccessToken | undefined;
  /** How many records of which batch have been delivered: a batch is passed again if a later record fails. */
  #delivered: { readonly records: readonly SinkRecord[]; count: number } | undefined;

  constructor(config: HttpSinkConfig, context: SinkContext) {
    this.#config = config;
    this.#context = context;
    this.#headers = fixedHeaders(config);
    this.#token =
      config['http.authorization.type'] === 'oauth2' ? new AccessToken(config, context) : undefined;
  }

  async put(records: readonly SinkRecord[]): Promise<void> {
    const size = this.#config['batching.enabled'] ? this.#config['batch.max.size'] : 1;
    const done = this.#delivered?.records === records ? this.#delivered : { records, count: 0 };
    this.#delivered = done;
    while (done.count < records.length) {
      const batch = records.slice(done.count, done.count + size);
      await this.#deliver(batch);
      done.count += batch.length;
    }
    this.#delivered = undefined;
  }

  async stop(): Promise<void> {}

  async #deliver(batch: readonly SinkRecord[]): Promise<void> {
    const { reporter } = this.#context;
    const readable: SinkRecord[] = [];
    const bodies: string[] = [];
    for (const record of batch) {
      try {
        bodies.push(bodyOf(record));
        readable.push(record);
      } catch (error) {
        if (reporter === undefined) throw error;
        await reporter.report(record, error);
      }
    }
    if (bodies.length === 0) return;
    try {
      await this.#send(this.#join(bodies));
    } catch (error) {
      // A record that is to be tried again is not skipped.
      if (reporter === undefined || error instanceof RetriableError) throw error;
      if (this.#context.signal.aborted) throw error;
      for (const record of readable) await reporter.report(record, error);
    }
  }

  #join(bodies: readonly string[]): string {
    const config = this.#config;
    if (!config['batching.enabled']) return bodies[0]!;
    return config['batch.prefix'] + bodies.join(config['batch.separator']) + config['batch.suffix'];
  }

  /** `AbstractHttpSender.sendWithRetries`. */
  async #send(body: string): Promise<void> {
    const config = this.#config;
    let cause: unknown;
    for (let attempt = 0; attempt <= config['max.retries']; attempt += 1) {
      if (attempt > 0) {
        const delay = Math.max(config['retry.backoff.ms'], SHORTEST_DELAY);
        await waitFor(delay, this.#context, this.#context.signal);
      }
      if (this.#context.signal.aborted) throw new ConnectError(messages.stopped());
      try {
        await this.#attempt(body);
        return;
      } catch (error) {
        if (error instanceof ConnectError) throw error;
        cause = error;
        this.#context.logger.info(
          { connector: this.#context.connector.name, error: messageOf(error) },
          'Sending failed',
        );
      }
    }
    const after = config['kafka.retry.backoff.ms'];
    const message = 'Sending failed and no retries remain, stopping';
    throw after === null
      ? new ConnectError(message, { cause })
      : new RetriableError(message, { cause, after });
  }

  async #attempt(body: string): Promise<void> {
    let answer = await this.#post(body);
    if (answer.status === 401 && this.#token !== undefined) {
      // The token has expired, or been revoked.
      this.#token.forget();
      answer = await this.#post(body);
    }
    if (answer.status >= 300) {
      throw new Error(
        `Server replied with status code ${answer.status} and body ${answer.body.slice(0, SHOWN)}`,
      );
    }
  }

  async #post(body: string) {
    const authorization = await this.#token?.authorization();
    return post(
      {
        url: this.#config['http.url'],
        headers: {
          ...this.#headers,
          ...(authorization === undefined ? {} : { authorization }),
        },
        body,
        timeout: this.#config['http.timeout'] * 1000,
      },
      this.#context,
    );
  }
}

/** `RecordValueConverter`: texts as they are, structs and maps as JSON. */
function bodyOf({ value, valueSchema }: SinkRecord): string {
  if (value === null) throw new DataError('Record value must not be null');
  if (typeof value === 'string') return value;
  if (!isStruct(value)) {
    throw new DataError(
      `Record value must be String, Schema Struct or HashMap, but ${classOf(value)} is given`,
    );
  }
  return writeJson(valueSchema === null ? value : valueToJson(valueSchema, value, 'BASE64'));
}

/** Requests an access token by client credentials (RFC 6749, 4.4), and caches it until it is refused. */
class AccessToken {
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
