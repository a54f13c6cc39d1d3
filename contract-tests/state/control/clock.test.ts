import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { control, controlAnswer } from '../../harness/control.ts';
import { result } from '../../harness/exchange.ts';
import { management } from '../../harness/management.ts';
import { done } from '../../harness/queue.ts';

const HOUR = 3_600_000;

describe('a platform', () => {
  const clock = async () => (await control('GET', '/clock')).json as { now: string };
  const change = (body: object) => controlAnswer('PATCH', '/clock', { body });

  beforeAll(async () => {
    await controlAnswer('DELETE', '/state');
  });
  // A reset restores the clock of the machine.
  afterAll(async () => {
    await controlAnswer('DELETE', '/state');
  });

  test('expires keys when its clock is moved on', async () => {
    await result('SET', 'short', 'x', 'EX', '1800');
    await result('SET', 'long', 'x', 'EX', '7200');
    expect(await change({ moveBy: HOUR })).toMatchObject({ status: 200, json: { ahead: HOUR } });
    expect([await result('GET', 'short'), await result('GET', 'long')]).toEqual([null, 'x']);
    expect(await result('TTL', 'long')).toBeLessThanOrEqual(3600);
  });

  test('stops its clock until it is resumed', async () => {
    const { json } = await change({ frozen: true });
    const { now } = json as { now: string };
    const [seconds] = (await result('TIME')) as [string];
    expect(Number(seconds)).toBe(Math.floor(Date.parse(now) / 1000));
    expect(await clock()).toMatchObject({ now, frozen: true });
    const later = new Date(Date.parse(now) + HOUR).toISOString();
    expect(await change({ moveTo: later })).toMatchObject({ json: { now: later, frozen: true } });
    expect(await change({ frozen: false })).toMatchObject({ json: { frozen: false } });
  });

  test('delivers a delayed message when its clock is moved past its time', async () => {
    const { messageId } = await done<{ messageId: string }>(
      'POST',
      '/v2/publish/http://127.0.0.1:9/nobody',
      { headers: { 'Upstash-Delay': '1d', 'Upstash-Retries': '0' } },
    );
    await change({ moveBy: 25 * HOUR });
    await expect
      .poll(() => done('GET', `/v2/dlq?messageId=${messageId}`))
      .toMatchObject({ messages: [{ messageId }] });
  });

  test.each([
    [{}, 'the body '],
    [{ moveBy: -1 }, 'moveBy must be '],
    [{ moveBy: 1, moveTo: '2040-01-01T00:00:00Z' }, 'moveTo can not be given together with moveBy'],
    [{ moveTo: 'tomorrow' }, 'moveTo must '],
    [{ moveTo: '2040-13-41T00:00:00Z' }, 'moveTo is not a valid time'],
    [{ moveTo: '2020-01-01T00:00:00Z' }, 'moveTo must not be before now, '],
    [{ frozen: 'yes' }, 'frozen must be '],
  ])('refuses %j as a change of its clock', async (body, error) => {
    const { status, json } = await change(body);
    expect(status).toBe(400);
    expect((json as { error: string }).error.slice(0, error.length)).toBe(error);
  });

  test('generates the same ids after a reset, and accepts a seed for them once', async () => {
    const made = async () => {
      await controlAnswer('DELETE', '/state');
      const fixed = await controlAnswer('PUT', '/ids', { body: { seed: 7 } });
      expect(fixed).toMatchObject({ status: 200, json: { idSeed: 7, ahead: 0 } });
      const body = { name: 'shop', region: 'eu-west-1' };
      const { json } = await management('POST', '/v2/redis/database', { body });
      return json as { database_id: string; rest_token: string };
    };
    const first = await made();
    const { database_id: id, rest_token: token } = await made();
    expect([id, token]).toEqual([first.database_id, first.rest_token]);
    expect(await controlAnswer('PUT', '/ids', { body: { seed: 7 } })).toEqual({
      status: 409,
      json: { error: 'the ids are those of seed 7 until a reset' },
    });
    expect(await controlAnswer('PUT', '/ids', { body: { seed: -1 } })).toMatchObject({
      status: 400,
    });
  });
});
