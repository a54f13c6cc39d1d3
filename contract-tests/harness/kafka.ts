import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** A user of the Kafka REST API: the cluster's own, or a credential. */
export interface KafkaUser {
  readonly username: string;
  readonly password: string;
}

export interface KafkaRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** The cluster's own user by default; null sends none. */
  readonly user?: KafkaUser | null;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/** The user of the cluster of the first start. */
export function firstUser(): KafkaUser {
  const { kafkaUsername: username, kafkaPassword: password } = target();
  return { username, password };
}

/**
 * Sends one request to the Kafka REST API, checks the answer against the contract, and records what it covers.
 * @throws Error naming what does not conform
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

/** The body of a successful answer. @throws Error if the request was refused */
export async function done<Body>(
  method: string,
  path: string,
  options: KafkaRequestOptions = {},
): Promise<Body> {
  const { status, json } = await kafka(method, path, options);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}

/** The message and the status of an error, which are in the answer twice. @throws Error if the request succeeded */
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

/** Produces messages to one topic, in order. */
export function produce(topic: string, ...values: readonly unknown[]): Promise<Metadata[]> {
  const body = values.map((value) => (typeof value === 'string' ? { value } : value));
  return done('POST', `/produce/${topic}`, { body });
}

/** All messages of a partition from an offset on. */
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
  /** The timeout in milliseconds; 0 by default. */
  readonly timeout?: number;
}

/** Consumes as an instance, from the first message unless the headers say otherwise. */
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

const HOUR = 3_600_000;

/** Consumes until an instance has received this many messages, however long it takes to join its group. */
export async function consumeAll(
  instance: string,
  count: number,
  consuming: Omit<ConsumeRequestOptions, 'timeout'> = {},
): Promise<Message[]> {
  const all: Message[] = [];
  while (all.length < count)
    all.push(...(await consume(instance, { ...consuming, timeout: HOUR })));
  return all;
}

/** Headers of instances that only commit explicitly. */
export const MANUAL_COMMIT = { 'Kafka-Enable-Auto-Commit': 'false' };

/** The committed offset of `mygroup` for a partition. */
export async function committedOffset(topic = 'greetings', partition = 0): Promise<number> {
  const [entry] = await done<{ offset: number }[]>('POST', '/committed/mygroup/nobody', {
    body: { topic, partition },
  });
  return entry!.offset;
}

/** The partitions of `greetings` that each instance of `mygroup` has. */
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

/** The values in alphabetical order, for messages without a known order. */
export const sortedValuesOf = (messages: readonly Message[]) =>
  messages.map(({ value }) => value ?? '').toSorted((a, b) => (a < b ? -1 : 1));
