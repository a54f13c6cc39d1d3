import consoleDocument from '../../generated/console/openapi.json' with { type: 'json' };
import control from '../../generated/control/openapi.json' with { type: 'json' };
import kafka from '../../generated/kafka/openapi.json' with { type: 'json' };
import management from '../../generated/management/openapi.json' with { type: 'json' };
import queue from '../../generated/queue/openapi.json' with { type: 'json' };
import schemaRegistry from '../../generated/schema-registry/openapi.json' with { type: 'json' };
import redis from '../../generated/redis/openapi.json' with { type: 'json' };
import { Contract, type DocumentedResponse } from './contract.ts';

/** The part of a contract that a request belongs to. */
export interface MatchedOperation {
  /** The operation, or a substitute if the contract has none. */
  readonly operationId: string;
  /** The documented response for a status. */
  readonly response: (status: number) => DocumentedResponse | undefined;
}

/** A family, as the tests use it. */
export interface TestedFamily {
  readonly contract: Contract;
  /** Finds the operation for a method and a raw path without its query. */
  readonly matchOperation: (method: string, path: string) => MatchedOperation;
  /** Documented statuses besides those of operations, which count in the coverage too. */
  readonly besides: readonly string[];
}

/** Statuses of the connection, and of a service that does not run: before the operation of a request is known. */
const UNMATCHED = [408, 431, 501];
const OTHER_METHODS = 'other methods';
const OTHER_PATHS = 'other paths';

function redisFamily(): TestedFamily {
  const contract = new Contract(redis);
  return { contract, matchOperation, besides: [`${OTHER_METHODS} 405`] };

  /** Any other path is a command, of one or more segments. */
  function matchOperation(method: string, path: string): MatchedOperation {
    const isFixed = ['/', '/pipeline', '/multi-exec', '/monitor'].includes(path);
    const live = ['/subscribe/{channels}', '/psubscribe/{patterns}'].find((template) =>
      path.startsWith(template.slice(0, template.indexOf('{'))),
    );
    const operationId = contract.operationAt(isFixed ? path : (live ?? '/{commandPath}'), method);
    return {
      operationId: operationId ?? OTHER_METHODS,
      response: (status) => {
        if (operationId !== undefined) return responseOf(contract, operationId, status);
        return contract.unmatched(status) ?? contract.responseFor('getCommandPath', status);
      },
    };
  }
}

/**
 * A family whose paths are those of its contract.
 * @param tail pattern for what a path parameter may match besides one segment
 * @param flags of the regular expressions for paths
 */
function familyOfPaths(
  contract: Contract,
  tail: (template: string) => string | undefined = () => undefined,
  flags = '',
): TestedFamily {
  // A path without parameters has precedence (OpenAPI 3.1, Paths Object).
  const templates = contract.templates
    .map((template) => {
      const segments = template.replaceAll(/\{\w+\}/g, '[^/]+');
      const last = tail(template);
      const shape = last === undefined ? segments : `(?:${segments}|${last})`;
      return { template, shape: new RegExp(`^${shape}$`, flags) };
    })
    .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
  return { contract, matchOperation, besides: [`${OTHER_METHODS} 405`, `${OTHER_PATHS} 404`] };

  function matchOperation(method: string, path: string): MatchedOperation {
    const template = templates.find(({ shape }) => shape.test(path))?.template;
    if (template === undefined) {
      return { operationId: OTHER_PATHS, response: (status) => contract.unmatched(status) };
    }
    const operationId = contract.operationAt(template, method);
    if (operationId === undefined) {
      return { operationId: OTHER_METHODS, response: (status) => contract.unmatched(status) };
    }
    return { operationId, response: (status) => responseOf(contract, operationId, status) };
  }
}

/** What an operation documents for a status, or the contract for requests without one. */
function responseOf(contract: Contract, operationId: string, status: number) {
  if (UNMATCHED.includes(status)) return contract.unmatched(status);
  return contract.responseFor(operationId, status);
}

/** The destination of a message is an unencoded URL with slashes; a missing one is reported like an invalid one. */
function destination(template: string): string | undefined {
  if (template === '/v2/schedules/{destinationOrId}') return '/v2/schedules/[^/]*:/.*';
  if (!/\{(?:destination(?:_url)?|workflowUrl)\}$/.test(template)) return undefined;
  return template
    .replace(/\{(?:destination(?:_url)?|workflowUrl)\}$/, '.*')
    .replace(/\{\w+\}/, '[^/]+');
}

/** A message in the path is an unencoded value with slashes. */
function message(template: string): string | undefined {
  return template === '/produce/{topic}/{message}' ? '/produce/[^/]+/.+' : undefined;
}

/** Every family that is tested against its contract. */
export const families = {
  redis: redisFamily(),
  kafka: familyOfPaths(new Contract(kafka), message),
  'schema-registry': familyOfPaths(new Contract(schemaRegistry)),
  management: familyOfPaths(new Contract(management)),
  control: familyOfPaths(new Contract(control)),
  console: { ...familyOfPaths(new Contract(consoleDocument)), besides: [] },
  // "The fixed parts of paths are found without regard to case": the Go client sends `/v2/Schedules`.
  queue: familyOfPaths(new Contract(queue), destination, 'i'),
} as const;

export type FamilyName = keyof typeof families;
