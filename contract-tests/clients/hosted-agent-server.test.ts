import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, resetAccount, type CreatedDatabase } from '../harness/databases.ts';
import { program, type QueueUser } from '../harness/hosted-program.ts';
import { done, management, type Credentials } from '../harness/management.ts';
import { target } from '../harness/target.ts';

const agentServer = program({
  headers: {
    'content-type': 'application/json',
    'upstash-telemetry-runtime': 'node@v26.0.0',
    'upstash-telemetry-platform': 'unknown',
    'upstash-telemetry-sdk': '@upstash/mcp-server@v0.3.0',
  },
});

describe('the agent server', () => {
  beforeEach(resetAccount);

  /** Its first request: a refused deletion tells it that the key is read-only. */
  const start = async (as: Credentials) => {
    expect(await agentServer('GET', '/v2/redis/databases', undefined, as)).toEqual(
      expect.any(Array),
    );
    const probe = '/v2/redis/database/readonly-check-nonexistent';
    const { json } = await management('DELETE', probe, { credentials: as });
    return JSON.stringify(json).includes('Readonly API key');
  };

  test('recognizes a read-only key, and works with its tokens', async () => {
    const { rest_token } = await createDatabase({ name: 'agent' });
    const { email } = target();
    const body = { name: 'agent', read_only: true };
    const { key } = await done<{ key: string }>('POST', '/v2/apikey', body);
    const reader = { email, apiKey: key };
    expect(await start(target())).toBe(false);
    expect(await start(reader)).toBe(true);
    const databases = await agentServer<CreatedDatabase[]>(
      ...(['GET', '/v2/redis/databases', undefined, reader] as const),
    );
    const { read_only_rest_token: token } = databases.find(
      ({ database_name: name }) => name === 'agent',
    )!;
    expect(token).not.toBe(rest_token);
    const headers = { authorization: `Bearer ${token}` };
    const pong = await fetch(`${target().redisUrl}/get/a`, { headers });
    expect(await pong.json()).toEqual({ result: null });
    const users = await agentServer<QueueUser[]>('GET', '/v2/qstash/users', undefined, reader);
    const readable = users.find(({ region }) => region === 'us-east-1')?.read_only_token;
    const logs = await fetch(`${target().queueUrl}/v2/logs`, {
      headers: { authorization: `Bearer ${readable}` },
    });
    expect(logs.status).toBe(200);
  });

  test('manages databases and their backups', async () => {
    const { database_id: id } = await agentServer<CreatedDatabase>('POST', '/v2/redis/database', {
      name: 'agent',
      region: 'global',
      primary_region: 'us-east-1',
      read_regions: ['us-west-1'],
    });
    await agentServer('POST', `/v2/redis/update-regions/${id}`, { read_regions: ['sa-east-1'] });
    await agentServer('POST', `/v2/redis/reset-password/${id}`, {});
    const stats = await agentServer<Record<string, { x: string }[]>>(
      'GET',
      `/v2/redis/stats/${id}?period=1h`,
    );
    for (const name of ['throughput', 'keyspace', 'diskusage', 'dailyrequests', 'bandwidths']) {
      // It parses the times of points as dates.
      expect(stats[name]!.map(({ x }) => new Date(x).getTime())).not.toContain(NaN);
    }
    await agentServer('POST', `/v2/redis/create-backup/${id}`, { name: 'mine' });
    const [{ backup_id }] = await agentServer<[{ backup_id: string }]>(
      'GET',
      `/v2/redis/list-backup/${id}`,
    );
    await agentServer('POST', `/v2/redis/restore-backup/${id}`, { backup_id });
    await agentServer('DELETE', `/v2/redis/delete-backup/${id}/${backup_id}`);
    await agentServer('PATCH', `/v2/redis/enable-dailybackup/${id}`);
    await agentServer('PATCH', `/v2/redis/disable-dailybackup/${id}`);
    await agentServer('DELETE', `/v2/redis/database/${id}`);
  });
});
