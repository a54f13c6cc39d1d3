const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const book = { $ref: '#/components/schemas/Book' };

/** The contract that the middlewares for Express are measured on. */
export const BOOKS = {
  openapi: '3.0.3',
  info: { title: 'Books', version: '1.0.0' },
  servers: [{ url: 'https://books.example/v1' }],
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, default: 10 } },
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'new', in: 'query', schema: { type: 'boolean' } },
          { name: 'X-Page', in: 'header', schema: { type: 'integer' } },
        ],
        responses: { 200: { description: 'Books.', ...json({ type: 'array', items: book }) } },
      },
      post: {
        operationId: 'addBook',
        security: [{ card: [] }],
        requestBody: { required: true, ...json(book) },
        responses: { 201: { description: 'Added.', ...json(book) } },
      },
    },
  },
  components: {
    securitySchemes: { card: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Book: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', minLength: 1 },
          year: { type: 'integer' },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
};
