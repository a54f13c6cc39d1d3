import type { ContractDocument } from '../src/contract/model/document.ts';
import { codeIn, preferencesIn } from '../src/contract/preference.ts';
import type { Answer } from '../src/http/respond.ts';

/** The documented response that a request asks for in its `Prefer` header. */
export interface Preference {
  /** `Prefer: code=400`; NaN if it is not a number, which matches no response. */
  readonly code?: number;
  /** `Prefer: example=wrongArity` */
  readonly example?: string;
  /** `Prefer: dynamic=true`: generated from the schema. */
  readonly dynamic?: boolean;
}

export interface PrismRequest {
  readonly method: string;
  /** The path, in which each parameter is one segment, without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers with a documented response; undefined if there is no such response. */
export type Prism = (request: PrismRequest, preference: Preference) => Promise<Answer | undefined>;

type Headers = Record<string, string>;

/** Loads a document into Prism. */
export async function openPrism(document: ContractDocument): Promise<Prism> {
  const { default: library } = await import('./prism-library.cjs');
  // The document configures how values are generated, as for Prism's own command.
  library.JSONSchemaFaker.option(document['x-json-schema-faker'] ?? {});
  // Prism modifies its input.
  const operations = await library.getHttpOperationsFromSpec(structuredClone(document));
  const prism = library.createInstance(CONFIG, { logger: silentLogger() });

  return async ({ method, path, headers, body }, { code, example, dynamic = false }) => {
    // Prism takes a 0 and an empty name for no preference.
    if (code === 0 || Number.isNaN(code) || example === '') return undefined;
    const mock = {
      dynamic,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
    };
    const input = { method: method.toLowerCase(), url: { path, query: {} }, headers, body };
    const outcome = await prism.request(input, operations, { ...CONFIG, mock })();
    if (!('right' in outcome)) return undefined;
    const { output } = outcome.right;
    if (isProblem(output.headers)) return undefined;
    return { status: output.statusCode, body: output.body, headers: documented(output.headers) };
  };
}

/**
 * The binder has validated and authenticated the request already, with the family's own errors. What Prism finds in a response
 * would only be told beside it, and costs a compiled schema for each; tests hold examples and generated bodies to the contract.
 */
const CONFIG = {
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  isProxy: false,
  mock: { dynamic: false },
};

/** The headers of the documented response, without those that the writer sets itself. */
function documented(headers: Headers = {}): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-type'),
  );
}

/**
 * For what the document does not have, Prism answers with a problem of its own (RFC 9457), which no contract here
 * uses.
 */
function isProblem(headers: Headers = {}): boolean {
  return Object.values(headers).some((value) => value === 'application/problem+json');
}

function silentLogger(): object {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'success'];
  const logger: Record<string, () => unknown> = Object.fromEntries(
    levels.map((level) => [level, () => undefined]),
  );
  logger['child'] = () => logger;
  return logger;
}

/** Reads a `Prefer` header (RFC 7240) such as `code=400, example=wrongArity`. */
export function preferenceOf(header: string | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const given = preferencesIn(header);
  const code = codeIn(given);
  const example = given.get('example');
  if (code === undefined && example === undefined && given.get('dynamic') !== 'true') {
    return undefined;
  }
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(given.get('dynamic') === 'true' && { dynamic: true }),
  };
}
