import { expect, test } from 'vitest';
import type { Reply } from '../../reply.ts';
import { hashSlot } from './hash-slot.ts';
import { routeOf, slotsOf } from './routes.ts';

const route = (line: string) => routeOf(line.split(' '));

test('a command goes to the slot of its first key, at any position', () => {
  const slot = { to: 'slot', slot: hashSlot('k') };
  for (const line of [
    'GET k',
    'get k',
    'MSET k 1 other 2',
    'EVAL code 2 k other',
    'FCALL p0_f 1 k',
    'XREAD COUNT 1 STREAMS k 0',
    'BLPOP k other 0',
    'OBJECT ENCODING k',
    'SPUBLISH k message',
    'SSUBSCRIBE k',
  ]) {
    expect(route(line), line).toEqual(slot);
  }
});

test('a command without a key goes to the node of slot 0, to all, or to one after the other', () => {
  const goes = (line: string) => route(line).to;
  expect(goes('EVAL code 0')).toBe('first');
  expect(goes('PUBLISH news hello')).toBe('first');
  expect(goes('FUNCTION LIST')).toBe('first');
  expect(goes('DBSIZE')).toBe('primaries');
  expect(goes('SCRIPT LOAD code')).toBe('primaries');
  expect(goes('WAIT 1 100')).toBe('primaries');
  expect(goes('ACL SETUSER ann on')).toBe('everywhere');
  expect(goes('SCAN 0')).toBe('each-in-turn');
});

test('replies of all nodes are merged', () => {
  const joined = (line: string, ...replies: Reply[]) => {
    const to = route(line);
    return to.to === 'primaries' ? to.join(replies) : undefined;
  };
  expect(joined('DBSIZE', 1, 2, 3)).toBe(6);
  expect(joined('KEYS *', ['a'], [], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(joined('SCRIPT EXISTS a b', [1, 1], [1, 0])).toEqual([1, 0]);
  expect(joined('WAIT 1 100', 2, 1, 2)).toBe(1);
});

test('a library that the first node has accepted replaces that of the others', () => {
  expect(route('FUNCTION LOAD code')).toEqual({
    to: 'others-after',
    argv: ['FUNCTION', 'LOAD', 'REPLACE', 'code'],
  });
  expect(route('FUNCTION LOAD REPLACE code')).toMatchObject({
    argv: ['FUNCTION', 'LOAD', 'REPLACE', 'code'],
  });
});

test('the slots of a transaction are those of all of its keys', () => {
  const rows = ['SET {a}1 v', 'PING', 'MGET {a}2 {b}1'].map((line) => line.split(' '));
  expect([...slotsOf(rows)]).toEqual([hashSlot('a'), hashSlot('b')]);
});
