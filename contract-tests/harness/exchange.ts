import { Pool } from 'undici';
import { commandCalledBy, replyBranch } from './commands.ts';
import {
  methodNotAllowed,
  misfit,
  operationFor,
  responseFor,
  type DocumentedResponse,
} from './contract.ts';
import { record } from './recording.ts';
import { target } from './target.ts';

export interface Ask {
  readonly method?: string;
  /** As it goes on the wire, query and all. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes or text go out as they are, anything else as JSON. */
  readonly body?: unknown;
  /** The Standard token unless another is given; null sends none. */
  readonly token?: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as JSON, where it is that. */
  readonly json: unknown;
  readonly bytes: Buffer;
}

/**
 * Sends one request to the target, holds the answer against the contract (documented status, required
 * headers, media type, schema), and records what it exercised.
 * @throws Error naming what does not fit
 */
export async function exchange(ask: Ask): Promise<Answered> {
  const { method = 'GET', path = '/', headers = {}, token = target().standardToken } = ask;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await connections().request({
    path,
    method,
    headers: { ...authorization, ...headers },
    body: payload(ask.body),
  });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const mediaType = String(response.headers['content-type'] ?? '').split(';')[0]!;
  const json =
    mediaType === 'application/json' && bytes.length > 0
      ? (JSON.parse(bytes.toString()) as unknown)
      : undefined;
  const answered = { status: response.statusCode, headers: response.headers, json, bytes };
  check(method, path.split('?')[0]!, answered, mediaType);
  return answered;
}

let pool: Pool | undefined;

/** Connections to the target that send paths as they are, where `fetch` would tidy them up. */
function connections(): Pool {
  return (pool ??= new Pool(target().redisUrl));
}

/** Runs one command as a JSON array; its reply is held against the schema of the command too. */
export async function command(
  argv: readonly unknown[],
  ask: Omit<Ask, 'method' | 'path' | 'body'> = {},
): Promise<Answered> {
  const answered = await exchange({ ...ask, method: 'POST', path: '/', body: argv });
  if (answered.status === 200 && answered.json !== undefined && ask.headers === undefined) {
    recordReply('runCommand', argv, answered.json);
  }
  return answered;
}

/** The result of a command. @throws Error where it failed */
export async function result(...argv: unknown[]): Promise<unknown> {
  const { status, json } = await command(argv);
  if (status !== 200) throw new Error(`${argv.join(' ')}: ${JSON.stringify(json)}`);
  return (json as { result: unknown }).result;
}

/** The error of a command. @throws Error where it did not fail */
export async function error(...argv: unknown[]): Promise<string> {
  const { status, json } = await command(argv);
  if (status !== 400) throw new Error(`${argv.join(' ')} did not fail: ${JSON.stringify(json)}`);
  return (json as { error: string }).error;
}

function recordReply(operationId: string, argv: readonly unknown[], json: unknown): void {
  const name = commandCalledBy(argv);
  if (name === undefined) return;
  const branch = replyBranch(name, (json as { result: unknown }).result);
  record(target().name, {
    operationId,
    status: 200,
    mediaType: 'application/json',
    command: name,
    branch,
  });
}

function check(method: string, path: string, answered: Answered, mediaType: string): void {
  const operationId = operationFor(method, path) ?? 'other methods';
  const documented =
    operationId === 'other methods' || isFrontRefusal(method, path)
      ? frontResponse(answered.status)
      : responseFor(operationId, answered.status);
  if (documented === undefined) {
    throw new Error(`${method} ${path}: the contract has no ${answered.status} for ${operationId}`);
  }
  const broken = misfitOf(documented, answered, mediaType, method);
  if (broken !== undefined) throw new Error(`${method} ${path} ${answered.status}: ${broken}`);
  record(target().name, { operationId, status: answered.status, mediaType });
}

/** `/` and `/pipeline` with another method than POST name no command; the description says so. */
function isFrontRefusal(method: string, path: string): boolean {
  return method !== 'POST' && (path === '/' || path === '/pipeline');
}

function frontResponse(status: number): DocumentedResponse | undefined {
  return status === 405 ? methodNotAllowed() : responseFor('getCommandPath', status);
}

function misfitOf(
  documented: DocumentedResponse,
  { headers, json, bytes }: Answered,
  mediaType: string,
  method: string,
): string | undefined {
  for (const [name, header] of Object.entries(documented.headers ?? {})) {
    if (header.required && headers[name.toLowerCase()] === undefined) return `no header ${name}`;
  }
  if (method === 'HEAD') return bytes.length === 0 ? undefined : 'a body in answer to HEAD';
  if (documented.content === undefined) return undefined;
  const media = documented.content[mediaType];
  if (media === undefined) return `media type ${mediaType} is not documented`;
  return media.schema === undefined || json === undefined ? undefined : misfit(media.schema, json);
}

function payload(body: unknown): string | Uint8Array | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
}
