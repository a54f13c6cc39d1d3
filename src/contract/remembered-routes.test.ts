import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import type { Operation } from './model/operation.ts';
import { rememberingRoutes } from './remembered-routes.ts';

const response = {} as Response;

/** An operation whose last parameter takes the rest of the path. */
function operationAt(path: string): Operation {
  const tail = { name: 'id', in: 'path', 'x-multi-segment': 'raw' };
  return { path, parameters: [tail] } as unknown as Operation;
}

test('the route of an operation is searched once, and each request gets its own parameters', () => {
  const looked: string[] = [];
  const look = function metadataMiddleware(
    request: Request & { openapi?: unknown },
    _response: Response,
    next: () => void,
  ) {
    looked.push(request.originalUrl);
    request.openapi = {
      expressRoute: '/things/:id',
      pathParams: { id: 'as the library reads it' },
    };
    next();
  };
  const [one, other] = [operationAt('/things/{id}'), operationAt('/others/{id}')];
  let operation = one;
  const [handler] = rememberingRoutes([look], (request) => ({
    operation,
    texts: { id: request.url },
    values: { id: request.url.toUpperCase() },
  }));
  const ask = (url: string) => {
    const request = { url, originalUrl: url } as Request & { openapi?: unknown };
    const next = vi.fn();
    handler!(request as never, response, next);
    expect(next).toHaveBeenCalledTimes(1);
    expect(request.originalUrl).toBe(url);
    return request.openapi;
  };
  const routed = (id: string) => ({ expressRoute: '/things/:id', pathParams: { id } });
  expect(ask('a/b')).toEqual(routed('A/B'));
  expect(ask('c%')).toEqual(routed('C%'));
  operation = other;
  expect(ask('d')).toEqual(routed('D'));
  expect(looked).toEqual(['/things/a%2Fb', '/others/d']);
});

test('a version of the validator without the expected handler is refused', () => {
  expect(() => rememberingRoutes([() => undefined], () => undefined as never)).toThrow(
    'there is no metadataMiddleware',
  );
});
