import type { AnyFamily } from './family.ts';
import type { AnyHandler, Answerer } from './handler.ts';
import { bodyKindOf, type BodyKind, type Operation } from './model/operation.ts';
import { operationsOf } from './model/read-operations.ts';
import type { OperationObserver, RequestObserver } from './observer.ts';
import { contentReader, type ContentReader } from './read-content.ts';
import { parameterReader, type ParameterReader } from './read-parameters.ts';
import type { ParameterReading } from './request-parameters.ts';

/** An operation with everything that is needed to serve a request to it, looked up once. */
export interface BoundOperation {
  readonly operation: Operation;
  /** The family's handler, or what answers in its place. */
  readonly answer: Answerer;
  readonly readParameters: ParameterReader;
  readonly bodyKind: BodyKind;
  readonly bodyRequired: boolean;
  /** Reads its bodies by their media types, where these count. */
  readonly readContent: ContentReader | undefined;
  /** The observer of its requests. */
  readonly observer: OperationObserver | undefined;
}

/** What operations are bound with besides their family. */
export interface OperationOptions {
  /** Counts and times requests. */
  readonly observer?: RequestObserver | undefined;
  /** How an operation is answered, if not by its handler alone. */
  readonly answererOf?: (operation: Operation, handler: AnyHandler) => Answerer;
  /** How requests of any contract are read; not as our own hot operations need it if it is missing. */
  readonly reading?: ParameterReading | undefined;
}

/**
 * The bound operations of a family. Those of our own are bound at the start; of any contract, which may have thousands,
 * each by the first request to it.
 * @throws Error if contract and handlers don't match, or a parameter is written in a way that is not supported
 */
export function boundOperations(
  family: AnyFamily,
  { observer, answererOf = (_, handler) => handler, reading }: OperationOptions,
): (operation: Operation) => BoundOperation {
  const { name, contract, errors } = family;
  const operations = operationsOf(contract);
  const handlers = handlersOf(family, operations);
  const isByType = reading !== undefined && contract['x-any-content-type'] !== true;
  const bound = new Map<string, BoundOperation>();
  if (reading === undefined) for (const each of operations) boundOnce(each);
  return boundOnce;

  function boundOnce(operation: Operation): BoundOperation {
    const { operationId } = operation;
    let found = bound.get(operationId);
    if (found === undefined) bound.set(operationId, (found = boundTo(operation)));
    return found;
  }

  function boundTo(operation: Operation): BoundOperation {
    const { operationId, requestBody } = operation;
    return {
      operation,
      answer: answererOf(operation, handlers[operationId]!),
      readParameters: parameterReader(contract, operation, errors, reading),
      bodyKind: bodyKindOf(operation),
      bodyRequired: requestBody?.required === true,
      readContent: isByType ? contentReader(contract, operation, errors) : undefined,
      observer: observer?.of(name, operationId),
    };
  }
}

/**
 * The handlers of a family as they are called at run time, by operationId.
 * @throws Error if an operation has no handler or a handler no operation. The compiler can't see that when the
 * generated types belong to another contract
 */
function handlersOf(
  { name, handlers }: Pick<AnyFamily, 'name' | 'handlers'>,
  operations: readonly Operation[],
): Readonly<Record<string, AnyHandler>> {
  const given = new Set(Object.keys(handlers));
  const missing = operations.map((o) => o.operationId).filter((id) => !given.delete(id));
  if (missing.length > 0) throw new Error(`${name} has no handler for ${missing.join(', ')}`);
  if (given.size > 0) throw new Error(`${name} has no operation ${[...given].join(', ')}`);
  return handlers;
}
