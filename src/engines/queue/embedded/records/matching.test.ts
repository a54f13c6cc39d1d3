import { expect, test } from 'vitest';
import { messageIdOf } from '../store/tickets.ts';
import { matching, pathOf, ticketRange, type Filterable } from './matching.ts';

const row: Filterable = {
  message: 1_700_000_000_000_000,
  url: 'https://Example.com:8443/a/b?c=1',
  group_name: 'g',
  queue: 'q',
  schedule: 's',
  labels: '["one","two"]',
  flow_key: 'k',
  caller_ip: '192.0.2.1',
};
const bare: Filterable = {
  ...row,
  group_name: null,
  queue: null,
  schedule: null,
  labels: null,
  flow_key: null,
};

test('no filter selects everything', () => {
  expect(matching({})(row)).toBe(true);
  expect(matching({})(bare)).toBe(true);
});

test.each([
  [{ messageIds: ['x', messageIdOf(row.message)] }, { messageIds: ['x'] }],
  [{ urls: [row.url] }, { urls: ['https://example.com:8443/a/b?c=1'] }],
  [{ hosts: ['x', 'example.com:8443'] }, { hosts: ['example.com'] }],
  [{ paths: ['/a/b'] }, { paths: ['/a'] }],
  [{ callerIps: ['192.0.2.1'] }, { callerIps: ['192.0.2.2'] }],
  [
    { callerIps: ['192.0.2.1'], paths: ['/a/b'] },
    { callerIps: ['192.0.2.1'], paths: ['/b'] },
  ],
])('%j matches the row and %j does not', (yes, no) => {
  expect(matching(yes)(row)).toBe(true);
  expect(matching(no)(row)).toBe(false);
});

test.each([
  [{ groups: ['g', 'h'] }, { groups: ['h'] }],
  [{ queues: ['q'] }, { queues: ['Q'] }],
  [{ scheduleIds: ['s'] }, { scheduleIds: ['t'] }],
  [{ labels: ['x', 'two'] }, { labels: ['one,two'] }],
  [{ flowControlKeys: ['k'] }, { flowControlKeys: ['l'] }],
])('%j matches a row with such a value', (yes, no) => {
  expect(matching(yes)(row)).toBe(true);
  expect(matching(no)(row)).toBe(false);
  expect(matching(yes)(bare)).toBe(false);
});

test('bounds of time are inclusive', () => {
  expect(ticketRange({ from: 5, to: 6 })).toEqual({ first: 5000, before: 7000 });
  expect(ticketRange({})).toEqual({ first: 0, before: Infinity });
});

test.each([
  ['https://a.example', '/'],
  ['https://a.example?x=1', '/'],
  ['https://a.example#x', '/'],
  ['https://a.example/', '/'],
  ['http://a.example:80/b/c?d=/e', '/b/c'],
  ['https://a.example/b#c', '/b'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
