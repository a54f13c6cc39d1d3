/** The generated document of a large service: resources with five operations each, all of them with schemas of their own. */
export function largeDocument(operations: number): object {
  const resources = Array.from({ length: Math.ceil(operations / 5) }, (_, i) => i);
  const paths = resources.flatMap((i) => [
    [`/group${i % 50}/resources${i}`, collectionOf(i)],
    [`/group${i % 50}/resources${i}/{id}`, memberOf(i)],
  ]);
  const schemas = resources.flatMap((i) => [
    [`Resource${i}`, resourceOf(i)],
    [`NewResource${i}`, newResource],
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Large', version: '1.0.0' },
    servers: [{ url: 'https://large.example/api' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(paths) as object,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } } },
      responses: { Refused: { description: 'Refused.', content: json(problem) } },
      schemas: Object.fromEntries(schemas) as object,
    },
  };
}

const problem = {
  type: 'object',
  required: ['title', 'status'],
  properties: { title: { type: 'string' }, status: { type: 'integer' } },
};

const newResource = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80 },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    size: { type: 'number', minimum: 0 },
    state: { enum: ['new', 'active', 'gone'] },
  },
};

/** Ten resources at a time lead to each other. */
function resourceOf(i: number): object {
  return {
    allOf: [
      schema(`NewResource${i}`),
      {
        type: 'object',
        required: ['id', 'created'],
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9]{8}$', readOnly: true },
          created: { type: 'string', format: 'date-time' },
          next: schema(`Resource${i - (i % 10) + ((i + 1) % 10)}`),
        },
      },
    ],
  };
}

function collectionOf(i: number): object {
  const list = { type: 'array', items: schema(`Resource${i}`) };
  return {
    get: {
      operationId: `listResources${i}`,
      tags: [`Group ${i % 50}`],
      summary: `List resources ${i}`,
      parameters: [{ $ref: '#/components/parameters/Page' }],
      responses: answers('200', list),
    },
    post: {
      operationId: `createResource${i}`,
      tags: [`Group ${i % 50}`],
      summary: `Create one of resources ${i}`,
      requestBody: { required: true, content: json(schema(`NewResource${i}`)) },
      responses: answers('201', schema(`Resource${i}`)),
    },
  };
}

function memberOf(i: number): object {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 1 } };
  return {
    parameters: [id],
    get: {
      operationId: `getResource${i}`,
      tags: [`Group ${i % 50}`],
      responses: answers('200', schema(`Resource${i}`)),
    },
    put: {
      operationId: `replaceResource${i}`,
      tags: [`Group ${i % 50}`],
      requestBody: { required: true, content: json(schema(`NewResource${i}`)) },
      responses: answers('200', schema(`Resource${i}`)),
    },
    delete: {
      operationId: `deleteResource${i}`,
      tags: [`Group ${i % 50}`],
      responses: { '204': { description: 'Gone.' }, ...refusals },
    },
  };
}

const refusals = { '4XX': { $ref: '#/components/responses/Refused' } };

function answers(status: string, body: object): object {
  return { [status]: { description: 'Done.', content: json(body) }, ...refusals };
}

function json(body: object): object {
  return { 'application/json': { schema: body } };
}

function schema(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
