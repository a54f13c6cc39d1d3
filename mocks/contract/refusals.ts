import { lazy } from '../../src/base/on-demand.ts';
import type { AnyFamily } from '../../src/contract/family.ts';
import { isJson, mediaTypeOf } from '../../src/contract/media-type.ts';
import type { MediaType } from '../../src/contract/model/operation.ts';
import { unmatchedOf } from '../../src/contract/model/read-operations.ts';
import { problemAnswer, refusalBody } from '../../src/express/documented-refusal.ts';
import { problemOf, Refusal, type Problem } from '../../src/express/problem.ts';
import { HttpError } from '../../src/http/http-error.ts';
import type { OperationForPrism } from '../document-for-prism.ts';
import { NOT_ACCEPTABLE, prismOf } from '../prism.ts';
import { encodedBody } from '../responses/encode-body.ts';
import { fittingValue } from '../../src/toolkit/values/fitting-value.ts';
import type { Described } from './described.ts';

/** Tells the reason, where the contract's own answer does not. */
const REASON = 'Plinth-Reason';
/** The statuses that contracts document for the same kind of refusal, besides the best one. */
const SAME: Readonly<Record<number, readonly number[]>> = {
  400: [422],
  409: [400],
  415: [422, 400],
  422: [400],
};

/**
 * Answers refusals as the contract does: with the error response of an operation for one of the statuses, for their class
 * (`4XX`) or the default; before an operation is known, with one of its `x-unmatched-responses`. It has its example, or a
 * body that is made of its schema and says why. Otherwise it is a problem (RFC 9457).
 */
export function refusalsOf(contract: Described): NonNullable<AnyFamily['refusalFor']> {
  const unmatched = lazy((): OperationForPrism => {
    const { operationId, responses } = unmatchedOf(contract.document);
    return { declared: { operationId, responses: {} }, responses, method: 'GET' };
  });
  return (refusal, operation, { headers: { accept } }) =>
    refusal instanceof Refusal
      ? documented(contract, operation ?? unmatched(), refusal, accept)
      : refusal;
}

function documented(
  contract: Described,
  operation: OperationForPrism,
  { problem, headers }: Refusal,
  accept: string | undefined,
): HttpError {
  const code = documentedStatus(operation, problem.status);
  const prism = prismOf(contract, operation);
  const asked = code === undefined ? undefined : prism({ code, accept });
  // A refusal in another form is better than none.
  const chosen = asked === NOT_ACCEPTABLE ? prism({ code }) : asked;
  if (chosen === undefined || chosen === NOT_ACCEPTABLE) return problemAnswer(problem, headers);
  const { status, media } = chosen;
  const { detail } = problem;
  const own = {
    ...chosen.headers,
    ...headers,
    [REASON]: detail.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 500),
  };
  const value =
    media &&
    (chosen.value ?? madeOf(contract, media, { ...problem, ...problemOf(status, detail) }));
  if (value === undefined) return new HttpError(status, detail, undefined, { headers: own });
  const { bytes, type } = encodedBody(contract.document, value, media!.type, media!.media);
  return new HttpError(status, detail, bytes, { headers: { ...own, 'Content-Type': type } });
}

function documentedStatus({ responses }: OperationForPrism, status: number): number | undefined {
  const own = [status, ...(SAME[status] ?? [])].find((each) => responses[each] !== undefined);
  return own ?? ((responses[`${String(status)[0]}XX`] ?? responses['default']) && status);
}

function madeOf(
  contract: Described,
  { type, media }: { readonly type: string; readonly media: MediaType },
  problem: Problem,
): unknown {
  const { schema, pointer } = media;
  const isOfJson = isJson(mediaTypeOf(type));
  const body = isOfJson ? refusalBody(contract, media, problem) : undefined;
  if (body !== undefined || schema === undefined) return body;
  const made = fittingValue(contract, `${pointer}/schema`, schema, { seed: 0 })?.value;
  return refusalBody(contract, media, problem, made) ?? made;
}
