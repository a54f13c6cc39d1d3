import { beforeAll, describe, expect, test } from 'vitest';
import type { CreatedDatabase } from '../harness/databases.ts';
import { program, type QueueUser } from '../harness/hosted-program.ts';
import type { Credentials } from '../harness/management.ts';
import { openSecondAccount } from '../harness/second-account.ts';

let credentials: Credentials;
beforeAll(async () => {
  // A separate account, because the program changes the queue user.
  credentials = await openSecondAccount('command-line');
});

/** `fetch` of Node, which sends the Content-Type of JSON even without a body. */
const commandLine = program({
  credentials: () => credentials,
  headers: { 'content-type': 'application/json' },
});

describe('the command line', () => {
  test('logs in and manages databases', async () => {
    expect(await commandLine('GET', '/v2/redis/databases')).toEqual([]);
    const { database_id: id } = await commandLine<CreatedDatabase>('POST', '/v2/redis/database', {
      database_name: 'cli',
      region: 'global',
      primary_region: 'ca-central-1',
      read_regions: ['eu-west-2', 'us-east4'],
    });
    const hidden = await commandLine('GET', `/v2/redis/database/${id}?credentials=hide`);
    expect(hidden).not.toHaveProperty('password');
    expect(hidden).not.toHaveProperty('rest_token');
    expect(hidden).not.toHaveProperty('read_only_rest_token');
    expect(await commandLine('GET', `/v2/redis/stats/${id}`)).toHaveProperty('throughput');
    const post = (operation: string, body?: object) =>
      commandLine('POST', `/v2/redis/${operation}/${id}`, body);
    await post('rename', { name: 'renamed' });
    await post('reset-password');
    for (const on of ['enable', 'disable']) {
      for (const what of ['eviction', 'autoupgrade', 'dailybackup']) await post(`${on}-${what}`);
    }
    await post('enable-tls');
    for (const plan of ['free', 'payg', 'pro', 'paid']) await post('change-plan', { plan });
    await commandLine('PATCH', `/v2/redis/update-budget/${id}`, { budget: 360 });
    await post('update-regions', { read_regions: ['af-south-1', 'asia-northeast1'] });
    await post('create-backup', { name: 'before' });
    const [backup] = await commandLine<{ backup_id: string }[]>(
      'GET',
      `/v2/redis/list-backup/${id}`,
    );
    const { backup_id } = backup!;
    await post('restore-backup', { backup_id });
    expect(await commandLine('DELETE', `/v2/redis/delete-backup/${id}/${backup_id}`)).toBe('OK');
    expect(await commandLine('DELETE', `/v2/redis/database/${id}`)).toBe('OK');
  });

  test('manages teams, and moves databases to them', async () => {
    const { team_id } = await commandLine<{ team_id: string }>('POST', '/v2/team', {
      team_name: 'command line',
      copy_cc: false,
    });
    const member = { team_id, member_email: 'ada@example.com' };
    await commandLine('POST', '/v2/teams/member', { ...member, member_role: 'admin' });
    expect(await commandLine('GET', `/v2/teams/${team_id}`)).toHaveLength(2);
    await commandLine('DELETE', '/v2/teams/member', member);
    const made = await commandLine<CreatedDatabase>('POST', '/v2/redis/database', {
      database_name: 'cli',
      region: 'global',
      primary_region: 'us-east-1',
    });
    const { database_id } = made;
    await commandLine('POST', '/v2/redis/move-to-team', { database_id, team_id });
    await commandLine('DELETE', `/v2/redis/database/${database_id}`);
    await commandLine('DELETE', `/v2/team/${team_id}`);
    expect(await commandLine('GET', '/v2/teams')).toEqual([]);
  });

  test('manages the queue user', async () => {
    const users = await commandLine<QueueUser[]>('GET', '/v2/qstash/users');
    expect(users.map(({ region }) => region)).toEqual(['eu-central-1', 'us-east-1']);
    const { id, token } = users[0]!;
    for (const user of users) {
      const byId = await commandLine<QueueUser>('GET', `/v2/qstash/user/${user.id}`);
      expect(byId).toEqual(user);
    }
    expect(new Set(users.map((user) => user.id)).size).toBe(2);
    const get = () => commandLine<QueueUser>('GET', `/v2/qstash/user/${id}`);
    for (const plan of ['paid', 'qstash_fixed_1m', 'qstash_fixed_10m', 'qstash_fixed_100m']) {
      await commandLine('POST', `/v2/qstash/set-plan/${id}`, { plan_name: plan });
      expect(await get()).toMatchObject({ type: 'paid', reserved_type: plan });
    }
    await commandLine('PATCH', `/v2/qstash/update-budget/${id}`, { budget: 20 });
    await commandLine('POST', `/v2/qstash/enable-prodpack/${id}`);
    expect(await get()).toMatchObject({ budget: 20, prod_pack_enabled: true });
    await commandLine('POST', `/v2/qstash/disable-prodpack/${id}`);
    expect(await get()).toMatchObject({ prod_pack_enabled: false });
    for (const period of ['1h', '3h', '12h', '1d', '3d', '7d', '30d']) {
      const path = `/v2/qstash/stats/${id}?period=${period}`;
      expect(await commandLine(`GET`, path)).toHaveProperty('dlq_message_count', 0);
    }
    expect(await commandLine('GET', '/v2/qstash/ipv4')).toContain('127.0.0.1/32');
    const rotated = await commandLine<QueueUser>('POST', `/v2/qstash/rotate-token/${id}`);
    expect(rotated.token).not.toBe(token);
    const { team_id } = await commandLine<{ team_id: string }>('POST', '/v2/team', {
      team_name: 'with a queue',
      copy_cc: false,
    });
    const move = { qstash_id: id, target_team_id: team_id };
    await commandLine('POST', '/v2/qstash/move-to-team', move);
    expect(await get()).toMatchObject({ customer_id: team_id, token: rotated.token });
  });
});
