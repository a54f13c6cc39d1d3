import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlAnswer } from '../../harness/control.ts';
import { exchange } from '../../harness/exchange.ts';
import { kafka } from '../../harness/kafka.ts';
import { listen } from '../../harness/live.ts';
import { done, management } from '../../harness/management.ts';
import { queue } from '../../harness/queue.ts';
import { RespClient } from '../../harness/resp-client.ts';
import { openAccount } from '../../harness/second-account.ts';
import { Neighbors } from './neighbors.ts';
import { furnish, type Tenant } from './tenant.ts';

let neighbors: Neighbors;
let destination: Server;
/** The paths of deliveries. */
const delivered: string[] = [];

beforeAll(async () => {
  neighbors = await Neighbors.start();
  destination = createServer((request, response) => {
    delivered.push(request.url!);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(destination, 'listening');
});
afterAll(async () => {
  destination.close();
  await neighbors.stop();
});

/** Asks each family for something of a tenant. @returns the statuses of the answers */
async function statuses({ account, redis, kafka: cluster, queue: user }: Tenant) {
  const url = neighbors.process.env['PLINTH_MANAGEMENT_URL']!;
  const answers = await Promise.all([
    management('GET', '/v2/redis/databases', { url, credentials: account }),
    exchange({ origin: redis.url, token: redis.token, path: '/get/kept' }),
    exchange({ origin: redis.url, token: redis.readOnlyToken, path: '/get/kept' }),
    kafka('GET', '/topics', { url: cluster.url, user: cluster.user }),
    queue('GET', '/v2/queues', { url: user.url, token: user.token }),
  ]);
  return answers.map(({ status }) => status);
}

const ALL_GOOD = [200, 200, 200, 200, 200];
const ALL_REFUSED = [401, 401, 401, 401, 401];

function publish({ queue: user }: Tenant, path: string, headers: Record<string, string> = {}) {
  const { port } = destination.address() as AddressInfo;
  const to = `/v2/publish/http://127.0.0.1:${port}${path}`;
  return queue('POST', to, { url: user.url, token: user.token, headers });
}

describe('an account that the operator disables', () => {
  test('is refused by every family at once, keeps what it has, and is let in again when enabled', async () => {
    const { attacker, bystander } = neighbors;
    const { redis, kafka: cluster } = attacker;
    await exchange({ origin: redis.url, token: redis.token, path: '/set/kept/value' });
    const connection = await RespClient.logIn(redis.respUrl);
    const stream = await listen('/subscribe/news', { origin: redis.url, token: redis.token });
    await stream.next();
    await kafka('POST', '/produce/greetings', {
      url: cluster.url,
      user: cluster.user,
      body: [{ value: 'hello' }],
    });
    const consuming = { topics: ['greetings'], timeout: 60_000 };
    const poll = kafka('POST', '/consume/group/one', {
      url: cluster.url,
      user: cluster.user,
      headers: { 'Kafka-Auto-Offset-Reset': 'latest' },
      body: consuming,
    });
    const delay = { 'Upstash-Delay': '30m' };
    await publish(attacker, '/of-attacker', delay);
    await publish(bystander, '/of-bystander', delay);

    const told = await neighbors.operator('disable', attacker.account);
    expect(told).toBe('account attacker@plinth.local is disabled\n');
    await expect.poll(() => statuses(attacker)).toEqual(ALL_REFUSED);
    await connection.untilClosed();
    await stream.rest();
    expect((await poll).status).toBe(401);
    expect(await statuses(bystander)).toEqual(ALL_GOOD);

    const url = neighbors.process.env['PLINTH_CONSOLE_URL']!;
    await controlAnswer('PATCH', '/clock', { url, body: { moveBy: 3_600_000 } });
    await expect.poll(() => delivered).toEqual(['/of-bystander']);

    await neighbors.operator('enable', attacker.account);
    await expect.poll(() => statuses(attacker)).toEqual(ALL_GOOD);
    await expect.poll(() => delivered).toEqual(['/of-bystander', '/of-attacker']);
    const { json } = await exchange({
      origin: redis.url,
      token: redis.token,
      path: '/get/kept',
    });
    expect(json).toEqual({ result: 'value' });
    const again = await RespClient.logIn(redis.respUrl);
    expect(await again.ask('GET', 'kept')).toBe('$5\r\nvalue\r\n');
    again.leave();
  });

  test('is not the first one, with which the platform is managed', async () => {
    const email = neighbors.process.env['UPSTASH_EMAIL']!;
    for (const [command, ...flags] of [['disable'], ['delete', '--yes']] as const) {
      await expect(
        neighbors.operator(command, { email, apiKey: '' }, ...flags),
      ).rejects.toMatchObject({
        stderr: expect.stringContaining(`plinth: account ${email} is that of the settings, `),
      });
    }
  });
});

describe('an account that the operator deletes', () => {
  test('is gone with all that it owned, and its e-mail opens another one with nothing', async () => {
    const { bystander, process } = neighbors;
    const at = neighbors.flags;
    const ann = await furnish(await openAccount('ann', at), process.env);
    const options = { credentials: ann.account, url: process.env['PLINTH_MANAGEMENT_URL']! };
    const others = { ...options, credentials: bystander.account };
    const { team_id } = await done<{ team_id: string }>(
      'POST',
      '/v2/team',
      { team_name: 'blue', copy_cc: false },
      others,
    );
    const member = { team_id, member_email: 'ann@plinth.local', member_role: 'dev' };
    await done('POST', '/v2/teams/member', member, others);
    expect(await statuses(ann)).toEqual(ALL_GOOD);

    const told = await neighbors.operator('delete', ann.account, '--yes');
    expect(told).toBe('account ann@plinth.local is deleted\n');
    // Its database no longer has a port.
    const redis = { ...ann.redis, url: process.env['UPSTASH_REDIS_REST_URL']! };
    expect(await statuses({ ...ann, redis })).toEqual(ALL_REFUSED);
    expect(await statuses(bystander)).toEqual(ALL_GOOD);

    const credentials = await openAccount('ann', at);
    const asNew = { ...options, credentials };
    for (const path of ['/v2/redis/databases', '/v2/kafka/clusters', '/v2/teams']) {
      expect(await done('GET', path, undefined, asNew)).toEqual([]);
    }
    const changes = await done<unknown[]>('GET', '/v2/auditlogs', undefined, asNew);
    expect(changes).toMatchObject([{ action_string: 'account.create' }]);
    expect(await statuses({ ...ann, redis })).toEqual(ALL_REFUSED);
  });
});
