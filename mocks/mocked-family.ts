import { bodyKindOf, JSON_TYPE, operationsOf, type Operation } from '../src/contract/document.ts';
import type { ContractErrors, Family } from '../src/contract/family.ts';
import type { AnyHandler } from '../src/contract/handler.ts';
import type { Answer } from '../src/http/respond.ts';
import type { Issue } from '../src/contract/validation.ts';
import { preferenceOf, type Prism } from './prism.ts';

/**
 * A family whose operations are answered by Prism from the contract.
 *
 * With a `Prefer` header Prism chooses: that status, that example, or a body made up from the schema.
 * Without one, the family's own handlers say which of the documented responses it is and what stands
 * in its body, and Prism gives the response around it, so that status and headers are always those of
 * the contract.
 */
export function mocked<Operations, Caller>(
  family: Family<Operations, Caller>,
  prism: Prism,
): Family<Operations, Caller> {
  const originals = family.handlers as unknown as Readonly<Record<string, AnyHandler>>;
  const handlers = Object.fromEntries(
    operationsOf(family.contract).map((operation) => [
      operation.operationId,
      mockHandler(operation, originals[operation.operationId]!, prism, family.errors),
    ]),
  );
  return { ...family, handlers: handlers as unknown as typeof family.handlers };
}

function mockHandler(
  operation: Operation,
  original: AnyHandler,
  prism: Prism,
  errors: ContractErrors,
): AnyHandler {
  const path = (given: Readonly<Record<string, unknown>>) =>
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(given[name])),
    );
  return async (request) => {
    const headers = headersFor(operation);
    const asked = {
      method: operation.method,
      path: path(request.path),
      headers,
      body: request.body,
    };
    const { prefer } = request.header;
    const preference = preferenceOf(typeof prefer === 'string' ? prefer : undefined);
    if (preference !== undefined) {
      const answer = await prism(asked, preference);
      if (answer !== undefined && isDocumented(operation, answer.status)) return answer;
      throw errors.invalid(unknownResponse(preference));
    }
    const answer: Answer = await original(request);
    const around = await prism(asked, { code: answer.status });
    return {
      status: answer.status,
      body: answer.body,
      headers: { ...around?.headers, ...answer.headers },
    };
  };
}

/** Prism negotiates by media type: JSON, and a body of the type that the operation takes. */
function headersFor(operation: Operation): Record<string, string> {
  return {
    accept: JSON_TYPE,
    ...(bodyKindOf(operation) === 'json' && { 'content-type': JSON_TYPE }),
  };
}

function isDocumented(operation: Operation, status: number): boolean {
  return String(status) in operation.responses;
}

function unknownResponse(preference: object): Issue {
  const asked = Object.entries(preference).map(([name, value]) => `${name}=${value}`);
  const message = `asks for a response that the contract does not have: ${asked.join(', ')}`;
  return { in: 'header', at: 'Prefer', message };
}
