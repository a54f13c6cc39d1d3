import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { jsonPieces, listOf } from '../../base/json-pieces.ts';
import type { BoundOperation } from '../bound-operation.ts';
import { Call } from '../call.ts';
import { hideMembers, tellCopies } from './answer.ts';
import { handle } from './handle.ts';

/** A call of an operation that answers with a body. */
function callOf(operation: Partial<BoundOperation['operation']>, body: unknown = 'done'): Call {
  const request = new IncomingMessage(new Socket());
  const call = new Call(request, new ServerResponse(request));
  call.bound = {
    operation,
    answer: () => ({ status: 200, body }),
  } as unknown as BoundOperation;
  return call;
}

describe('handling', () => {
  test.each([true, false])(
    'an operation may use the reserve of a full disk if it frees space: %s',
    async (freesSpace) => {
      let spent = 0;
      const spend = async <T>(work: () => T | Promise<T>): Promise<T> => {
        spent += 1;
        return work();
      };
      const call = callOf({ freesSpace });
      await handle(undefined, { spend })(call);
      expect(call.answer).toEqual({ status: 200, body: 'done' });
      expect(spent).toBe(freesSpace ? 1 : 0);
    },
  );

  test('hands the parsed body over, so that nothing else keeps it', () => {
    const call = callOf({});
    call.body = { large: true };
    const handed = call.handOver();
    expect(handed.body).toEqual({ large: true });
    expect(call.body).toBeUndefined();
    expect(handed.withBody('another').body).toBe('another');
  });
});

describe('the members that a caller may not see', () => {
  const secrets = new Set(['password', 'token']);
  const shown = (body: unknown, hidden: ReadonlySet<string>) => {
    const call = callOf({});
    call.answer = { status: 200, body, headers: { 'X-Kept': 'yes' } };
    void hideMembers(() => hidden)(call);
    return call.answer;
  };

  test('are removed from a list that is made while it is sent', async () => {
    const known = Array.from({ length: 300 }, (_, id) => id);
    const list = listOf(known, (id) => ({ id, password: 'p' }));
    const { body } = shown(list, secrets);
    let text = '';
    for await (const piece of jsonPieces(body)) text += piece;
    expect(JSON.parse(text)).toEqual(known.map((id) => ({ id })));
  });

  test('are removed from a record, and from each record of a list', () => {
    const record = { id: '1', password: 'p', token: 't' };
    expect(shown(record, secrets)).toEqual({
      status: 200,
      body: { id: '1' },
      headers: { 'X-Kept': 'yes' },
    });
    expect(shown([record, record], secrets).body).toEqual([{ id: '1' }, { id: '1' }]);
  });

  test.each(['OK', undefined, null, 7])('%o has none', (body) => {
    expect(shown(body, secrets).body).toBe(body);
  });

  test('are chosen by the caller and the query', () => {
    const call = callOf({});
    call.caller = 'ada';
    call.parameters = { path: {}, query: { credentials: 'hide' }, header: {} };
    call.answer = { status: 200, body: {} };
    const asked: unknown[] = [];
    void hideMembers((...given) => {
      asked.push(given);
      return new Set();
    })(call);
    expect(asked).toEqual([['ada', { credentials: 'hide' }]]);
  });
});

test('only the answers of operations that change something wait for the other copies', async () => {
  let told = 0;
  const tell = tellCopies(async () => void (told += 1));
  expect(tell(callOf({ isSafe: true }))).toBeUndefined();
  expect(told).toBe(0);
  await tell(callOf({ isSafe: false }));
  expect(told).toBe(1);
});
