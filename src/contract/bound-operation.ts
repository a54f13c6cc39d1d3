import { bodyKindOf, type BodyKind, type Operation } from './model/operation.ts';
import type { ContractDocument } from './model/document.ts';
import type { Family } from './family.ts';
import type { AnyHandler } from './handler.ts';
import { handlersOf } from './handlers-of.ts';
import type { OperationObserver, RequestObserver } from './observer.ts';
import { parameterReader, type ParameterReader } from './read-parameters.ts';

/** An operation with everything that is needed to serve a request to it, looked up once. */
export interface BoundOperation {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly readParameters: ParameterReader;
  readonly bodyKind: BodyKind;
  readonly bodyRequired: boolean;
  /** The observer of its requests. */
  readonly observer: OperationObserver | undefined;
}

/**
 * The bound operations of a family, by operationId.
 * @throws Error if contract and handlers don't match, or a parameter is written in a way that is not supported
 */
export function boundOperations<Operations, Caller>(
  family: Family<Operations, Caller>,
  operations: readonly Operation[],
  observer?: RequestObserver,
): ReadonlyMap<string, BoundOperation> {
  const handlers = handlersOf(family, operations);
  return new Map(operations.map((o) => [o.operationId, boundTo(family.contract, o)]));

  function boundTo(contract: ContractDocument, operation: Operation): BoundOperation {
    const { operationId, requestBody } = operation;
    return {
      operation,
      handler: handlers[operationId]!,
      readParameters: parameterReader(contract, operation, family.errors),
      bodyKind: bodyKindOf(operation),
      bodyRequired: requestBody?.required === true,
      observer: observer?.of(family.name, operationId),
    };
  }
}
