import { families } from './families.ts';
import { basicOf, firstUser, type KafkaUser } from './kafka.ts';
import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** Where the registry stands at the address of the Kafka REST API. */
const PATH = '/schema-registry';

export interface RegistryRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** That of the cluster of the first start unless another is given; null sends none. */
  readonly user?: KafkaUser | null;
  /** Of another platform than that of the target. */
  readonly url?: string;
}

/**
 * Sends one request to the schema registry, holds the answer against the contract, and records what it
 * exercised.
 * @param path below `/schema-registry`
 * @throws Error naming what does not fit
 */
export function registry(
  method: string,
  path: string,
  options: RegistryRequestOptions = {},
): Promise<ReceivedResponse> {
  const { headers = {}, body, user = firstUser(), url = target().kafkaUrl } = options;
  const authorization = user === null ? {} : { authorization: basicOf(user) };
  return send('schema-registry', connectionsTo(url), {
    method,
    path: `${PATH}${path}`,
    body,
    headers: { ...authorization, ...headers },
  });
}

/** A request for each operation, with paths as `registry` takes them. */
export const requests = families['schema-registry'].contract.requests().map((request) => ({
  ...request,
  path: request.path.slice(PATH.length),
}));

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, options: RegistryRequestOptions = {}) {
  const { status, json } = await registry(method, path, options);
  return { status, json };
}

/** What an operation answered. @throws Error where it was refused */
export async function done<Body>(
  method: string,
  path: string,
  options: RegistryRequestOptions = {},
): Promise<Body> {
  const { status, json } = await registry(method, path, options);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}

/** The code of a refusal, which begins with its status, and its words. @throws Error where it was done */
export async function refused(method: string, path: string, options: RegistryRequestOptions = {}) {
  const { status, json } = await registry(method, path, options);
  const body = json as { error_code: number; message: string };
  if (status < 400) throw new Error(`${method} ${path} was done: ${JSON.stringify(json)}`);
  if (!String(body.error_code).startsWith(String(status))) {
    throw new Error(`${method} ${path}: ${status}, but ${body.error_code}`);
  }
  return body;
}

/** Registers a schema; its type is Avro unless another is given. @returns its id */
export async function register(
  subject: string,
  schema: unknown,
  more: object = {},
  options: RegistryRequestOptions = {},
): Promise<number> {
  const body = { schema: JSON.stringify(schema), ...more };
  const path = `/subjects/${encodeURIComponent(subject)}/versions`;
  const { id } = await done<{ id: number }>('POST', path, { ...options, body });
  return id;
}

/** What may have settings without having versions. */
const SETTLED = 'greetings-value';

/** Deletes every subject for good, and sets back what was set. */
export async function resetRegistry(): Promise<void> {
  await done('PUT', '/mode', { body: { mode: 'READWRITE' } });
  await done('DELETE', '/config');
  await unset(SETTLED);
  // What refers to others goes before them, so it takes as many rounds as they are deep.
  for (;;) {
    const subjects = await done<string[]>('GET', '/subjects?deleted=true');
    if (subjects.length === 0) return;
    for (const subject of subjects) {
      await unset(subject);
      const path = `/subjects/${encodeURIComponent(subject)}`;
      await registry('DELETE', path);
      await registry('DELETE', `${path}?permanent=true`);
    }
  }
}

async function unset(subject: string): Promise<void> {
  for (const setting of ['mode', 'config']) {
    await registry('DELETE', `/${setting}/${encodeURIComponent(subject)}`);
  }
}
