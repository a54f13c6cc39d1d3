import {
  METHODS,
  type ContractDocument,
  type ParameterObject,
} from '../../src/contract/model/document.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import type { Described } from './described.ts';

/** An operation as it is served. */
export interface ServedOperation {
  /** As in the contract; of two with the same id the second has its method and path instead. */
  readonly operationId: string;
  readonly operation: Operation;
  /** The parameters in its path, by their names in the path that is served. */
  readonly pathNames: ReadonlyMap<string, string>;
}

export interface ServedContract {
  /** The contract as the chain of requests reads it. */
  readonly document: ContractDocument;
  /** By the ids in that document. */
  readonly operations: ReadonlyMap<string, ServedOperation>;
  /** Operations that another one stands in front of: their paths match the same requests. */
  readonly hidden: readonly Operation[];
}

const METHOD_NAMES: readonly string[] = METHODS;
const PARAMETER = /\{([^{}]+)\}/g;

/**
 * A contract in the form in which the chain takes any: every operation has an id of its own, a body of any kind, and no
 * parameters but those of its path, which are texts. What they must be is for the mock to check (`check-request.ts`). GET
 * answers HEAD too (RFC 9110, section 9.3.2), and paths that differ only in the names of parameters are one.
 */
export function servedDocument({ document, operations }: Described): ServedContract {
  const templates = new Map<string, string>();
  const paths: Record<string, Record<string, object>> = {};
  const served = new Map<string, ServedOperation>();
  const taken = new Set<string>();
  const hidden: Operation[] = [];

  function add(operation: Operation, method: string): boolean {
    const { path, declared } = operation;
    const shape = path.replaceAll(PARAMETER, '{}');
    const template = templates.get(shape) ?? path;
    templates.set(shape, template);
    const slot = `${method} ${shape}`;
    if (taken.has(slot)) return false;
    taken.add(slot);
    const isOwnMethod = method === operation.method;
    const isFree = isOwnMethod && !served.has(operation.operationId);
    const operationId = isFree ? operation.operationId : `${method} ${path}`;
    const names = namesIn(template);
    const own = namesIn(path);
    const tails = operation.parameters.filter((each) => each['x-multi-segment'] !== undefined);
    const item = {
      ...declared,
      operationId,
      parameters: names.map((name, i) => parameterFor(name, own[i]!, tails)),
      requestBody: { content: { '*/*': {} } },
      security: operation.security,
    };
    const among = (paths[template] ??= {});
    const key = method.toLowerCase();
    if (METHOD_NAMES.includes(key)) among[key] = item;
    else among['additionalOperations'] = { ...among['additionalOperations'], [method]: item };
    served.set(operationId, {
      operationId,
      operation,
      pathNames: new Map(own.map((name, i) => [name, names[i]!])),
    });
    return true;
  }

  for (const operation of operations) {
    if (!add(operation, operation.method)) hidden.push(operation);
  }
  for (const operation of operations) if (operation.method === 'GET') add(operation, 'HEAD');
  // Its form has been checked when it was read.
  const whole = { ...document, paths } as unknown as ContractDocument;
  return { document: whole, operations: served, hidden };
}

function namesIn(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name]) => name!);
}

function parameterFor(name: string, own: string, tails: readonly ParameterObject[]): object {
  const tail = tails.find((each) => each.name === own)?.['x-multi-segment'];
  return {
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...(tail !== undefined && { 'x-multi-segment': tail }),
  };
}
