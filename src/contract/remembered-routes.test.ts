import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import type { Operation } from './model/operation.ts';
import { rememberingRoutes } from './remembered-routes.ts';

/** The result of routing: the route of an operation, and the path parameters of the request. */
const routed = (id: string) => ({ expressRoute: '/things/:id', pathParams: { id } });
const response = {} as Response;

test('the route of an operation is searched once, and each request gets its own parameters', () => {
  const looked: string[] = [];
  const look = function metadataMiddleware(
    request: Request & { openapi?: unknown },
    _response: Response,
    next: () => void,
  ) {
    looked.push(request.url);
    request.openapi = routed(request.url);
    next();
  };
  const [one, other] = [{} as Operation, {} as Operation];
  let operation = one;
  const [handler] = rememberingRoutes([look], (request) => ({
    operation,
    path: { id: encodeURIComponent(request.url) },
  }));
  const ask = (url: string) => {
    const request = { url } as Request & { openapi?: unknown };
    const next = vi.fn();
    handler!(request as never, response, next);
    expect(next).toHaveBeenCalledTimes(1);
    return request.openapi;
  };
  expect(ask('a')).toEqual(routed('a'));
  expect(ask('b c')).toEqual(routed('b c'));
  operation = other;
  expect(ask('d')).toEqual(routed('d'));
  expect(looked).toEqual(['a', 'd']);
});

test('a version of the validator without the expected handler is refused', () => {
  expect(() => rememberingRoutes([() => undefined], () => undefined as never)).toThrow(
    'there is no metadataMiddleware',
  );
});
