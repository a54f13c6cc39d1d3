import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type Response } from 'express';
import * as openApiValidator from 'express-openapi-validator';
import type { RequestListener } from '../http/request-listener.ts';
import type { BinderOptions } from './binder-options.ts';
import type { Call, Stage } from './call.ts';
import { JSON_TYPE, type ContractDocument } from './document.ts';
import type { Family } from './family.ts';
import { inWords, tellingOf } from './finding.ts';
import { memberAt } from './plain-words.ts';
import { bind } from './request-chain.ts';
import { requestContract } from './request-contract.ts';
import type { Issue } from './validation.ts';

type Check = ReturnType<typeof openApiValidator.middleware>;
const checks = new WeakMap<ContractDocument, Check>();

/**
 * Binds a family with express-openapi-validator on Express checking each request against the contract: the general
 * way, for every operation that is not hot.
 */
export function bindExpress<Operations, Caller>(
  family: Family<Operations, Caller>,
  options: BinderOptions,
): RequestListener {
  return bind(family, options, expressValidation(family));
}

function expressValidation<Operations, Caller>({
  contract,
  errors,
}: Family<Operations, Caller>): Stage {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
  app.use(checkOf(contract));
  return (call) => {
    const request = call.request as Request;
    const { headers } = request;
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

/** Gives the middleware what has been read, to which it may write. */
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

/** What checks requests against a contract: made once of each, for it takes a third of a second of the largest. */
function checkOf(contract: ContractDocument): Check {
  let check = checks.get(contract);
  if (check === undefined) {
    check = openApiValidator.middleware({
      apiSpec: requestContract(contract) as unknown as Parameters<
        typeof openApiValidator.middleware
      >[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allErrors: false, allowUnknownQueryParameters: true },
      validateResponses: false,
      // Requests that get here have been authenticated; the others got the family's own error.
      validateSecurity: false,
    });
    checks.set(contract, check);
  }
  return check;
}

/** A number of so many digits, or with such an exponent, may be more than a double can hold. */
const HUGE_NUMBER = /\d{309}|[eE]\+?\d{3}/;

/**
 * The parsed body with no number beyond what a double can hold: the middleware takes an infinity for
 * no number at all. A handler that needs the digits reads them from the raw body.
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
    // So deep that it can't be walked through; no contract allows that, and this one will say so.
    return body;
  }
}

/** What the middleware says is wrong with a request as an issue, in the words that the compiled validators have for it. */
function issueOf(error: unknown): Issue | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, errors } = error as { status?: number; errors?: unknown };
  if (status === undefined || status >= 500 || !Array.isArray(errors)) return undefined;
  const findings = (errors as Partial<Record<'path' | 'message' | 'errorCode', string>>[]).map(
    ({ path = '', message = error.message, errorCode = '' }) => {
      const [keyword = ''] = errorCode.split('.');
      return { at: path, keyword, message: inWords(keyword, message) };
    },
  );
  // Those of parameters stand before those of the body, and are told first.
  const ofParameters = findings.filter(({ at }) => !/^\/body(?:\/|$)/.test(at));
  const { at, message } = tellingOf(ofParameters.length > 0 ? ofParameters : findings);
  const [, place = 'body', ...rest] = at.split('/');
  const pointer = rest.map((part) => `/${part}`).join('');
  if (place === 'body') return { in: 'body', at: pointer, message };
  const places: Record<string, Issue['in']> = { headers: 'header', params: 'path' };
  return { in: places[place] ?? 'query', at: memberAt(pointer), message };
}
