import { expectTypeOf, test } from 'vitest';
import type { contract } from './contract.ts';
import type { ContractHandlers } from './handlers.ts';

/** As `openapi-typescript` writes it. */
interface operations {
  getPet: {
    parameters: {
      query?: { full?: boolean };
      header: { 'X-Shop': string };
      path: { id: number };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { 'application/json': { name: string } } };
      404: { headers: Record<string, unknown>; content?: never };
    };
  };
  addPet: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { 'application/json': { name: string }; 'text/plain': string } };
    responses: { 201: { headers: Record<string, unknown>; content: { 'text/plain': string } } };
  };
}

const handlers: ContractHandlers<operations, { user: string }> = {
  getPet: ({ path, query, header, caller, body }) => {
    expectTypeOf(path.id).toEqualTypeOf<number>();
    expectTypeOf(query.full).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(header['x-shop']).toEqualTypeOf<string>();
    expectTypeOf(caller).toEqualTypeOf<{ user: string }>();
    expectTypeOf(body).toEqualTypeOf<undefined>();
    return path.id === 0 ? { status: 404 } : { status: 200, body: { name: 'Ada' } };
  },
  addPet: ({ body }) => {
    expectTypeOf(body).toEqualTypeOf<string | { name: string }>();
    return { status: 201, body: 'added' };
  },
};

test('handlers have the types of their operations', () => {
  const { getPet, addPet } = handlers;
  type Given = Parameters<typeof contract<operations, { user: string }>>[1];
  expectTypeOf<{ handlers: { getPet: typeof getPet; addPet: typeof addPet } }>().toExtend<Given>();
  // A missing handler, one that answers with what is not documented, and one of no operation.
  expectTypeOf<{ handlers: { getPet: typeof getPet } }>().not.toExtend<Given>();
  expectTypeOf<{
    handlers: { getPet: () => { status: 500 }; addPet: typeof addPet };
  }>().not.toExtend<Given>();
  // @ts-expect-error -- no operation has this name
  const surplus: Given = { handlers: { ...handlers, burn: () => undefined } };
  expectTypeOf(surplus).toEqualTypeOf<Given>();
});
