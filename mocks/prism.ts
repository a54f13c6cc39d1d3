import type { Contract } from '../src/contract/model/contract.ts';
import { responseFor, type MediaType, type Operation } from '../src/contract/model/operation.ts';
import { documentForPrism, mediaWith, type OperationForPrism } from './document-for-prism.ts';
import library from './prism-library.cjs';
import { headerTexts } from './responses/response-headers.ts';

/** What is asked of a response. */
export interface Asked {
  /** A status; without it, Prism takes the success with the lowest one, the default, or the first response. */
  readonly code?: number | undefined;
  /** The name of an example; without it, Prism takes the first. */
  readonly example?: string | undefined;
  /** The media types that the client accepts (`Accept`). */
  readonly accept?: string | undefined;
}

/** A media type of a response, as it is sent. */
export interface Negotiated {
  /** The `Content-Type`. */
  readonly type: string;
  readonly media: MediaType;
}

/** A response as Prism has chosen it. */
export interface Chosen {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if the response has no body. */
  readonly media: Negotiated | undefined;
  /** The value of its example; undefined if there is none. */
  readonly value: unknown;
}

/** No media type of a response is acceptable for the client. */
export const NOT_ACCEPTABLE = Symbol('not acceptable');

/** Chooses among the documented responses of an operation; undefined if there is none of that kind. */
export type Prism = (asked: Asked) => Chosen | typeof NOT_ACCEPTABLE | undefined;

type Documenting = Pick<Contract, 'document' | 'follow' | 'schemas'>;

/** How many choices are kept of an operation, and what is too long a header to keep one for. */
const MOST = 64;
const LONGEST = 200;

type Negotiate = typeof library.negotiator.negotiateOptionsForValidRequest;

const known = new WeakMap<OperationForPrism, Prism>();

/**
 * Prism's choices among the responses of an operation. The operation is read for Prism when it is first needed, so that a
 * start does not pay for thousands of them; equal questions get the answer that was kept.
 */
export function prismOf(contract: Documenting, operation: OperationForPrism): Prism {
  let prism = known.get(operation);
  if (prism !== undefined) return prism;
  const kept = new Map<string, ReturnType<Prism>>();
  const ask = openPrism(contract, operation);
  prism = (asked) => {
    const { code, example, accept } = asked;
    if (accept !== undefined && accept.length > LONGEST) return ask(asked);
    const key = `${code}\n${example?.length}\n${example}\n${accept}`;
    if (kept.has(key)) return kept.get(key);
    const chosen = ask(asked);
    if (kept.size >= MOST) kept.clear();
    kept.set(key, chosen);
    return chosen;
  };
  known.set(operation, prism);
  return prism;
}

function openPrism(contract: Documenting, operation: OperationForPrism): Prism {
  const hasRanges = Object.values(operation.responses).some(({ content }) =>
    Object.keys(content).some((type) => type.includes('*')),
  );
  let read: unknown;
  const resourceFor = (accept: string | undefined): unknown => {
    // What ranges stand for depends on what the client accepts.
    if (hasRanges) return resourceOf(contract, operation, accept);
    return (read ??= resourceOf(contract, operation, undefined));
  };

  return ({ code, example, accept }) => {
    // Prism takes a 0 and an empty name for no preference, and sends any status of a default response.
    const isStatus = code === undefined || (Number.isInteger(code) && code >= 200 && code <= 599);
    if (!isStatus || example === '') return undefined;
    const wanted = {
      dynamic: false,
      ...(code !== undefined && { code }),
      ...(example !== undefined && { exampleKey: example }),
      ...(accept && { mediaTypes: accept.split(',') }),
    };
    const outcome = negotiated(resourceFor(accept), wanted);
    if (outcome === NOT_ACCEPTABLE) return NOT_ACCEPTABLE;
    if ('left' in outcome) {
      const { status } = outcome.left;
      const isThere = status !== NOT_FOUND && status !== NO_RESPONSE && example === undefined;
      return status === 406 || isThere ? NOT_ACCEPTABLE : undefined;
    }
    const { code: chosen, mediaType, bodyExample, headers = [] } = outcome.right;
    const status = Number(chosen);
    // In place of a response that it can't give in that form, Prism gives the usual one.
    if (code !== undefined && status !== code) return example ? undefined : NOT_ACCEPTABLE;
    const media = mediaOf(operation, status, mediaType, accept);
    // Any name is the example of a response without a body.
    if (media === undefined && example !== undefined) return undefined;
    const sent = Object.fromEntries(
      headers.map(({ name, examples }) => [name, examples?.[0]?.value]),
    );
    const isDeprecated = operation.declared.deprecated === true;
    return {
      status,
      headers: { ...(isDeprecated && { Deprecation: 'true' }), ...headerTexts(sent) },
      media,
      value: bodyExample?.value,
    };
  };
}

/** The statuses of Prism's own errors for what the document does not have. */
const NOT_FOUND = 404;
const NO_RESPONSE = 500;

function negotiated(...asked: Parameters<Negotiate>) {
  try {
    return library.negotiator.negotiateOptionsForValidRequest(...asked)(SILENT);
  } catch {
    // Prism can't read the `Accept` header.
    return NOT_ACCEPTABLE;
  }
}

function resourceOf(
  contract: Documenting,
  operation: OperationForPrism,
  accept: string | undefined,
): unknown {
  return library.transformOas3Operations(documentForPrism(contract, operation, accept))[0];
}

/** The media type of the contract that Prism answers in. */
function mediaOf(
  operation: Pick<Operation, 'responses'>,
  status: number,
  type: string | undefined,
  accept: string | undefined,
): Negotiated | undefined {
  const content = responseFor(operation, status)?.content ?? {};
  const media = type === undefined ? undefined : mediaWith(content, type);
  if (type === undefined || media === undefined) return undefined;
  // Prism calls text what may be anything.
  const isAny = type === 'text/plain' && media === content['*/*'] && !accept?.includes(type);
  return { type: isAny ? '*/*' : type, media };
}

/** What Prism logs is in our own log already. */
const SILENT: Record<string, () => unknown> = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent', 'success'].map((level) => [
    level,
    () => undefined,
  ]),
);
SILENT['child'] = () => SILENT;
