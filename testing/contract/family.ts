import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ValidatorModule } from '../../src/toolkit/generate/compile-schemas.ts';
import { requestValidators } from '../../src/toolkit/generate/validators.ts';
import type { ContractDocument } from '../../src/contract/model/document.ts';
import type { ContractErrors, Family } from '../../src/contract/family.ts';
import type { AnyHandler } from '../../src/contract/handler.ts';
import { memberAt } from '../../src/contract/plain-words.ts';
import { HttpError } from '../../src/http/http-error.ts';
import type { CompiledValidators } from '../../src/contract/validation.ts';

const REFUSED = { $ref: '#/components/responses/refused' };
/** The answer of an operation, and what it may be refused with. */
const RESPONSES = {
  200: { $ref: '#/components/responses/seen' },
  400: REFUSED,
  401: REFUSED,
  413: REFUSED,
  503: REFUSED,
};

/**
 * A contract for tests, with every kind of request that families use: typed parameters in every place, JSON bodies with
 * any method, bodies of bytes.
 */
export const sampleContract = {
  openapi: '3.1.1',
  info: { title: 'Things', version: '1' },
  'x-any-content-type': true,
  'x-unmatched-responses': { 404: REFUSED, 405: REFUSED },
  paths: {
    '/search': {
      get: {
        operationId: 'search',
        parameters: [
          { $ref: '#/components/parameters/limit' },
          { name: 'ratio', in: 'query', schema: { type: 'number', exclusiveMinimum: 0 } },
          { name: 'all', in: 'query', schema: { type: 'boolean', default: false } },
          { name: 'since', in: 'query', schema: { type: 'integer', format: 'int64' } },
          { name: 'word', in: 'query', schema: { type: 'string', minLength: 1 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          {
            name: 'id',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { type: 'integer', minimum: 0 }, maxItems: 3 },
          },
          { name: 'X-Wait', in: 'header', schema: { type: 'integer', default: 5000 } },
          { name: 'X-Strict', in: 'header', schema: { type: 'boolean' } },
        ],
        responses: RESPONSES,
      },
    },
    '/list': {
      get: {
        operationId: 'list',
        'x-refuses-unknown-parameters': true,
        security: [{ key: [] }],
        parameters: [{ $ref: '#/components/parameters/limit' }],
        responses: RESPONSES,
      },
    },
    '/at/{moment}/{page}': {
      parameters: [
        {
          name: 'moment',
          in: 'path',
          required: true,
          schema: { $ref: '#/components/schemas/moment' },
        },
        { name: 'page', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ],
      get: {
        operationId: 'at',
        responses: RESPONSES,
      },
    },
    '/need': {
      get: {
        operationId: 'need',
        parameters: [{ name: 'n', in: 'query', required: true, schema: { type: 'integer' } }],
        responses: RESPONSES,
      },
    },
    '/things': Object.fromEntries(
      ['get', 'post', 'delete'].map((method) => [
        method,
        {
          operationId: `${method}Things`,
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/things' } } },
          },
          responses: RESPONSES,
        },
      ]),
    ),
    '/query': Object.fromEntries(
      ['get', 'post'].map((method) => [
        method,
        {
          operationId: `${method}Query`,
          requestBody: { $ref: '#/components/requestBodies/query' },
          responses: RESPONSES,
        },
      ]),
    ),
    '/hook': Object.fromEntries(
      ['get', 'post'].map((method) => [
        method,
        {
          operationId: `${method}Hook`,
          parameters: [{ name: 'topic', in: 'query', required: true, schema: { type: 'string' } }],
          requestBody: { content: { '*/*': { schema: {} } } },
          responses: RESPONSES,
        },
      ]),
    ),
    '/watch': {
      get: {
        operationId: 'watch',
        responses: {
          200: {
            description: 'What happens.',
            content: {
              'text/event-stream': {
                schema: { type: 'string' },
                examples: { two: { value: 'data: a\n\ndata: b\n\n' } },
              },
            },
          },
        },
      },
    },
    '/publish': {
      post: {
        operationId: 'publish',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object' } },
            'text/plain': { schema: { type: 'string' } },
          },
        },
        responses: RESPONSES,
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } },
    parameters: {
      limit: {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
      },
    },
    requestBodies: {
      query: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['offset'],
              additionalProperties: false,
              properties: {
                offset: { type: 'integer', format: 'int64', minimum: 0 },
                timeout: { type: 'integer', default: 1000 },
              },
            },
          },
        },
      },
    },
    schemas: {
      moment: { oneOf: [{ type: 'integer' }, { type: 'string', enum: ['first', 'last'] }] },
      thing: {
        type: 'object',
        required: ['value'],
        additionalProperties: false,
        properties: {
          value: { type: 'string' },
          weight: { type: ['integer', 'null'] },
          kind: { enum: ['small', 'large'] },
          time: { type: 'string', format: 'date-time' },
          id: { type: 'string', format: 'uuid', readOnly: true },
        },
      },
      things: {
        oneOf: [
          { $ref: '#/components/schemas/thing' },
          { type: 'array', maxItems: 4, items: { $ref: '#/components/schemas/thing' } },
        ],
      },
    },
    responses: {
      refused: { description: 'A refusal.' },
      seen: {
        description: 'What the handler saw.',
        content: {
          'application/json': {
            schema: { oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] },
            examples: {
              one: { value: { value: 'a' } },
              many: { value: [{ value: 'a' }, { value: 'b' }] },
            },
          },
        },
      },
    },
  },
};

/** Loads validators, as the generator writes them. */
function loaded(module: ValidatorModule): CompiledValidators {
  const code = module.code
    .replaceAll(/^import .*$|^const require = .*$/gm, '')
    .replaceAll(/^export const (\w+) = (\w+);$/gm, 'exports.$1 = $2;')
    .replaceAll(/^export \{ (\w+) as (\w+) \};$/gm, 'exports.$2 = exports.$1;');
  const exported: Record<string, CompiledValidators[string]> = {};
  compileFunction(code, ['exports', 'require'])(exported, createRequire(import.meta.url));
  return exported;
}

const contract = sampleContract as unknown as ContractDocument;
const validators = loaded(requestValidators(contract));

const say = (status: number, message: string) => new HttpError(status, message, { message });

const errors: ContractErrors = {
  invalid: ({ in: place, at, message }) =>
    say(400, place === 'body' ? `${memberAt(at)} ${message}` : `${place} ${at} ${message}`),
  malformedBody: (reason) => say(400, reason),
  bodyTooLarge: (limit, actual) => say(413, `${actual} of ${limit}`),
  crowded: () => say(413, 'crowded'),
  otherPage: () => say(403, 'other page'),
  unread: () => say(503, 'unread'),
  methodNotAllowed: (method) => say(405, method),
  notFound: (path) => say(404, path),
  connection: (status) => say(status, 'connection'),
  ofStatus: say,
  suspended: (reason) => say(503, reason),
  internal: () => say(500, 'our fault'),
};

export const BODY_LIMIT = 1000;

/** Answers with the request that it received. */
const sees: AnyHandler = ({ path, query, header, body, rawBody }) => {
  const declared = { wait: header['x-wait'], strict: header['x-strict'] };
  const bytes = body instanceof Uint8Array ? { bytes: rawBody.toString('latin1') } : { body };
  return { status: 200, body: { path, query, ...declared, ...bytes } };
};

/** The family of the contract. Operations without a given handler answer with the request that they received. */
export function sampleFamily(
  given: (id: string) => AnyHandler | undefined = () => undefined,
): Family<unknown, string> {
  const handlerOf =
    (id: string): AnyHandler =>
    (request) =>
      (given(id) ?? sees)(request);
  const ids = Object.values(sampleContract.paths).flatMap((item) =>
    Object.values(item).flatMap((of) => ('operationId' in of ? [of.operationId] : [])),
  );
  return {
    name: 'things',
    contract,
    validators,
    errors,
    handlers: Object.fromEntries(ids.map((id) => [id, handlerOf(id)])),
    authenticate: () => 'anybody',
    bodyLimit: () => BODY_LIMIT,
  };
}
