import type { Operation, Response } from '../../src/contract/model/operation.ts';
import { responseFor } from '../../src/contract/model/operation.ts';

/** A response of a contract, and the status that it is sent with. */
export interface Documented {
  readonly status: number;
  readonly response: Response;
}

type Responses = Pick<Operation, 'responses'>;

/**
 * What a request is answered with if nothing else is asked for: the success with the lowest status, that of the class
 * (`2XX`), the default, or else the first that there is.
 */
export function usualResponse(operation: Responses): Documented | undefined {
  const { responses } = operation;
  const successes = Object.keys(responses).filter((key) => /^2\d\d$/.test(key));
  const [lowest] = successes.map(Number).toSorted((one, other) => one - other);
  if (lowest !== undefined) return { status: lowest, response: responses[lowest]! };
  for (const key of ['2XX', 'default']) {
    if (responses[key] !== undefined) return { status: 200, response: responses[key] };
  }
  // One of a redirection or of a failure; what informs is no answer.
  const first = Object.keys(responses).find((key) => /^[345]/.test(key));
  if (first === undefined) return undefined;
  return { status: Number(first.replace('XX', '00')), response: responses[first]! };
}

/** The response with a status: its own, that of its class, or the default. */
export function responseWith(operation: Responses, status: number): Documented | undefined {
  if (!Number.isInteger(status) || status < 200 || status > 599) return undefined;
  const response = responseFor(operation, status);
  return response && { status, response };
}

/** The response that an example belongs to: of a success if there is one. */
export function responseHaving(
  operation: Responses,
  hasExample: (response: Response) => boolean,
): Documented | undefined {
  const usual = usualResponse(operation);
  if (usual !== undefined && hasExample(usual.response)) return usual;
  const [status, response] =
    Object.entries(operation.responses).find(([, each]) => hasExample(each)) ?? [];
  if (response === undefined) return undefined;
  const known = status === 'default' ? '200' : status!.replace('XX', '00');
  return { status: Number(known), response };
}
