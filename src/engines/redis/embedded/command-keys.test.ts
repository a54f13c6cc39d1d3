import { expect, test } from 'vitest';
import type { CommandSpec, KeySpec } from '../command-spec.ts';
import { keysOf } from './command-keys.ts';

function keysIn(call: string, ...keys: KeySpec[]): string[] {
  const argv = call.split(' ');
  const spec: CommandSpec = {
    name: argv[0]!.toLowerCase(),
    group: 'generic',
    arity: -1,
    flags: [],
    categories: [],
    keys,
    protocols: ['http', 'resp'],
  };
  return keysOf(spec, argv).map(({ position, flags }) => [argv[position], ...flags].join(' '));
}

const at = (index: number, last = 0, step = 1, limit = 0): KeySpec => ({
  begin: { index },
  find: { range: { last, step, limit } },
  flags: ['RO'],
});

test('keys are found by first position, last position and step', () => {
  expect(keysIn('GET a', at(1))).toEqual(['a RO']);
  expect(keysIn('MGET a b c', at(1, -1))).toEqual(['a RO', 'b RO', 'c RO']);
  expect(keysIn('BLPOP a b 0', at(1, -2))).toEqual(['a RO', 'b RO']);
  expect(keysIn('MSET a 1 b 2', at(1, -1, 2))).toEqual(['a RO', 'b RO']);
  expect(keysIn('RENAME a b', at(1), at(2))).toEqual(['a RO', 'b RO']);
});

test('keys are found after a keyword such as STREAMS, in the first half of the rest', () => {
  const streams: KeySpec = {
    begin: { keyword: 'STREAMS', from: 1 },
    find: { range: { last: -1, step: 1, limit: 2 } },
    flags: ['RO'],
  };
  expect(keysIn('XREAD COUNT 1 streams a b 0 0', streams)).toEqual(['a RO', 'b RO']);
  expect(keysIn('XREAD COUNT 1', streams)).toEqual([]);
  const backwards: KeySpec = { ...at(1, -1), begin: { keyword: 'KEYS', from: -2 } };
  expect(keysIn('MIGRATE h p KEYS 0 KEYS a b', backwards)).toEqual(['a RO', 'b RO']);
});

test('an absent option has no key', () => {
  const store: KeySpec = { ...at(1), begin: { keyword: 'STORE', from: 3 } };
  expect(keysIn('SEARCH a 1 2 3 m', at(1), store)).toEqual(['a RO']);
  expect(keysIn('SEARCH a 1 2 3 m STORE d', at(1), store)).toEqual(['a RO', 'd RO']);
});

test('keys are found by an argument with their number', () => {
  const counted: KeySpec = {
    begin: { index: 1 },
    find: { keynum: { at: 0, first: 1, step: 1 } },
    flags: ['RO'],
  };
  expect(keysIn('ZUNION 2 a b WITHSCORES', counted)).toEqual(['a RO', 'b RO']);
  for (const wrong of ['ZUNION 3 a b', 'ZUNION 0 a', 'ZUNION -1 a', 'ZUNION x a', 'ZUNION']) {
    expect(keysIn(wrong, counted)).toEqual([]);
  }
});

test('the access of SET and BITFIELD depends on their options', () => {
  expect(keysIn('SET a 1 EX 10')).toEqual(['a OW update']);
  expect(keysIn('SET a 1 EX 10 get')).toEqual(['a RW access update']);
  expect(keysIn('SET a GET')).toEqual(['a OW update']);
  expect(keysIn('SET a 1 IFEQ x')).toEqual(['a RW access update']);
  expect(keysIn('BITFIELD a GET u8 0 OVERFLOW SAT GET u8 1')).toEqual(['a RO access']);
  expect(keysIn('BITFIELD a GET u8 0 SET u8 0 1')).toEqual(['a RW access update']);
  expect(keysIn('BITFIELD a GET u8')).toEqual(['a RW access update']);
});

test('the destination of SORT follows the last STORE that is not a value', () => {
  expect(keysIn('SORT a BY STORE GET x LIMIT 0 STORE')).toEqual(['a RO access']);
  expect(keysIn('SORT a STORE b STORE c')).toEqual(['a RO access', 'c OW update']);
});

test('the destination of GEORADIUS is the last one named', () => {
  const call = 'GEORADIUS a 1 2 3 m';
  expect(keysIn(call)).toEqual(['a RO access']);
  expect(keysIn(`${call} STORE b storedist c`)).toEqual(['a RO access', 'c OW update']);
  expect(keysIn('GEORADIUSBYMEMBER a m 3 m store b')).toEqual(['a RO access', 'b OW update']);
});

test('an empty list of keys leaves those before it', () => {
  const rest: KeySpec = { ...at(2), find: { range: { last: -1, step: 1, limit: 0 } } };
  expect(keysIn('PFMERGE a', at(1), rest)).toEqual(['a RO']);
});
