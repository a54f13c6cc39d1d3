import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** A user of the Kafka REST API: that of a cluster, or a credential. */
export interface KafkaUser {
  readonly username: string;
  readonly password: string;
}

export interface KafkaRequestOptions {
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
export function kafka(
  method: string,
  path: string,
  options: KafkaRequestOptions = {},
): Promise<ReceivedResponse> {
  const { headers = {}, body, user = firstUser(), url = target().kafkaUrl } = options;
  const authorization = user === null ? {} : { authorization: basicOf(user) };
  return send('kafka', connectionsTo(url), {
    method,
    path,
    headers: { ...authorization, ...headers },
    body,
  });
}

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, options: KafkaRequestOptions = {}) {
  const { status, json } = await kafka(method, path, options);
  return { status, json };
}

/** What an operation answered. @throws Error where it was refused */
export async function done<Body>(
  method: string,
  path: string,
  options: KafkaRequestOptions = {},
): Promise<Body> {
  const { status, json } = await kafka(method, path, options);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}

/** The error of a request, and its status, which stands in both places. @throws Error where it was done */
export async function refused(method: string, path: string, options: KafkaRequestOptions = {}) {
  const { status, json } = await kafka(method, path, options);
  const body = json as { error: string; status: number };
  if (status < 400) throw new Error(`${method} ${path} was done: ${JSON.stringify(json)}`);
  if (body.status !== status) throw new Error(`${method} ${path}: ${status}, but ${body.status}`);
  return body;
}

export function basicOf({ username, password }: KafkaUser): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

export interface Message {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly timestamp: number;
  readonly key: string;
  readonly value: string | null;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

export type Metadata = Pick<Message, 'topic' | 'partition' | 'offset' | 'timestamp'>;

/** Produces messages to one topic, one after the other in their order. */
export function produce(topic: string, ...values: readonly unknown[]): Promise<Metadata[]> {
  const body = values.map((value) => (typeof value === 'string' ? { value } : value));
  return done('POST', `/produce/${topic}`, { body });
}

/** All messages of a partition from an offset on that are there. */
export async function fetchAll(topic: string, partition = 0, offset = 0): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const next = offset + all.length;
    const body = { topic, partition, offset: next, timeout: 0 };
    const messages = await done<Message[]>('POST', '/fetch', { body });
    if (messages.length === 0) return all;
    all.push(...messages);
  }
}

export interface ConsumeRequestOptions extends Omit<KafkaRequestOptions, 'body'> {
  readonly group?: string;
  readonly topics?: readonly string[];
  /** Milliseconds; 0 unless another is given. */
  readonly timeout?: number;
}

/** Consumes as an instance, from the first message on unless the headers say otherwise. */
export function consume(
  instance: string,
  consuming: ConsumeRequestOptions = {},
): Promise<Message[]> {
  const { group = 'mygroup', topics = ['greetings'], timeout = 0, headers, ...ask } = consuming;
  return done('POST', `/consume/${group}/${instance}`, {
    ...ask,
    headers: { 'Kafka-Auto-Offset-Reset': 'earliest', ...headers },
    body: { topics, timeout },
  });
}

/** Of instances that commit only what and when they say. */
export const MANUAL_COMMIT = { 'Kafka-Enable-Auto-Commit': 'false' };

/** What `mygroup` has committed for a partition. */
export async function committedOffset(topic = 'greetings', partition = 0): Promise<number> {
  const [entry] = await done<{ offset: number }[]>('POST', '/committed/mygroup/nobody', {
    body: { topic, partition },
  });
  return entry!.offset;
}

/** Whose partitions of `greetings` are whose in `mygroup`. */
export async function assignments(group = 'mygroup'): Promise<Record<string, number[]>> {
  const groups = await done<
    {
      name: string;
      instances: { name: string; topics: { topic: string; partitions: number[] }[] }[];
    }[]
  >('GET', '/consumers');
  const instances = groups.find(({ name }) => name === group)?.instances ?? [];
  return Object.fromEntries(
    instances.map(({ name, topics }) => [
      name,
      topics.find(({ topic }) => topic === 'greetings')?.partitions ?? [],
    ]),
  );
}

export const valuesOf = (messages: readonly Message[]) => messages.map(({ value }) => value);

/** The values in the order of their letters, where that of the messages is not known. */
export const sortedValuesOf = (messages: readonly Message[]) =>
  messages.map(({ value }) => value ?? '').toSorted((a, b) => (a < b ? -1 : 1));
