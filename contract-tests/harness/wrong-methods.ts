import type { ExampleRequest } from './contract.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** The paths of requests, each with methods that it does not support and the methods that answers name. */
export function wrongMethods(requests: readonly ExampleRequest[]) {
  const paths = Map.groupBy(requests, ({ template }) => template);
  return Array.from(paths.values(), (there) => {
    // OpenAPI's order of methods is not that of the contract's files.
    const allowed = METHODS.filter((method) => there.some((request) => request.method === method));
    const allow = allowed.join(', ');
    // Of three or more: `GET, POST or DELETE`.
    const use = allow.replace(/, (\w+)$/, ' or $1');
    return {
      path: there[0]!.path,
      wrong: METHODS.filter((method) => !allowed.includes(method)),
      allow,
      message: (method: string) => `method ${method} is not allowed, use ${use}`,
    };
  });
}
