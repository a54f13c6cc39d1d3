import type { ContractOptions } from '../../src/express/contract.ts';
import type { AnyOperations } from '../../src/express/handlers.ts';

/** The options of `contract`, without generated types. */
export type Options = ContractOptions<AnyOperations, unknown>;

export const BOOK = { title: 'Emma', year: 1815 };

/** Handlers of the library, which answer with what they see. */
export const handlers: Options['handlers'] = {
  listBooks: ({ query, header }) => ({
    status: 200,
    body: [{ title: JSON.stringify({ query, page: header['x-page'] }) }],
  }),
  addBook: ({ body, caller }) => ({
    status: 201,
    body: { ...(body as object), title: String(caller) },
  }),
  getBook: ({ path }) => ({ status: 200, body: { id: path['id'], title: 'It' } }),
  removeBook: ({ caller }) => ({
    status: 204,
    body: undefined,
    headers: { 'X-Caller': JSON.stringify(caller) },
  }),
  lend: ({ body }) => ({ status: 200, body: JSON.stringify(body) }),
  addCover: ({ body }) => {
    const { book, cover } = body as { book: number; cover: { filename: string; bytes: Buffer } };
    return { status: 200, body: { book, name: cover.filename, size: cover.bytes.length } };
  },
  note: () => ({ status: 204, body: undefined }),
};
export const authenticate: NonNullable<Options['authenticate']> = {
  card: (credentials) =>
    credentials.type === 'bearer' && credentials.token !== 'lost' && credentials.token,
  desk: (credentials) => credentials.type === 'apiKey' && Number(credentials.token),
};
export const CARD = { authorization: 'Bearer ada' };
