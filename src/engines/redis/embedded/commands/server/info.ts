import { arch, release, totalmem, type } from 'node:os';
import { NameSet } from '../../../../../base/name-set.ts';
import packageJson from '../../../../../../package.json' with { type: 'json' };
import { EMPTY_DATABASE_BYTES, type Database } from '../../database.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { CommandFunction } from '../command.ts';

interface InfoSection {
  readonly title: string;
  /** Whether only those who ask for it, or for all, get it. */
  readonly isLeftOut?: boolean;
  readonly fields: (database: Database) => Readonly<Record<string, string | number>>;
}

/** The Redis version whose behavior the engine has; clients choose commands by it. */
export const REDIS_VERSION = '7.2.0';
/** The number of keys with an expiry that are sampled for the average time to live. */
const TTL_SAMPLES = 100;

/**
 * The sections of INFO, with Redis's names and order and only the fields that are known. What belongs to the process
 * (`rss`, CPU) is that of all databases in it.
 */
const sections: readonly InfoSection[] = [
  { title: 'Server', fields: server },
  { title: 'Clients', fields: clients },
  { title: 'Memory', fields: memory },
  { title: 'Persistence', fields: persistence },
  { title: 'Stats', fields: stats },
  { title: 'Replication', fields: replication },
  { title: 'CPU', fields: cpu },
  { title: 'Commandstats', isLeftOut: true, fields: ({ commands }) => commands.commandFields() },
  { title: 'Errorstats', fields: ({ commands }) => commands.errorFields() },
  { title: 'Cluster', fields: () => ({ cluster_enabled: 0 }) },
  { title: 'Keyspace', fields: ({ keyspace }) => describeKeys(keyspace) },
];

/** Nothing is replicated, so nothing is counted for replicas. */
function replication() {
  return { role: 'master', connected_slaves: 0, master_repl_offset: 0 };
}

function server({ clock, openedAt, runId }: Database) {
  const now = clock.now();
  const uptime = Math.max(0, Math.floor((now - openedAt) / 1000));
  return {
    redis_version: REDIS_VERSION,
    plinth_version: packageJson.version,
    redis_git_sha1: '00000000',
    redis_git_dirty: 0,
    redis_build_id: packageJson.version,
    redis_mode: 'standalone',
    os: `${type()} ${release()} ${arch()}`,
    arch_bits: 64,
    process_id: process.pid,
    process_supervised: 'no',
    run_id: runId,
    server_time_usec: Math.floor(now * 1000),
    uptime_in_seconds: uptime,
    uptime_in_days: Math.floor(uptime / 86_400),
  };
}

function clients(database: Database) {
  const { blocked, countConnections, pause, pubsub, tracking, watches } = database;
  return {
    connected_clients: countConnections().open,
    cluster_connections: 0,
    tracking_clients: tracking.clients,
    pubsub_clients: pubsub.subscribers,
    watching_clients: watches.watchers,
    blocked_clients: blocked.size + pause.waiting,
    total_watched_keys: watches.keys,
    total_blocking_keys: blocked.keys,
    total_blocking_keys_on_nokey: blocked.keysOrGone,
  };
}

function memory({ keyspace, config, scripts, libraries }: Database) {
  const usedBytes = keyspace.usedBytes + EMPTY_DATABASE_BYTES;
  const peakBytes = keyspace.memory.peak + EMPTY_DATABASE_BYTES;
  return {
    ...inBytes('used_memory', usedBytes),
    used_memory_startup: EMPTY_DATABASE_BYTES,
    used_memory_dataset: keyspace.usedBytes,
    ...inBytes('used_memory_rss', process.memoryUsage.rss()),
    ...peakFields(usedBytes, peakBytes),
    ...inBytes('total_system_memory', totalmem()),
    ...inBytes('used_memory_lua', scripts.luaBytes),
    used_memory_vm_eval: scripts.luaBytes,
    used_memory_scripts_eval: scripts.bytes,
    number_of_cached_scripts: scripts.size,
    number_of_functions: libraries.functionCount,
    number_of_libraries: libraries.size,
    used_memory_vm_functions: libraries.luaBytes,
    ...inBytes('used_memory_vm_total', scripts.luaBytes + libraries.luaBytes),
    used_memory_functions: libraries.bytes,
    ...inBytes('used_memory_scripts', scripts.bytes + libraries.bytes),
    // Output buffers and the log are not part of the memory in use.
    mem_not_counted_for_evict: 0,
    ...inBytes('maxmemory', config.maxMemory),
    maxmemory_policy: config.maxMemoryPolicy,
    mem_allocator: 'v8',
    active_defrag_running: 0,
    lazyfree_pending_objects: 0,
  };
}

/** The peak memory in bytes, and the used memory as a percentage of it. */
export function peakFields(usedBytes: number, peakBytes: number) {
  return {
    ...inBytes('used_memory_peak', peakBytes),
    used_memory_peak_perc: `${((usedBytes / Math.max(peakBytes, 1)) * 100).toFixed(2)}%`,
  };
}

/** A field of INFO in bytes, and in human-readable form. */
export function inBytes(name: string, bytes: number) {
  return { [name]: bytes, [`${name}_human`]: humanBytes(bytes) };
}

/** Redis 7.2 `server.c` `bytesToHuman`. */
function humanBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), 5);
  return power === 0 ? `${bytes}B` : `${(bytes / 1024 ** power).toFixed(2)}${'BKMGTP'[power]}`;
}

/** SAVE and BGSAVE make sure that the log is on disk, at once: no saving is ever in progress. */
function persistence({ keyspace, config, journal, savedAt, changesSaved }: Database) {
  const status = journal.failure === undefined ? 'ok' : 'err';
  return {
    loading: keyspace.replaying ? 1 : 0,
    async_loading: 0,
    rdb_changes_since_last_save: keyspace.dirty - changesSaved,
    rdb_bgsave_in_progress: 0,
    rdb_last_save_time: Math.floor(savedAt / 1000),
    rdb_last_bgsave_status: status,
    rdb_last_bgsave_time_sec: -1,
    rdb_current_bgsave_time_sec: -1,
    aof_enabled: config.get('appendonly') === 'yes' ? 1 : 0,
    aof_rewrite_in_progress: journal.isRewriting === true ? 1 : 0,
    aof_rewrite_scheduled: 0,
    aof_last_rewrite_time_sec: -1,
    aof_current_rewrite_time_sec: -1,
    aof_last_write_status: status,
    ...(journal.bytes === undefined ? {} : { aof_current_size: journal.bytes }),
  };
}

function stats(database: Database) {
  const { keyspace, commandsProcessed, commands, pubsub, acl, tracking } = database;
  return {
    total_connections_received: database.countConnections().soFar - database.connectionsBefore,
    total_commands_processed: commandsProcessed,
    expired_keys: keyspace.statistics.expired,
    expired_subkeys: keyspace.statistics.expiredFields,
    evicted_keys: keyspace.statistics.evicted,
    evicted_clients: 0,
    keyspace_hits: keyspace.statistics.hits,
    keyspace_misses: keyspace.statistics.misses,
    pubsub_channels: pubsub.channels.size,
    pubsub_patterns: pubsub.patterns.size,
    pubsubshard_channels: pubsub.shardChannels.size,
    tracking_total_keys: tracking.keys,
    tracking_total_items: tracking.items,
    tracking_total_prefixes: tracking.prefixes,
    acl_access_denied_auth: acl.log.totals.auth,
    acl_access_denied_cmd: acl.log.totals.command,
    acl_access_denied_key: acl.log.totals.key,
    acl_access_denied_channel: acl.log.totals.channel,
    unexpected_error_replies: 0,
    total_error_replies: commands.errorReplies,
  };
}

function cpu() {
  const { system, user } = process.cpuUsage();
  return {
    used_cpu_sys: (system / 1e6).toFixed(6),
    used_cpu_user: (user / 1e6).toFixed(6),
  };
}

function describeKeys(keyspace: Keyspace): Readonly<Record<string, string>> {
  if (keyspace.size === 0) return {};
  const { size, volatile, expiringHashes } = keyspace;
  const ofKeys = `keys=${size},expires=${volatile.size},avg_ttl=${averageTimeToLive(keyspace)}`;
  return { db0: `${ofKeys},subexpiry=${expiringHashes.size}` };
}

function averageTimeToLive({ volatile, now }: Keyspace): number {
  const left = volatile
    .values()
    .take(TTL_SAMPLES)
    .map(({ expireAt }) => Math.max(0, expireAt - now))
    .toArray();
  if (left.length === 0) return 0;
  return Math.floor(left.reduce((sum, each) => sum + each, 0) / left.length);
}

/**
 * Each section appears once and in INFO's own order, whatever the order of the arguments; unknown sections are ignored
 * (Redis 7.2 `server.c` `genInfoSectionDict`).
 */
export const info: CommandFunction = ({ database }, argv) => {
  const asked = new NameSet(argv.slice(1).map((word) => word.toLowerCase()));
  const all = asked.has('all') || asked.has('everything');
  const byDefault = asked.size === 0 || asked.has('default');
  return sections
    .filter(
      ({ title, isLeftOut }) =>
        all || (byDefault && isLeftOut !== true) || asked.has(title.toLowerCase()),
    )
    .map(({ title, fields }) => {
      const lines = Object.entries(fields(database)).map(([name, value]) => `${name}:${value}`);
      return [`# ${title}`, ...lines, ''].join('\r\n');
    })
    .join('\r\n');
};
