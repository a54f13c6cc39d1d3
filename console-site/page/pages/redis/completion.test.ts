import { expect, test } from 'vitest';
import { candidatesFor, completed } from './completion.ts';

const COMMANDS = ['GET', 'GETDEL', 'GETEX', 'ACL', 'ACL LIST', 'SET'].map((name) => ({
  name,
  summary: '',
  syntax: `${name} key`,
}));
const WITH_OPTIONS = [
  ...COMMANDS.filter(({ name }) => name !== 'SET'),
  { name: 'SET', summary: '', syntax: 'SET key value [NX | XX] [EX seconds | KEEPTTL]' },
];
const names = (line: string) => candidatesFor(line, COMMANDS).map(({ name }) => name);

test.each([
  ['', []],
  ['ge', ['GET', 'GETDEL', 'GETEX']],
  ['get', ['GET', 'GETDEL', 'GETEX']],
  ['get key', ['GET']],
  ['acl l', ['ACL', 'ACL LIST']],
  ['acl list', ['ACL LIST', 'ACL']],
  ['nothing', []],
])('of "%s" may be meant %j', (line, candidates) => {
  expect(names(line)).toEqual(candidates);
});

test.each([
  ['ge', 'GET '],
  ['getd', 'GETDEL '],
  ['acl l', 'ACL LIST '],
  ['get key', undefined],
  ['set', undefined],
])('"%s" is completed to %j', (line, whole) => {
  expect(completed(line, COMMANDS)).toBe(whole);
});

test.each([
  ['set a b k', 'set a b KEEPTTL '],
  ['SET a b E', 'SET a b EX '],
  ['SET a b EX', undefined],
  ['SET a b q', undefined],
  ['nothing E', undefined],
])('the option in "%s" is completed to %j', (line, whole) => {
  expect(completed(line, WITH_OPTIONS)).toBe(whole);
});
