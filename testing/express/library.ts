const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const book = { $ref: '#/components/schemas/Book' };

/** The contract of a library, with what requests may have: parameters of every kind, and bodies of every media type. */
export const LIBRARY = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1.0.0' },
  servers: [{ url: 'https://library.example/v1' }],
  security: [{ card: [] }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        security: [],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
          },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          {
            name: 'by',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: {
              type: 'object',
              properties: {
                author: { type: 'string' },
                year: { type: 'integer' },
                tags: { type: 'array', items: { type: 'integer' } },
                of: { type: 'object', properties: { died: { type: 'integer' } } },
              },
            },
          },
          {
            name: 'sort',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { enum: ['title', 'year'] } },
          },
          { name: 'new', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Page', in: 'header', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'Books.', ...json({ type: 'array', items: book }) } },
      },
      post: {
        operationId: 'addBook',
        requestBody: { required: true, ...json(book) },
        responses: {
          201: { description: 'Added.', ...json(book) },
          400: { description: 'Refused.', ...json({ $ref: '#/components/schemas/Error' }) },
        },
      },
    },
    '/books/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ],
      get: {
        operationId: 'getBook',
        security: [{ card: [] }, {}],
        responses: { 200: { description: 'It.', ...json(book) }, 404: { description: 'None.' } },
      },
      delete: {
        operationId: 'removeBook',
        security: [{ card: [], desk: [] }],
        responses: { 204: { description: 'Gone.' } },
      },
    },
    '/loans': {
      post: {
        operationId: 'lend',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['book'],
                properties: {
                  book: { type: 'integer' },
                  until: { type: 'string', format: 'date' },
                },
              },
            },
          },
        },
        responses: {
          200: { description: 'Lent.', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
    '/covers': {
      post: {
        operationId: 'addCover',
        security: [],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['book', 'cover'],
                properties: {
                  book: { type: 'integer' },
                  cover: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: { 200: { description: 'Its size.', ...json({ type: 'object' }) } },
      },
    },
    '/notes': {
      put: {
        operationId: 'note',
        security: [],
        requestBody: {
          required: true,
          content: { 'text/plain': { schema: { type: 'string', maxLength: 5 } }, 'image/*': {} },
        },
        responses: { 204: { description: 'Kept.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      card: { type: 'http', scheme: 'bearer' },
      desk: { type: 'apiKey', in: 'query', name: 'desk' },
    },
    schemas: {
      Book: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer', readOnly: true },
          title: { type: 'string', minLength: 1 },
          year: { type: 'integer' },
          tags: { type: 'array', items: { type: 'string' }, default: [] },
        },
      },
      Error: {
        type: 'object',
        required: ['code', 'message'],
        additionalProperties: false,
        properties: { code: { type: 'integer' }, message: { type: 'string' } },
      },
    },
  },
};
