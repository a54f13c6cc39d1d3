import { describe, expect, test } from 'vitest';
import { ourContract } from '../our-contracts.ts';
import { contractOf, exchangeOf, type ExchangeInput } from '../../../testing/toolkit/toolkit.ts';
import { examine } from './examine.ts';

const pets = contractOf();
const URL_OF_PETS = 'https://pets.example/v1/pets';
const listed: ExchangeInput = { url: URL_OF_PETS, answer: [], answerHeaders: { 'x-total': '0' } };
const ada = { id: 1, name: 'Ada' };

/** The findings, abbreviated. */
function found(said: ExchangeInput, contract = pets): string[] {
  return examine(contract, exchangeOf(said)).findings.map(
    ({ severity, kind, at, message }) => `${severity} ${kind} ${at}: ${message}`,
  );
}

describe('an exchange that conforms to the contract has no findings', () => {
  test.each<[string, ExchangeInput]>([
    ['a list', listed],
    ['a list with parameters', { ...listed, url: `${URL_OF_PETS}?limit=5&tag=a&tag=b` }],
    [
      'a request without a read-only member',
      { method: 'POST', url: URL_OF_PETS, body: { name: 'Ada' }, status: 201, answer: ada },
    ],
    [
      'a status documented as 4XX',
      { url: `${URL_OF_PETS}/7`, status: 418, answer: { error: 'no' } },
    ],
    ['no body', { method: 'DELETE', url: `${URL_OF_PETS}/7`, status: 204 }],
    ['HEAD for GET', { method: 'HEAD', url: `${URL_OF_PETS}/7`, status: 200 }],
    [
      'a preflight',
      {
        method: 'OPTIONS',
        url: URL_OF_PETS,
        headers: { 'access-control-request-method': 'POST' },
        status: 204,
      },
    ],
  ])('%s', (_name, said) => {
    expect(found(said)).toEqual([]);
  });
});

describe('a deviation from the contract is found with its place', () => {
  test.each<[string, ExchangeInput, string]>([
    [
      'an undocumented path',
      { url: 'https://pets.example/v1/cats', answer: [] },
      'error undocumented-path request.path: is not in the contract, and was answered with 200',
    ],
    [
      'an undocumented path that was refused',
      { url: 'https://pets.example/v1/cats', status: 404 },
      'warning undocumented-path request.path: is not in the contract, and was refused with 404',
    ],
    [
      'an undocumented method',
      { ...listed, method: 'PATCH' },
      'error undocumented-method request.method: /pets has no PATCH, only GET, POST, and was answered with 200',
    ],
    [
      'an undocumented status',
      { ...listed, status: 500 },
      'error undocumented-status response.status: 500 is not documented; the contract has 200, 400, 401',
    ],
    [
      'an undocumented media type',
      { ...listed, answerHeaders: { 'x-total': '0', 'content-type': 'text/html' } },
      'error undocumented-media-type response.headers.content-type: media type text/html is not documented; the contract has application/json',
    ],
    [
      'a missing header',
      { ...listed, answerHeaders: {} },
      'error missing-header response.headers.x-total: header x-total is missing',
    ],
    [
      'an undocumented header',
      { ...listed, answerHeaders: { 'x-total': '0', 'x-debug': '1' } },
      'warning undocumented-header response.headers.x-debug: header x-debug is not documented',
    ],
    [
      'a header of the wrong type',
      { ...listed, answerHeaders: { 'x-total': 'many' } },
      'error invalid-header response.headers.x-total: header x-total must be an integer',
    ],
    [
      'a member of the wrong type',
      { ...listed, answer: [ada, { id: 2, name: 5 }] },
      'error response-body response.body/1/name: body[1].name must be a string',
    ],
    [
      'a missing member',
      { url: `${URL_OF_PETS}/7`, answer: { id: 7 } },
      'error response-body response.body/name: name is missing',
    ],
    [
      'a body that is not JSON',
      { url: `${URL_OF_PETS}/7`, answer: 'Ada' },
      `error response-body response.body: is not JSON (Unexpected token 'A', "Ada" is not valid JSON)`,
    ],
    [
      'a body of the wrong type',
      { method: 'DELETE', url: `${URL_OF_PETS}/7`, status: 404, answer: [] },
      'error response-body response.body: body must be an object',
    ],
    [
      'a parameter above its maximum',
      { ...listed, url: `${URL_OF_PETS}?limit=101` },
      'error invalid-parameter request.query.limit: limit must be at most 100, and was answered with 200',
    ],
    [
      'an invalid item of a parameter',
      { ...listed, url: `${URL_OF_PETS}?tag=` },
      'error invalid-parameter request.query.tag: tag[0] must not be empty, and was answered with 200',
    ],
    [
      'a parameter of the wrong type',
      { url: `${URL_OF_PETS}/seven`, status: 404, answer: { error: '' } },
      'warning invalid-parameter request.path.petId: petId must be an integer, and was refused with 404',
    ],
    [
      'an undocumented parameter',
      { ...listed, url: `${URL_OF_PETS}?color=red` },
      'warning undocumented-parameter request.query.color: query parameter color is not in the contract',
    ],
    [
      'an accepted invalid body',
      { method: 'POST', url: URL_OF_PETS, body: { name: '' }, status: 201, answer: ada },
      'error request-body request.body/name: name must not be empty, and was answered with 201',
    ],
    [
      'a missing request body',
      { method: 'POST', url: URL_OF_PETS, status: 201, answer: ada },
      'error request-body request.body: the body is missing, and was answered with 201',
    ],
    [
      'an undocumented media type of a request',
      {
        method: 'POST',
        url: URL_OF_PETS,
        body: 'x',
        headers: { 'content-type': 'text/plain', authorization: 'a' },
        status: 400,
        answer: { error: '' },
      },
      'warning undocumented-media-type request.body: media type text/plain is given, and the contract has application/json, and was refused with 400',
    ],
    [
      'an accepted request without credentials',
      { ...listed, headers: {} },
      'error security request.headers: was answered with 200 although the request has no credentials',
    ],
  ])('%s', (_name, said, finding) => {
    expect(found(said)).toEqual([finding]);
  });

  test('a finding names the place in the contract', () => {
    const [finding] = examine(
      pets,
      exchangeOf({ ...listed, answer: [{ id: 1, name: 5 }] }),
    ).findings;
    expect(finding?.pointer).toBe('/components/schemas/Pet/properties/name');
    expect(pets.placeOf(finding!.pointer)).toMatchObject({ file: 'pets.yaml', line: 63 });
  });

  test('a body that was not recorded is listed as unchecked', () => {
    const exchange = exchangeOf(listed);
    const response = { ...exchange.response!, body: { missing: 'was not recorded' } };
    expect(examine(pets, { ...exchange, response })).toMatchObject({
      findings: [],
      unchecked: ['the response body was not recorded'],
    });
  });
});

test('a parameter in the query may be empty where the contract allows that', () => {
  const flags = contractOf({
    'flags.yaml': `
openapi: 3.1.0
info: { title: Flags, version: 1.0.0 }
paths:
  /flags:
    get:
      parameters:
        - { name: loud, in: query, allowEmptyValue: true, schema: { type: boolean } }
        - { name: deep, in: query, schema: { type: boolean } }
      responses: { '200': { description: Done. } }
`,
  });
  const told = (query: string) => found({ url: `http://127.0.0.1/flags?${query}` }, flags);
  expect(told('loud')).toEqual([]);
  expect(told('loud=')).toEqual([]);
  expect(told('loud=very')).toEqual([expect.stringContaining('loud must be a boolean')]);
  expect(told('deep=')).toEqual([expect.stringContaining('deep must be a boolean')]);
});

describe('a contract', () => {
  const uploads = contractOf({
    'uploads.yaml': `
openapi: 3.1.0
info: { title: Uploads, version: 1.0.0 }
paths:
  /upload:
    post:
      requestBody:
        content: { multipart/form-data: { schema: { type: object, required: [file] } } }
      responses: { 2XX: { description: Done. } }
    get: {}
`,
  });
  const url = 'http://127.0.0.1/upload';

  test('without responses has none', () => {
    const [finding] = examine(uploads, exchangeOf({ url })).findings;
    expect(finding?.message).toBe('200 is not documented; the contract has none');
    expect(uploads.placeOf(finding!.pointer)).toMatchObject({ line: 10 });
  });
});

describe('a text body is validated against its schema', () => {
  const notes = contractOf({
    'notes.yaml': `
openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /note:
    put:
      requestBody:
        content: { text/plain: { schema: { type: string, maxLength: 5, pattern: '^[a-zé]*$' } } }
      responses:
        '200':
          description: Kept.
          content:
            text/plain: { schema: { enum: [kept, 3] } }
            text/csv: { schema: { type: integer, minimum: 1 } }
            text/xml: { schema: { type: object, required: [note] } }
            application/octet-stream: { schema: { type: string, maxLength: 1 } }
`,
  });
  const kept = (answer: string, type = 'text/plain', body = 'hi'): ExchangeInput => ({
    method: 'PUT',
    url: 'http://127.0.0.1/note',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body,
    answer,
    answerHeaders: { 'content-type': type },
  });

  test.each<[string, ExchangeInput]>([
    ['a listed text', kept('kept')],
    ['a listed number', kept('3')],
    ['a number', kept('7', 'text/csv')],
    ['a length counted in characters', kept('kept', 'text/plain', 'ééééé')],
    ['XML for an object', kept('<note/>', 'text/xml')],
    ['a binary body', kept('anything', 'application/octet-stream')],
  ])('%s is valid', (_name, said) => {
    expect(found(said, notes)).toEqual([]);
  });

  test.each<[string, ExchangeInput, string]>([
    ['an unlisted text', kept('lost'), 'error response-body response.body: body must be'],
    [
      'a text in place of a number',
      kept('x', 'text/csv'),
      'error response-body response.body: body must be',
    ],
    [
      'a number below the minimum',
      kept('0', 'text/csv'),
      'error response-body response.body: body must',
    ],
    [
      'a text that is too long',
      kept('kept', 'text/plain', 'abcdef'),
      'error request-body request.body: body must not have more than 5',
    ],
    [
      'a text that does not match the pattern',
      kept('kept', 'text/plain', 'A'),
      'error request-body request.body: body must match',
    ],
  ])('%s is invalid', (_name, said, start) => {
    expect(found(said, notes)).toEqual([expect.stringContaining(start)]);
  });

  test('a body that is not text in its charset is listed as unchecked', () => {
    const said = kept('kept', 'text/plain; charset=nonsense');
    expect(examine(notes, exchangeOf(said))).toMatchObject({
      findings: [],
      unchecked: ['the response body is not text in its charset'],
    });
  });
});

describe('the Redis REST API', async () => {
  const redis = await ourContract('redis');
  const answerHeaders = { 'upstash-sync-token': 'a' };
  const url = 'http://127.0.0.1:8079';
  const replies = (said: ExchangeInput) => found({ answerHeaders, ...said }, redis);

  test('a reply is validated against the file of its command', () => {
    expect(replies({ url: `${url}/get/a`, answer: { result: null } })).toEqual([]);
    expect(replies({ url: `${url}/get/a/`, answer: { result: 1 } })[0]).toMatch(
      'error command-reply response.body/result: GET replied: result must be a string or null',
    );
    const body = ['config', 'get', 'a'];
    expect(replies({ method: 'POST', url: `${url}/`, body, answer: { result: 1 } })[0]).toMatch(
      'CONFIG GET replied',
    );
  });

  test('each reply of a pipeline is validated against the file of its command', () => {
    const said = {
      method: 'POST',
      url: `${url}/pipeline`,
      body: [['GET', 'a'], ['INCR', 'a'], ['NOPE']],
      answer: [{ result: 'x' }, { result: 'x' }, { error: "ERR unknown command 'NOPE'" }],
    };
    expect(replies(said)).toEqual([
      expect.stringMatching(
        'command-reply response.body/1/result: INCR replied: body\\[1\\].result must be an integer',
      ),
    ]);
  });

  test('is told from a contract of somebody else that is called so', () => {
    const text = `
openapi: 3.1.0
info: { title: Others, version: '1' }
paths:
  /get/{key}:
    parameters: [{ name: key, in: path, required: true, schema: {} }]
    get:
      responses: { '200': { description: OK, content: { application/json: { schema: { type: object } } } } }
`;
    const others = contractOf({ redis: text });
    expect(others.name).toBe('redis');
    expect(found({ url: `${url}/get/a`, answer: { result: 1 } }, others)).toEqual([]);
  });
});
