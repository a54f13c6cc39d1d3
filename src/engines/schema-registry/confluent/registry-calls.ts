import { ServerUnreachable, type JsonAnswer, type JsonServer } from '../../../http/json-server.ts';
import type { Deleted } from '../engine.ts';
import { SchemaRegistryError, registryErrors, type RegistryErrorName } from '../errors.ts';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** The parts of a request besides the path. */
export interface Call {
  readonly query?: Query;
  readonly body?: unknown;
}

/** Sends a request to the registry of a cluster; see {@link callRegistry}. */
export type RegistryCaller = (method: string, path: string, call?: Call) => Promise<unknown>;

export interface RegistryRequest extends Call {
  readonly method: string;
  readonly path: string;
  /** The prefix of the cluster's names, which is removed from messages. */
  readonly prefix?: string;
}

const NO_CONTENT = 204;
/** Settings that a subject may lack. */
const SETTING = /^\/(?:mode|config)\//;
/** The registry refused the credentials. */
const REFUSED = new Set([401, 403]);
/** Web pages and proxies use these statuses for unknown paths; a registry uses codes of its own (40401). */
const ABSENT = new Set([404, 405, 501]);

/**
 * Sends a request to a registry.
 * @returns the JSON of the answer; undefined for a mode or level that does not exist
 * @throws SchemaRegistryError
 */
export async function callRegistry(
  server: JsonServer,
  { method, path, query = {}, body, prefix = '' }: RegistryRequest,
): Promise<unknown> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  let answer: JsonAnswer;
  try {
    answer = await server.request(
      method,
      search.size === 0 ? path : `${path}?${search.toString()}`,
      body,
    );
  } catch (error) {
    if (!(error instanceof ServerUnreachable)) throw error;
    throw new SchemaRegistryError('registryAway', { reason: error.message }, { cause: error });
  }
  const { status, body: content } = answer;
  if (status >= 200 && status < 300 && content !== undefined) return content;
  if (status === NO_CONTENT && SETTING.test(path)) {
    // Apicurio Registry 3.0 has no modes, and answers like this whatever mode is set.
    if (method === 'PUT') throw lacking(method, path);
    return undefined;
  }
  if (ABSENT.has(codeOf(answer))) throw lacking(method, path);
  throw errorOf(answer, server.url, prefix);
}

/** Query parameters that include deleted versions, or select only those. */
export function deletedQuery({ deleted, deletedOnly }: Deleted) {
  return {
    ...(deleted === true && { deleted }),
    ...(deletedOnly === true && { deletedOnly }),
  };
}

function codeOf({ status, body }: JsonAnswer): number {
  const { error_code: code = status } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return Number(code);
}

function lacking(method: string, path: string): SchemaRegistryError {
  return new SchemaRegistryError('registryLacks', { what: `${method} ${path.split('/')[1]}` });
}

function errorOf(answer: JsonAnswer, url: string, prefix: string): SchemaRegistryError {
  const { status, body } = answer;
  const { message = '' } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (REFUSED.has(status)) return unreachable(`${url} refuses the platform (${status})`);
  const words = prefix === '' ? String(message) : String(message).replaceAll(prefix, '');
  const said = status < 500 && status !== 429 ? registryErrorOf(codeOf(answer), words) : undefined;
  return said ?? unreachable(`${url} answers ${status}${words === '' ? '' : `: ${words}`}`);
}

function unreachable(reason: string): SchemaRegistryError {
  return new SchemaRegistryError('registryAway', { reason });
}

/** An entry of our catalog. Most of its messages are those of the Confluent API. */
interface Known {
  readonly kind: RegistryErrorName;
  readonly errorCode: number;
  readonly words: RegExp;
  /** How many characters of the message don't depend on the request. */
  readonly fixed: number;
}

const CATALOG: readonly Known[] = (Object.keys(registryErrors) as RegistryErrorName[]).map(
  (kind) => {
    const { errorCode, message } = registryErrors[kind];
    const parts = message.split(/\{\w+\}/);
    const pattern = parts.map((text) => RegExp.escape(text)).join('.*');
    const words = new RegExp(`^${pattern}$`, 's');
    return { kind, errorCode, words, fixed: parts.join('').length };
  },
);

/** Errors for codes that are not in the catalog, by status. */
const OF_STATUS: Readonly<Record<number, RegistryErrorName>> = {
  409: 'incompatibleSchema',
  422: 'invalidSchema',
};

/** Converts an error of a registry to ours, with the registry's message. */
function registryErrorOf(code: number, message: string): SchemaRegistryError | undefined {
  const ofCode = CATALOG.filter(({ errorCode }) => errorCode === code);
  // Of several entries with this code, the one whose message matches best.
  const [said] = ofCode
    .filter(({ words }) => words.test(message))
    .toSorted((a, b) => b.fixed - a.fixed);
  const known = said ?? ofCode[0];
  const kind = known?.kind ?? OF_STATUS[Number(String(code).slice(0, 3))];
  return kind && new SchemaRegistryError(kind, {}, { message });
}

/** Items per page. */
const PAGE = 500;

/** A part of a list. */
interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The items of a list, fetched page by page. Some registries limit the size of a page, and some ignore the parameters.
 * @param ask fetches a page
 */
export async function* itemsOf<Item>(ask: (page: Page) => Promise<unknown>): AsyncGenerator<Item> {
  let first: string | undefined;
  for (let offset = 0; ;) {
    const items = (await ask({ offset, limit: PAGE })) as readonly Item[];
    const begin = JSON.stringify(items[0]);
    if (items.length === 0 || begin === first) return;
    first ??= begin;
    yield* items;
    offset += items.length;
  }
}
