import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newest, startRedisAt, type RedisOrder, type RedisServer } from './redis.ts';
import { freePorts } from './ports.ts';
import { until } from './server-process.ts';

const SLOTS = 16_384;

/** A Redis Cluster: primaries that share the slots evenly, each with a replica. */
export interface RedisCluster extends AsyncDisposable {
  /** Primaries first, then their replicas in the same order. */
  readonly nodes: readonly RedisServer[];
  /** Host and port of each, separated by commas. */
  readonly addresses: string;
}

/**
 * For tests of failovers: a primary that is down for some seconds is replaced. In other tests that would also happen to
 * one that a very busy machine leaves without time for so long.
 */
export const QUICK_FAILOVER = { 'cluster-node-timeout': 4000 };

/**
 * Starts a cluster of twice as many nodes as primaries.
 * @throws Error if it is not complete in time
 */
export async function startRedisCluster(
  order: RedisOrder = {},
  primaries = 3,
): Promise<RedisCluster> {
  const installed = order.installed ?? newest((one) => !one.isValkey, 'redis-server');
  const ports = await freePorts(primaries * 4);
  const members = Array.from({ length: primaries * 2 }, (_, i) => ({
    id: `${i + 1}`.padStart(40, '0'),
    port: ports[i * 2]!,
    busPort: ports[i * 2 + 1]!,
  }));
  const slots = Array.from({ length: primaries }, (_, i) => {
    const first = Math.floor((i * SLOTS) / primaries);
    return `${first}-${Math.floor(((i + 1) * SLOTS) / primaries) - 1}`;
  });

  /**
   * The cluster's configuration as a node would have saved it, so that it is complete from the start, without a
   * handshake.
   */
  const description = (own: number): string => {
    const lines = members.map(({ id, port, busPort }, i) => {
      const myself = i === own ? 'myself,' : '';
      const role =
        i < primaries ? `${myself}master -` : `${myself}slave ${members[i - primaries]!.id}`;
      const range = i < primaries ? ` ${slots[i]!}` : '';
      const epoch = (i % primaries) + 1;
      return `${id} 127.0.0.1:${port}@${busPort} ${role} 0 0 ${epoch} connected${range}`;
    });
    return `${lines.join('\n')}\nvars currentEpoch ${primaries} lastVoteEpoch 0\n`;
  };

  const settings = {
    ...{ 'cluster-enabled': 'yes', 'cluster-config-file': 'nodes.conf' },
    'repl-diskless-sync-delay': 0,
    // A replica that was down for long may still replace a primary.
    'cluster-replica-validity-factor': 0,
    ...(order.password === undefined ? {} : { masterauth: order.password }),
    ...(order.tls === true ? { 'tls-replication': 'yes', 'tls-cluster': 'yes' } : {}),
    ...order.settings,
  };
  const nodes = await Promise.all(
    members.map(({ port, busPort }, i) =>
      startRedisAt(
        { ...order, settings: { 'cluster-port': busPort, ...settings } },
        installed,
        port,
        ({ path }) => writeFileSync(join(path, 'nodes.conf'), description(i)),
      ),
    ),
  );
  const dispose = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
  };
  try {
    await Promise.all(
      nodes.map((node, i) => until('a whole cluster', () => isIn(node, i >= primaries))),
    );
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    nodes,
    addresses: nodes.map(({ port }) => `127.0.0.1:${port}`).join(','),
    [Symbol.asyncDispose]: dispose,
  };
}

/** Whether a node sees all slots served, and, as a replica, is in sync with its primary. */
async function isIn(node: RedisServer, isReplica: boolean): Promise<boolean> {
  const client = node.connect();
  try {
    const state = String(await client.call('CLUSTER', 'INFO'));
    if (!state.includes('cluster_state:ok')) return false;
    return !isReplica || (await client.info('replication')).includes('master_link_status:up');
  } finally {
    client.disconnect();
  }
}
