import { resolve } from 'node:path';
import { contractFrom, type Contract } from '../../src/contract/model/contract.ts';
import { readEntry } from '../../src/toolkit/recordings/har-entry.ts';
import type { Exchange } from '../../src/toolkit/exchange.ts';

/** Files by name, as a contract refers to them. */
export function fileReader(files: Readonly<Record<string, string>>): (path: string) => string {
  const byPath = new Map(Object.entries(files).map(([name, text]) => [resolve(name), text]));
  return (path) => {
    const text = byPath.get(path);
    if (text === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return text;
  };
}

export const PETS = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
servers: [{ url: 'https://pets.example/v1' }]
security: [{ key: [] }]
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }
        - { name: tag, in: query, schema: { type: array, items: { type: string, minLength: 1 } } }
      responses:
        '200':
          description: All of them.
          headers: { x-total: { required: true, schema: { type: integer } } }
          content:
            application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } }
        '400': { $ref: '#/components/responses/Refused' }
        '401': { $ref: '#/components/responses/Refused' }
    post:
      operationId: addPet
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
            example: { name: Ada }
      responses:
        '201':
          description: Added.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
        '400': { $ref: '#/components/responses/Refused' }
        '401': { $ref: '#/components/responses/Refused' }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer, minimum: 1 } }]
    get:
      operationId: getPet
      responses:
        '200':
          description: One.
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
        '401': { $ref: '#/components/responses/Refused' }
        '4XX': { $ref: '#/components/responses/Refused' }
    delete:
      operationId: deletePet
      responses:
        '204': { description: Gone. }
        '401': { $ref: '#/components/responses/Refused' }
        '404': { $ref: '#/components/responses/Refused' }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  responses:
    Refused:
      description: No.
      content: { application/json: { schema: { type: object, required: [error] } } }
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, minLength: 1 }
        tag: { type: [string, 'null'] }
`;

/** The contract of a pet shop, or one made of other files. */
export function contractOf(
  files: Readonly<Record<string, string>> = { 'pets.yaml': PETS },
): Contract {
  return contractFrom(Object.keys(files)[0]!, fileReader(files));
}

/** An abbreviated exchange; a body that is not a string is JSON. */
export interface ExchangeInput {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status?: number;
  /** A list is a header for each of it. */
  readonly answerHeaders?: Readonly<Record<string, string | readonly string[]>>;
  readonly answer?: unknown;
}

/** An exchange as an entry of a HAR file. */
export function entryOf({
  method = 'GET',
  url,
  body,
  status = 200,
  ...said
}: ExchangeInput): object {
  const { headers = { authorization: 'Bearer secret' }, answerHeaders = {}, answer } = said;
  const json = { 'content-type': 'application/json' };
  return {
    request: {
      method,
      url,
      headers: pairs({ ...(body === undefined ? {} : json), ...headers }),
      ...(body !== undefined && { postData: { text: textOf(body) } }),
    },
    response: {
      status,
      headers: pairs({ ...(answer === undefined ? {} : json), ...answerHeaders }),
      content: answer === undefined ? {} : { text: textOf(answer) },
    },
  };
}

export function exchangeOf(said: ExchangeInput): Exchange {
  const read = readEntry(entryOf(said));
  if (!('exchange' in read)) throw new Error(JSON.stringify(read));
  return read.exchange;
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function pairs(headers: Readonly<Record<string, string | readonly string[]>>) {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
}
