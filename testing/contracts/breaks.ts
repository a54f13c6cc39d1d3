/** A way to break a document. */
export interface Break {
  readonly what: string;
  /** The broken document. */
  readonly text: string;
  /** The line that is wrong. */
  readonly line: number;
  /** What is told of it. */
  readonly words: string;
  /** Whether it can't be used, its values can't be held against it, or it is used all the same. */
  readonly outcome: 'refused' | 'unchecked' | 'used';
}

const PET = 'Pet: { type: object, required: [name], properties: { name: { type: string } } }';

/** A document that every command can use. */
export const WHOLE = `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: / }]
security: []
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Pet' } }
              example: [{ name: Rex }]
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getPet
      responses: { '200': { $ref: '#/components/responses/Pet' } }
components:
  responses:
    Pet:
      description: One.
      content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
  schemas:
    ${PET}
`;

/** The ways to break it, by whether it is text at all, a document, one with operations, and one with schemas. */
export const BREAKS: readonly Break[] = [
  whole('an empty file', '', 'is an object'),
  whole('a text', 'hello', 'is an object'),
  whole('a list', '[1, 2]', 'is an object'),
  whole('bytes that are no text', '\u0000\u0001', 'null byte'),
  whole('Swagger 2.0', WHOLE.replace('openapi: 3.1.0', 'swagger: "2.0"'), 'OpenAPI 3'),
  whole('a version to come', WHOLE.replace('3.1.0', '4.0.0'), '4.0.0'),
  whole('an end in the middle of a write', WHOLE.slice(0, 330), 'must be an object', 14),
  whole('a bracket that is not closed', WHOLE.replace("'1' }", "'1'"), 'deficient indentation', 3),
  refused('a tab as indentation', ['  /pets:', '\t/pets:'], 'tab'),
  refused(
    'a key that is there twice',
    ["title: Pets, version: '1'", 'title: A, title: B'],
    'duplicat',
  ),
  refused('an alias of nothing', ['[]', '*nothing'], 'nothing'),
  refused('a path without a slash', ['/pets:', 'pets:'], 'slash'),
  refused('a parameter without a name', ['name: limit, ', ''], "'name'"),
  refused('a parameter in no place', ['in: query', 'in: body'], 'path, query'),
  refused('a status that is none', ["'200':", "'2000':"], '2000'),
  refused(
    'a reference to nothing',
    ["items: { $ref: '#/components/schemas/Pet", "items: { $ref: '#/nowhere"],
    '#/nowhere',
  ),
  refused(
    'a reference to a file that is not there',
    ['#/components/responses/Pet', 'dog.yaml'],
    'dog.yaml',
  ),
  refused(
    'a reference to another host',
    ['#/components/responses/Pet', 'https://a.example/b'],
    '--allow-remote',
  ),
  unchecked('references in a circle', [PET, "Pet: { $ref: '#/components/schemas/Pet' }"], 'circle'),
  unchecked('a type that is none', ['name: { type: string', 'name: { type: text'], 'type must'),
  unchecked(
    'a pattern that is none',
    ['name: { type: string', "name: { pattern: '[a-'"],
    'pattern must',
  ),
  unchecked('a required that is a text', ['[name]', 'name'], 'required must'),
  used(
    'paths that clash',
    ['  /pets/{id}:', '  /pets/{name}: { get: {} }\n  /pets/{id}:'],
    '{name}',
  ),
  used('a parameter of a path that is not described', ['name: id', 'name: key'], '{key}'),
  used('a name that two operations have', ['getPet', 'listPets'], 'listPets'),
  used('a security scheme that is not there', ['[]', '[{ key: [] }]'], 'key'),
  used(
    'a server with a variable that is not described',
    ['url: /', "url: 'https://{a}.example'"],
    '{a}',
  ),
];

function whole(what: string, text: string, words: string, line = 1): Break {
  return { what, text, line, words, outcome: 'refused' };
}

type Change = readonly [from: string, to: string];

function refused(what: string, change: Change, words: string): Break {
  return { ...changed(what, change, words), outcome: 'refused' };
}

function unchecked(what: string, change: Change, words: string): Break {
  return { ...changed(what, change, words), outcome: 'unchecked' };
}

function used(what: string, change: Change, words: string): Break {
  return { ...changed(what, change, words), outcome: 'used' };
}

/** The line is that of the first place of what is changed. */
function changed(what: string, [from, to]: Change, words: string) {
  const at = WHOLE.indexOf(from);
  if (at < 0) throw new Error(`${from} is not there`);
  const text = WHOLE.slice(0, at) + to + WHOLE.slice(at + from.length);
  return { what, text, words, line: WHOLE.slice(0, at).split('\n').length };
}
