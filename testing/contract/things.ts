import { request as httpRequest } from 'node:http';
import Ajv2020 from 'ajv/dist/2020.js';
import { onTestFinished } from 'vitest';
import type { Logger } from '../../src/base/logger.ts';
import type { BinderOptions } from '../../src/contract/binder-options.ts';
import { bindDirect } from '../../src/contract/direct.ts';
import type { ContractErrors, Family } from '../../src/contract/family.ts';
import type { AnyHandler } from '../../src/contract/handler.ts';
import { bindExpress } from '../../src/express/application.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { listen } from '../../src/http/server.ts';

/** A family with a few operations, whose handlers cover what a binder has to cope with. */
const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  'x-any-content-type': true,
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
          { name: 'color', in: 'query', schema: { type: 'string', enum: ['red', 'blue'] } },
          { name: 'X-Size', in: 'header', required: true, schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'It.' } },
      },
    },
    '/things': {
      post: {
        operationId: 'postThing',
        requestBody: {
          required: false,
          content: { 'application/json': { schema: { type: 'object', required: ['name'] } } },
        },
        responses: { 200: { description: 'It.' } },
      },
    },
  },
};

const compile = (schema: object) => new Ajv2020.default({ strict: false }).compile(schema);
const [id, color, size] = contract.paths['/things/{id}'].get.parameters;
const validators = {
  getThingParameters: compile({
    properties: {
      path: { properties: { id: id!.schema }, required: ['id'] },
      query: { properties: { color: color!.schema } },
      header: { properties: { 'x-size': size!.schema }, required: ['x-size'] },
    },
  }),
  postThingParameters: compile({}),
  postThingBody: compile(
    contract.paths['/things'].post.requestBody.content['application/json'].schema,
  ),
};

export const say = (status: number, message: string) => new HttpError(status, message, { message });
/** An error that an engine behind the family might throw. */
export class KnownError extends Error {}

const errors: ContractErrors = {
  invalid: ({ in: place, at, message }) => say(422, `${place} ${at} ${message}`),
  malformedBody: (reason) => say(400, reason),
  bodyTooLarge: (limit, actual) => say(413, `${actual} of ${limit}`),
  crowded: () => say(413, 'crowded'),
  otherPage: () => say(403, 'other page'),
  unread: () => say(503, 'unread'),
  methodNotAllowed: (method, allowed) => say(405, `${method} is none of ${allowed.join(', ')}`),
  notFound: (path) => say(404, `nothing at ${path}`),
  connection: (status) => say(status, 'connection'),
  known: (error) => (error instanceof KnownError ? say(409, error.message) : undefined),
  ofStatus: say,
  suspended: (reason) => say(503, reason),
  internal: () => say(500, 'our fault'),
};

/** The largest body. */
export const LIMIT = 4_000_000;

export type Handlers = Record<string, AnyHandler>;
/** Handlers that answer with what they get. */
export const fine: Handlers = {
  getThing: ({ path, query }) => ({ status: 200, body: { path, query: { ...query } } }),
  postThing: ({ body, rawBody }) => ({
    status: 200,
    body: rawBody.length > 100 ? 'long' : { body: body ?? 'none' },
  }),
};

export type Things = Omit<Family<unknown, string>, 'handlers'> & { readonly handlers: Handlers };
/** How the family is served, where a test is about that. */
export type ServeOptions = Partial<
  Pick<Things, 'authenticate'> & Omit<BinderOptions, 'mounted' | 'answererOf'>
> & {
  /** What the contract says of `postThing` besides. */
  readonly marks?: object;
};

export function familyOf(
  handlers: Handlers,
  authenticate: Things['authenticate'] = () => 'anybody',
): Things {
  return {
    name: 'things',
    contract: markedContract({}),
    validators,
    errors,
    handlers,
    authenticate,
    ownerOf: (caller) => caller,
    bodyLimit: () => LIMIT,
  };
}

/** The contract, with marks of one operation. */
function markedContract(marks: object): Things['contract'] {
  const marked: unknown = structuredClone(contract);
  Object.assign((marked as typeof contract).paths['/things'].post, marks);
  return marked as Things['contract'];
}

/** The ways in which the family is bound. */
export const WAYS = [
  ['compiled validators', bindDirect],
  ['Express', bindExpress],
] as const;

export type Bind = (typeof WAYS)[number][1];

/** The family, served. */
export interface ServedThings {
  readonly port: number;
  readonly url: string;
  /** The messages of the errors that have been logged. */
  readonly logged: readonly string[];
  /** Sends a request. @returns the status and the body of the answer */
  readonly ask: (
    method: string,
    path: string,
    body?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Serves the family until the end of a test. */
export async function serveThings(
  bind: Bind,
  handlers: Handlers,
  { authenticate, marks = {}, log, ...options }: ServeOptions = {},
): Promise<ServedThings> {
  const logged: string[] = [];
  const ofErrors = { error: (fields: { err: Error }) => logged.push(fields.err.message) };
  const family = { ...familyOf(handlers, authenticate), contract: markedContract(marks) };
  const back = bind(family, { log: log ?? (ofErrors as unknown as Logger), ...options });
  const server = await listen(back, errors, { host: '127.0.0.1', port: 0 });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close());
  onTestFinished(close);
  const { port, url } = server;
  return {
    port,
    url,
    logged,
    close,
    ask: (method, path, body, headers = { 'x-size': 'L' }) =>
      new Promise((resolve, reject) => {
        const request = httpRequest({ port, method, path, headers }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve([response.statusCode, JSON.parse(text)]));
        });
        request.on('error', reject);
        request.end(body);
      }),
  };
}
