import { Receiver } from '@upstash/qstash';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { HostileDestination } from '../../../../../contract-tests/harness/hostile-destination.ts';
import { systemAlarms } from '../../../../base/alarms.ts';
import { systemClock } from '../../../../base/clock.ts';
import { addressRules } from '../../../../http/outbound/address-rules.ts';
import { outboundAgent } from '../../../../http/outbound/outbound-agent.ts';
import { randomIds } from '../../../../base/ids.ts';
import type { OutgoingMessage } from '../../composer.ts';
import { newSigningKeys } from '../../signing-keys.ts';
import { HttpCourier } from './http-courier.ts';
import { signingComposer } from './signing-composer.ts';

const keys = newSigningKeys(randomIds);
const message: OutgoingMessage = {
  userId: 'ann',
  messageId: 'msg_1',
  url: 'https://example.com/hook',
  group: 'orders',
  scheduleId: 'scd_1',
  method: 'POST',
  headers: [['Content-Type', 'application/json']],
  body: Buffer.from('{"n":1}'),
  callerIp: '192.0.2.7',
  retried: 1,
  maxRetries: 3,
  createdAt: 1,
  notBefore: 1,
};

function compose(signingKey: (userId: string) => string | Promise<string>) {
  return signingComposer({ signingKey, ids: randomIds, clock: systemClock });
}

test('a delivery is signed with the key of its user, even if that is loaded later', async () => {
  const asked: string[] = [];
  const signingKey = (userId: string) => {
    asked.push(userId);
    return keys.current;
  };
  const atOnce = compose(signingKey).requestHeaders(message);
  expect(atOnce).not.toBeInstanceOf(Promise);
  const later = await compose((userId) => Promise.resolve(signingKey(userId))).requestHeaders(
    message,
  );
  expect(asked).toEqual(['ann', 'ann']);
  const receiver = new Receiver({ currentSigningKey: keys.current, nextSigningKey: keys.next });
  for (const headers of [await atOnce, later]) {
    const { 'Upstash-Signature': signature = '', ...others } = Object.fromEntries(headers);
    const body = message.body.toString();
    expect(await receiver.verify({ signature, body, url: message.url })).toBe(true);
    expect(others).toEqual({
      'User-Agent': 'Upstash-QStash',
      'Upstash-Message-Id': 'msg_1',
      'Upstash-Retried': '1',
      'Upstash-Caller-Ip': '192.0.2.7',
      'upstash-region': 'eu-central-1',
      'Upstash-Topic-Name': 'orders',
      'Upstash-Schedule-Id': 'scd_1',
      'Content-Type': 'application/json',
    });
  }
});

test('all signatures are different', async () => {
  const composer = compose(() => keys.current);
  const ids = new Set<unknown>();
  for (let i = 0; i < 100; i += 1) {
    const headers = Object.fromEntries(await composer.requestHeaders(message));
    ids.add(decodeJwt(headers['Upstash-Signature'] ?? '').jti);
  }
  expect(ids.size).toBe(100);
});

test('the signed request is the one that is sent', async () => {
  const destination = await HostileDestination.start();
  const agent = outboundAgent({ rules: addressRules({ loopback: true }) });
  const courier = new HttpCourier({ agent, clock: systemClock, alarms: systemAlarms });
  const composer = compose(() => keys.current);
  const receiver = new Receiver({ currentSigningKey: keys.current, nextSigningKey: keys.next });
  for (const body of ['', '{"n":1}', 'grün 🙂', 'x'.repeat(1_000_000)]) {
    const url = `${destination.url}/hook?a=1`;
    const outgoing = { ...message, url, body: Buffer.from(body) };
    const outcome = await courier.deliver({
      ...outgoing,
      headers: await composer.requestHeaders(outgoing),
      timeout: 30_000,
      maxResponseSize: 1024,
    });
    expect(outcome).toMatchObject({ kind: 'response', status: 200 });
    const { headers, body: arrived } = destination.received.at(-1)!;
    const signature = String(headers['upstash-signature']);
    expect(await receiver.verify({ signature, body: arrived.toString(), url })).toBe(true);
  }
  await courier.close();
  await destination.close();
});
