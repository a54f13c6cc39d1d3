import { expect, test } from 'vitest';
import { candidatesFor, completed } from './completion.ts';

const COMMANDS = ['GET', 'GETDEL', 'GETEX', 'ACL', 'ACL LIST', 'SET'].map((name) => ({
  name,
  summary: '',
  syntax: `${name} key`,
}));
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
