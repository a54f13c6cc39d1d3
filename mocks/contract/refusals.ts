import { isNode } from '../../src/base/json-pointer.ts';
import { HttpError } from '../../src/http/http-error.ts';
import type { MediaType, Operation } from '../../src/contract/model/operation.ts';
import type { OperationForPrism } from '../document-for-prism.ts';
import { NOT_ACCEPTABLE, prismOf } from '../prism.ts';
import { encodedBody } from '../responses/encode-body.ts';
import { isValid } from '../values/is-valid.ts';
import { fittingValue } from '../values/fitting-value.ts';
import type { Described } from './described.ts';
import { problem, type RequestIssue } from './problem.ts';

/** Why a request is refused. */
export interface Reason {
  /** The statuses that it may be answered with, the best first. */
  readonly statuses: readonly [number, ...number[]];
  readonly detail: string;
  readonly errors?: readonly RequestIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Tells the reason, where the contract's own answer does not. */
const REASON = 'Plinth-Reason';
/** The members of an error that say in words what is wrong. */
const WORDS = /^(?:message|detail|details|error|error_?description|description|reason|title|msg)$/i;
const CODES = /^(?:status|code|status_?code)$/i;

/**
 * The refusal of a request to an operation: the contract's own error response for one of the statuses, for their class
 * (`4XX`) or the default, with its example, or a body that is made of its schema and says why. Otherwise it is a problem
 * (RFC 9457).
 */
export function refusalOf(
  contract: Described,
  operation: OperationForPrism,
  reason: Reason,
  accept?: string,
): HttpError {
  const { statuses, detail, errors, headers = {} } = reason;
  const code = documentedStatus(operation, statuses);
  const prism = prismOf(contract, operation);
  const asked = code === undefined ? undefined : prism({ code, accept });
  // A refusal in another form is better than none.
  const chosen = asked === NOT_ACCEPTABLE ? prism({ code }) : asked;
  if (chosen === undefined || chosen === NOT_ACCEPTABLE) {
    return problem(statuses[0], detail, { headers, ...(errors !== undefined && { errors }) });
  }
  const { status, media } = chosen;
  const own = {
    ...chosen.headers,
    ...headers,
    [REASON]: detail.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500),
  };
  if (media === undefined) return new HttpError(status, detail, undefined, { headers: own });
  const { value = madeOf(contract, media.media, status, detail) } = chosen;
  if (value === undefined) return new HttpError(status, detail, undefined, { headers: own });
  const { bytes, type } = encodedBody(contract.document, value, media.type, media.media.schema);
  return new HttpError(status, detail, bytes, { headers: { ...own, 'Content-Type': type } });
}

function documentedStatus(
  { responses }: Pick<Operation, 'responses'>,
  statuses: Reason['statuses'],
): number | undefined {
  const own = statuses.find((status) => responses[status] !== undefined);
  return own ?? ((responses['4XX'] ?? responses['default']) && statuses[0]);
}

function madeOf(contract: Described, media: MediaType, status: number, detail: string): unknown {
  const { schema, pointer } = media;
  if (schema === undefined) return undefined;
  const at = `${pointer}/schema`;
  const made = fittingValue(contract, at, schema, { seed: 0 })?.value;
  if (!isNode(made)) return made;
  const told = withWords(made, status, detail);
  return isValid(contract, at, told) ? told : made;
}

/** An error with the reason in the members that have words, and in those of an error within it. */
function withWords(made: object, status: number, detail: string): unknown {
  if (Array.isArray(made)) return made;
  return Object.fromEntries(
    Object.entries(made).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string' && WORDS.test(name)) return [name, detail];
      if (typeof value === 'number' && CODES.test(name)) return [name, status];
      const isError = name === 'error' && isNode(value);
      return [name, isError ? withWords(value, status, detail) : value];
    }),
  );
}
