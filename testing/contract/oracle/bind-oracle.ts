import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import type { RequestListener } from '../../../src/http/request-listener.ts';
import type { BinderOptions } from '../../../src/contract/binder-options.ts';
import type { Call } from '../../../src/contract/call.ts';
import { JSON_TYPE, type ContractDocument } from '../../../src/contract/model/document.ts';
import type { AnyFamily } from '../../../src/contract/family.ts';
import { mostRelevantFinding } from '../../../src/contract/finding.ts';
import { memberAt } from '../../../src/contract/plain-words.ts';
import { bind } from '../../../src/contract/request-chain.ts';
import type { Stage } from '../../../src/contract/stages/stage.ts';
import { rememberingRoutes } from './remembered-routes.ts';
import { requestContract } from './request-contract.ts';
import { patchMiddleware } from './middleware-patches.ts';
import { findingOf, type CompiledError, type Issue } from '../../../src/contract/validation.ts';

type Check = ReturnType<typeof rememberingRoutes>;
const checks = new WeakMap<ContractDocument, Check>();
/** The call of each request that is being validated. */
const calls = new WeakMap<Request, Call>();

/**
 * Binds a family with express-openapi-validator on Express, which checks each request against the contract. Meant for
 * all operations that are not hot.
 */
export function bindOracle(family: AnyFamily, options: BinderOptions): RequestListener {
  return bind(family, options, expressValidation(family));
}

function expressValidation({ contract, errors }: AnyFamily): Stage {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.use(...checkOf(contract));
  return (call) => {
    const request = call.request as Request;
    const { headers } = request;
    calls.set(request, call);
    showTo(request, call);
    return new Promise((resolve, reject) => {
      app(request, call.response as Response, (error?: unknown) => {
        request.headers = headers;
        if (error === undefined || error === null) {
          if (call.bound.bodyKind !== 'bytes') call.body = request.body as unknown;
          return resolve();
        }
        const issue = issueOf(error);
        reject(issue === undefined ? error : errors.invalid(issue));
      });
    });
  };
}

/** Gives the middleware the values that have been read; it may change them. */
function showTo(request: Request, { bound, parameters, body, rawBody }: Call): void {
  const { 'content-type': type, ...seen } = parameters.header as IncomingHttpHeaders;
  const isJson = bound.bodyKind === 'json' && body !== undefined;
  const seenType = bound.bodyKind === 'json' ? (isJson ? JSON_TYPE : undefined) : type;
  request.headers = seenType === undefined ? seen : { ...seen, 'content-type': seenType };
  Object.defineProperty(request, 'query', {
    configurable: true,
    value: structuredClone(parameters.query),
  });
  request.body = isJson ? bounded(body, rawBody) : undefined;
}

/** The middleware of a contract, made once per contract. */
function checkOf(contract: ContractDocument): Check {
  let check = checks.get(contract);
  if (check === undefined) {
    patchMiddleware();
    const handlers = openApiValidator.middleware({
      apiSpec: requestContract(contract) as unknown as Parameters<
        typeof openApiValidator.middleware
      >[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allErrors: false, allowUnknownQueryParameters: true },
      validateResponses: false,
      // Requests that get here have been authenticated; others have been answered with the family's own error.
      validateSecurity: false,
    });
    check = rememberingRoutes(handlers as Check, matchOf);
    checks.set(contract, check);
  }
  return check;
}

function matchOf(request: Request) {
  const { bound, encodedPath, parameters } = calls.get(request)!;
  return { operation: bound.operation, texts: encodedPath, values: parameters.path };
}

/** A number with this many digits, or with such an exponent, may exceed the range of a double. */
const HUGE_NUMBER = /\d{309}|[eE]\+?\d{3}/;

/**
 * The parsed body without numbers beyond the range of a double, because the middleware does not accept `Infinity` as a
 * number. A handler that needs the digits reads them from the raw body.
 */
function bounded(body: unknown, rawBody: Buffer): unknown {
  const text = rawBody.toString('utf8');
  if (!HUGE_NUMBER.test(text)) return body;
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'number'
        ? Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE))
        : value,
    );
  } catch {
    // Too deeply nested for recursion. No contract allows such a body, so the validator reports it.
    return body;
  }
}

/** The first error of the middleware as an issue, worded as the compiled validators do. */
function issueOf(error: unknown): Issue | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, errors } = error as { status?: number; errors?: unknown };
  if (status === undefined || status >= 500 || !Array.isArray(errors)) return undefined;
  const findings = (errors as (CompiledError | { readonly path?: string })[]).map((found) =>
    findingOf(
      'params' in found
        ? found
        : { instancePath: found.path ?? '', keyword: '', params: {}, message: error.message },
    ),
  );
  // Issues of parameters come before those of the body.
  const ofParameters = findings.filter(({ at }) => !/^\/body(?:\/|$)/.test(at));
  const { at, message, pattern } = mostRelevantFinding(
    ofParameters.length > 0 ? ofParameters : findings,
  );
  const [, place = 'body', ...rest] = at.split('/');
  const pointer = rest.map((part) => `/${part}`).join('');
  if (place === 'body') return { in: 'body', at: pointer, message, pattern };
  const places: Record<string, Issue['in']> = { headers: 'header', params: 'path' };
  return { in: places[place] ?? 'query', at: memberAt(pointer), message, pattern };
}
