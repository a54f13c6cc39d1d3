import { describe, expect, test } from 'vitest';
import type { HeaderList } from './message.ts';
import { requestHeaders, type DescribedMessage } from './request-headers.ts';

const delivery: DescribedMessage = {
  messageId: 'msg_1',
  retried: 2,
  callerIp: '192.0.2.7',
  headers: [],
};
/** Its headers, and those of the service. */
const sent = (message: Partial<DescribedMessage>) =>
  requestHeaders({ ...delivery, ...message }, 'a.b.c');

const OF_THE_SERVICE = 6;
/** The message's headers that are sent. */
const passedOn = (headers: HeaderList) => sent({ headers }).slice(OF_THE_SERVICE);

test('the headers of the service describe the delivery', () => {
  expect(Object.fromEntries(sent({}))).toEqual({
    'User-Agent': 'Upstash-QStash',
    'Upstash-Message-Id': 'msg_1',
    'Upstash-Retried': '2',
    'Upstash-Signature': 'a.b.c',
    'Upstash-Caller-Ip': '192.0.2.7',
    'upstash-region': 'eu-central-1',
  });
});

test('the headers name the URL group and the schedule if there are any', () => {
  const headers = Object.fromEntries(sent({ group: 'orders', scheduleId: 'scd_1' }));
  expect(headers).toMatchObject({
    'Upstash-Topic-Name': 'orders',
    'Upstash-Schedule-Id': 'scd_1',
  });
});

test('headers of the message are sent unchanged, in their order', () => {
  const headers: HeaderList = [
    ['Content-Type', 'application/json'],
    ['X-Twice', '1'],
    ['x-tWICE', '2'],
    ['Authorization', 'Bearer of-the-destination'],
    ['X-Empty', ''],
    ['X-Latin', 'gr\u00fc\u00df'],
  ];
  expect(passedOn(headers)).toEqual(headers);
});

test.each(
  ['Connection', 'Content-Length', 'Expect', 'HOST', 'Keep-Alive', 'TE', 'Trailer']
    .concat(['Transfer-Encoding', 'Upgrade', 'Proxy-Authorization', 'User-Agent'])
    .concat(['Upstash-Signature', 'upstash-message-id', 'Upstash-Anything']),
)('%s of a message is not sent', (name) => {
  expect(passedOn([[name, 'x']])).toEqual([]);
});

describe('a header that could inject another header or a request', () => {
  test.each([
    ['X-Break', 'a\r\nX-Other: b'],
    ['X-Break', 'a\nb'],
    ['X-Null', 'a\0b'],
    ['X-Wide', 'a\u010ab'],
    ['X-Na\r\nme', 'a'],
    ['X-Name: a\r\nX', 'b'],
    ['', 'a'],
    ['X Y', 'a'],
  ])('is not sent: %j: %j', (name, value) => {
    expect(passedOn([[name, value]])).toEqual([]);
  });
});
