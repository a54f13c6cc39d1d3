import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { validate, type ValidateOptions } from '../../src/express/validate.ts';
import type { ValidationError } from '../../src/express/validation-error.ts';
import { LIBRARY } from './library.ts';
import { serve } from './serve.ts';

/** Answers with what the routes of an application see of a request. */
export function echo(request: Request, response: Response): void {
  const { params, query, body, files, headers } = request as Request & {
    files?: { fieldname: string }[];
  };
  const seen = {
    params,
    query,
    body: body as unknown,
    page: headers['x-page'],
    files: files?.map(({ fieldname }) => fieldname),
  };
  response.status(299).send(JSON.stringify(seen));
}

/** Answers with an error as the middlewares hand it on. */
export function tellError(
  error: Partial<ValidationError>,
  _request: Request,
  response: Response,
  _next: NextFunction,
): void {
  const { status = 500, errors, message } = error;
  response
    .set(error.headers ?? {})
    .status(status)
    .json({ message, errors });
}

const parsers = () => [express.json(), express.urlencoded({ extended: true }), express.text()];

/** An application that echoes requests that are valid, by our middleware. */
export function byOurs(options: ValidateOptions = {}): Express {
  const app = express().use(parsers()).use(validate(LIBRARY, options));
  return app.get('/v1/books/:id', echo).use(echo).use(tellError);
}

/** The same, served until the end of a test. */
export function ours(options: ValidateOptions = {}) {
  return serve(byOurs(options));
}

/** The same by express-openapi-validator. */
export function byTheirs(): Express {
  const app = express().use(parsers()).use(byOther(LIBRARY));
  return app.get('/v1/books/:id', echo).use(echo).use(tellError);
}

export const json = { 'content-type': 'application/json' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
export const text = { 'content-type': 'text/plain' };
export const card = { authorization: 'Bearer ada' };

type Options = Parameters<typeof middleware>[0];
type ApiSpec = Exclude<Options['apiSpec'], string>;

/** The middlewares of express-openapi-validator for a document, which they may change. */
export function byOther(document: object) {
  const apiSpec = structuredClone(document);
  if (!isApiSpec(apiSpec)) throw new TypeError('it is no OpenAPI document');
  return middleware({ apiSpec, validateApiSpec: false });
}

/** Its types say more, which Plinth has checked where a contract has been read, and TypeScript where it is in a file. */
function isApiSpec(document: object): document is ApiSpec {
  return 'openapi' in document && 'info' in document && 'paths' in document;
}
