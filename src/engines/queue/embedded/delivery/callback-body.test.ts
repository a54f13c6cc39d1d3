import { isUtf8 } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../../testing/base/any-character.ts';
import type { Outcome } from '../../delivery.ts';
import type { OutgoingMessage } from '../../composer.ts';
import { callbackBody } from './callback-body.ts';

const LIMIT = 1024 * 1024;

const message: OutgoingMessage = {
  userId: 'ann',
  messageId: 'msg_1',
  url: 'https://example.com/hook',
  method: 'POST',
  headers: [
    ['content-type', 'application/json'],
    ['X-Tag', 'a'],
    ['x-tag', 'b'],
  ],
  body: Buffer.from('{"hello":"world"}'),
  maxRetries: 3,
  retried: 1,
  notBefore: 1_795_478_400_000,
  createdAt: 1_795_478_300_000,
  callerIp: '192.0.2.7',
};

const respond = (
  body: Buffer | string,
  change: Partial<Extract<Outcome, { kind: 'response' }>> = {},
): Outcome => ({
  kind: 'response',
  status: 200,
  headers: { 'content-type': ['text/plain'], 'set-cookie': ['a=1', 'b=2'] },
  body: Buffer.from(body),
  truncated: false,
  ...change,
});

const read = ({ body }: { body: Buffer }): unknown => JSON.parse(body.toString());
const told = (outcome: Outcome, maxSize = LIMIT, source = message) => {
  const callback = callbackBody({ message: source, outcome, maxSize });
  const { body, sourceBody } = read(callback) as { body: string; sourceBody: string };
  return {
    size: callback.body.length,
    truncated: callback.truncated,
    body: Buffer.from(body, 'base64'),
    sourceBody: Buffer.from(sourceBody, 'base64'),
  };
};

test('a callback contains the response and the message', () => {
  const callback = callbackBody({ message, outcome: respond('thanks'), maxSize: LIMIT });
  expect(callback.truncated).toBe(false);
  expect(read(callback)).toEqual({
    status: 200,
    sourceMessasgeId: 'msg_1',
    sourceMessageId: 'msg_1',
    headers: { 'Content-Type': 'text/plain', 'Set-Cookie': 'a=1, b=2' },
    header: { 'Content-Type': ['text/plain'], 'Set-Cookie': ['a=1', 'b=2'] },
    body: 'dGhhbmtz',
    retried: 1,
    maxRetries: 3,
    url: 'https://example.com/hook',
    method: 'POST',
    callerIP: '192.0.2.7',
    sourceHeader: { 'Content-Type': ['application/json'], 'X-Tag': ['a', 'b'] },
    sourceBody: 'eyJoZWxsbyI6IndvcmxkIn0=',
    notBefore: 1_795_478_400_000,
    createdAt: 1_795_478_300_000,
  });
});

test('it names group, endpoint, schedule and dead letter if there are any', () => {
  const facts = {
    message: { ...message, group: 'orders', endpoint: 'first', scheduleId: 'scd_1' },
    outcome: respond('', { status: 500 }),
    dlqId: '1725323658779-0',
    maxSize: LIMIT,
  };
  expect(read(callbackBody(facts))).toMatchObject({
    status: 500,
    body: '',
    topicName: 'orders',
    endpointName: 'first',
    scheduleId: 'scd_1',
    dlqId: '1725323658779-0',
  });
});

test('without a response the status is 0', () => {
  const outcome: Outcome = { kind: 'failure', reason: 'connection refused' };
  expect(read(callbackBody({ message, outcome, maxSize: LIMIT }))).toMatchObject({
    status: 0,
    headers: {},
    header: {},
    body: '',
  });
});

test('values of headers are decoded as UTF-8 if they are valid', () => {
  const headers = {
    'x-utf': [Buffer.from('grün').toString('latin1')],
    'x-latin': ['gr\u00fcn'],
    __proto__x: ['1'],
  };
  expect(
    read(callbackBody({ message, outcome: respond('', { headers }), maxSize: LIMIT })),
  ).toMatchObject({
    header: { 'X-Utf': ['grün'], 'X-Latin': ['grün'] },
  });
});

describe('a callback above the maximum size', () => {
  test('has a shorter response', () => {
    const { size, truncated, body, sourceBody } = told(respond(Buffer.alloc(5000, 'x')), 4096);
    expect(size).toBeGreaterThan(4096 - 4);
    expect(size).toBeLessThanOrEqual(4096);
    expect(truncated).toBe(true);
    expect(body.equals(Buffer.alloc(body.length, 'x'))).toBe(true);
    expect(sourceBody).toEqual(message.body);
  });

  test('has a shorter message and no response if that is not enough', () => {
    const subject = { ...message, body: Buffer.alloc(5000, 'y') };
    const { size, truncated, body, sourceBody } = told(respond('thanks'), 4096, subject);
    expect(size).toBeLessThanOrEqual(4096);
    expect(truncated).toBe(true);
    expect(body).toEqual(Buffer.alloc(0));
    expect(sourceBody.length).toBeGreaterThan(2000);
  });

  test('is never cut within a character', () => {
    for (let limit = 2000; limit < 2040; limit += 1) {
      const { size, body } = told(respond('🙂'.repeat(2000)), limit);
      expect(size).toBeLessThanOrEqual(limit);
      expect(body.toString()).toBe('🙂'.repeat(body.length / 4));
    }
  });
});

test('marks a response as truncated that has been received truncated', () => {
  expect(told(respond('half', { truncated: true }))).toMatchObject({ truncated: true });
});

test('whatever the bodies are, it fits, and contains only what they contain', () => {
  const bodies = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: anyCharacter, maxLength: 2000 }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(bodies, bodies, fc.integer({ min: 900, max: 5000 }), (source, response, limit) => {
      const result = told(respond(response), limit, { ...message, body: source });
      expect(result.size).toBeLessThanOrEqual(limit);
      for (const [part, whole] of [
        [result.body, response],
        [result.sourceBody, source],
      ] as const) {
        expect(part.equals(whole.subarray(0, part.length))).toBe(true);
        if (isUtf8(whole)) expect(isUtf8(part)).toBe(true);
      }
      const whole =
        result.body.length === response.length && result.sourceBody.length === source.length;
      expect(result.truncated).toBe(!whole);
    }),
  );
});
