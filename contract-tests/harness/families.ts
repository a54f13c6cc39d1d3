import management from '../../generated/management/openapi.json' with { type: 'json' };
import redis from '../../generated/redis/openapi.json' with { type: 'json' };
import { Contract, type DocumentedResponse } from './contract.ts';

/** What a request stands for in a contract. */
export interface Meaning {
  /** The operation, or what stands in for one where the contract has none. */
  readonly operationId: string;
  /** The response that the contract has for a status. */
  readonly response: (status: number) => DocumentedResponse | undefined;
}

/** A family as the tests know it. */
export interface TestedFamily {
  readonly contract: Contract;
  /** What a method and a raw path without its query stand for. */
  readonly meaningOf: (method: string, path: string) => Meaning;
  /** What is documented, and met like a status, besides the operations' own. */
  readonly besides: readonly string[];
}

const OTHER_METHODS = 'other methods';
const OTHER_PATHS = 'other paths';

function redisFamily(): TestedFamily {
  const contract = new Contract(redis);
  return { contract, meaningOf, besides: [`${OTHER_METHODS} 405`] };

  /** Every path but two is a command, in as many segments as it takes. */
  function meaningOf(method: string, path: string): Meaning {
    const isFixed = path === '/' || path === '/pipeline';
    const operationId = contract.operationAt(isFixed ? path : '/{commandPath}', method);
    // The two with another method than POST name no command; the description says so.
    const ownResponses = operationId !== undefined && !(isFixed && method !== 'POST');
    return {
      operationId: operationId ?? OTHER_METHODS,
      response: (status) => {
        if (ownResponses) return contract.responseFor(operationId, status);
        return status === 405
          ? contract.methodNotAllowed()
          : contract.responseFor('getCommandPath', status);
      },
    };
  }
}

function managementFamily(): TestedFamily {
  const contract = new Contract(management);
  // A path in full comes before one with parameters (OpenAPI 3.1, Paths Object).
  const templates = contract.templates
    .map((template) => ({
      template,
      shape: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }))
    .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
  return { contract, meaningOf, besides: [`${OTHER_METHODS} 405`, `${OTHER_PATHS} 404`] };

  function meaningOf(method: string, path: string): Meaning {
    const template = templates.find(({ shape }) => shape.test(path))?.template;
    if (template === undefined) {
      // The description says that what does not exist is a 404, whatever is asked for.
      const response = (status: number) =>
        status === 404 ? contract.responseFor('getDatabase', 404) : undefined;
      return { operationId: OTHER_PATHS, response };
    }
    const operationId = contract.operationAt(template, method);
    if (operationId === undefined) {
      const response = (status: number) =>
        status === 405 ? contract.methodNotAllowed() : undefined;
      return { operationId: OTHER_METHODS, response };
    }
    return { operationId, response: (status) => contract.responseFor(operationId, status) };
  }
}

/** Every family that the tests hold against its contract. */
export const families = { redis: redisFamily(), management: managementFamily() } as const;

export type FamilyName = keyof typeof families;
