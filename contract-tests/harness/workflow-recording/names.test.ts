import { expect, test } from 'vitest';
import { Names } from './names.ts';

const fixed = {
  queue: ['http://127.0.0.1:1111', 'http://127.0.0.1:2222'],
  endpoint: ['http://127.0.0.1:3333'],
  queueHost: ['127.0.0.1:1111'],
  endpointHost: ['127.0.0.1:3333'],
  token: ['secret'],
  user: ['someone'],
};

test('what differs between two runs of a program has names, numbered as it appears', () => {
  const names = new Names(fixed);
  const text = 'msg_aaaaaaaa msg_bbbbbbbb msg_aaaaaaaa 1767225600000-7 wfr_1234567 wfr_recorded-a';
  expect(names.named(text)).toBe('{msg:1} {msg:2} {msg:1} {dlq:1} {run:1} wfr_recorded-a');
  const url = 'http://127.0.0.1:2222/v2/publish/http%3A%2F%2F127.0.0.1%3A3333/flow';
  expect(names.named({ url, at: 1_767_225_600_000, of: ['Bearer secret'] })).toEqual({
    url: '{queue}/v2/publish/{endpoint%}/flow',
    at: '{time}',
    of: ['Bearer {token}'],
  });
});

test('a named text is filled with what the names stand for here', () => {
  const names = new Names(fixed);
  names.named('msg_aaaaaaaa');
  names.moment = '1800000000000';
  expect(names.filled('{queue}/{msg:1} {time} {user}')).toBe(
    'http://127.0.0.1:1111/msg_aaaaaaaa 1800000000000 someone',
  );
});

test('a name that nothing has shown yet gets a value, which has that name from then on', () => {
  const names = new Names(fixed);
  const chosen = names.filled('{run:3}');
  expect(names.named(`${chosen} wfr_abcdefgh`)).toBe('{run:3} {run:4}');
});
