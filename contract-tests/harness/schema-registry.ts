import { families } from './families.ts';
import { basicOf, firstUser, type KafkaUser } from './kafka.ts';
import { connectionsTo, send, type ReceivedResponse } from './send.ts';
import { target } from './target.ts';

/** The path of the registry at the address of the Kafka REST API. */
const PATH = '/schema-registry';

export interface RegistryRequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  /** The cluster's own user by default; null sends none. */
  readonly user?: KafkaUser | null;
  /** The URL of another platform than the target. */
  readonly url?: string;
}

/**
 * Sends one request to the schema registry, checks the answer against the contract, and records what it covers.
 * @param path below `/schema-registry`
 * @throws Error naming what does not conform
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

/** A request for each operation, with paths for `registry`. */
export const requests = families['schema-registry'].contract.requests().map((request) => ({
  ...request,
  path: request.path.slice(PATH.length),
}));

/** Status and body of an answer. */
export async function answerTo(method: string, path: string, options: RegistryRequestOptions = {}) {
  const { status, json } = await registry(method, path, options);
  return { status, json };
}

/** The body of a successful answer. @throws Error if the request was refused */
export async function done<Body>(
  method: string,
  path: string,
  options: RegistryRequestOptions = {},
): Promise<Body> {
  const { status, json } = await registry(method, path, options);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
  return json as Body;
}

/** The code of an error, which begins with its status, and its message. @throws Error if the request succeeded */
export async function refused(method: string, path: string, options: RegistryRequestOptions = {}) {
  const { status, json } = await registry(method, path, options);
  const body = json as { error_code: number; message: string };
  if (status < 400) throw new Error(`${method} ${path} was done: ${JSON.stringify(json)}`);
  if (!String(body.error_code).startsWith(String(status))) {
    throw new Error(`${method} ${path}: ${status}, but ${body.error_code}`);
  }
  return body;
}

/** Registers a schema, by default of type Avro. @returns its id */
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

/** Subjects that may have settings without having versions. */
const SETTLED = 'greetings-value';

/** Deletes every subject permanently, and resets all settings. */
export async function resetRegistry(): Promise<void> {
  await done('PUT', '/mode', { body: { mode: 'READWRITE' } });
  await done('DELETE', '/config');
  await unset(SETTLED);
  // Referring schemas must be deleted first, so this takes as many rounds as references are deep.
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
