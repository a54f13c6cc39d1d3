import { connectionsTo, send, type Answered } from './send.ts';
import { target } from './target.ts';

/** A user of the Kafka REST API: that of a cluster, or a credential. */
export interface KafkaUser {
  readonly username: string;
  readonly password: string;
}

export interface KafkaAsk {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** That of the cluster of the first start unless another is given; null sends none. */
  readonly user?: KafkaUser | null;
  /** Of another platform than that of the target. */
  readonly url?: string;
}

/** The user of the cluster of the first start. */
export function firstUser(): KafkaUser {
  const { kafkaUsername: username, kafkaPassword: password } = target();
  return { username, password };
}

/**
 * Sends one request to the Kafka REST API, holds the answer against the contract, and records what it
 * exercised.
 * @throws Error naming what does not fit
 */
export function kafka(method: string, path: string, ask: KafkaAsk = {}): Promise<Answered> {
  const { headers = {}, body, user = firstUser(), url = target().kafkaUrl } = ask;
  const authorization = user === null ? {} : { authorization: basicOf(user) };
  return send('kafka', connectionsTo(url), {
    method,
    path,
    headers: { ...authorization, ...headers },
    body,
  });
}

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, ask: KafkaAsk = {}) {
  const { status, json } = await kafka(method, path, ask);
  return { status, json };
}

/** What an operation answered. @throws Error where it was refused */
export async function done<Body>(method: string, path: string, ask: KafkaAsk = {}): Promise<Body> {
  const { status, json } = await kafka(method, path, ask);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}

/** The error of a request, and its status, which stands in both places. @throws Error where it was done */
export async function refused(method: string, path: string, ask: KafkaAsk = {}) {
  const { status, json } = await kafka(method, path, ask);
  const body = json as { error: string; status: number };
  if (status < 400) throw new Error(`${method} ${path} was done: ${JSON.stringify(json)}`);
  if (body.status !== status) throw new Error(`${method} ${path}: ${status}, but ${body.status}`);
  return body;
}

export function basicOf({ username, password }: KafkaUser): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
