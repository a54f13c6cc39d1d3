import { toText, type ByteString } from '../bytes.ts';
import { inBytes, peakFields } from '../embedded/commands/server/info.ts';
import type { Reply } from '../reply.ts';

/** Figures of the keys of a place, from its servers. */
export interface KeyStatistics {
  readonly keys: number;
  readonly memoryBytes: number;
  /** The value in INFO keyspace, without the name of the database; empty if there are no keys. */
  readonly keyspace: string;
}

/** The commands for each server. */
export const STATISTICS_COMMANDS = [
  ['INFO', 'keyspace'],
  ['INFO', 'memory'],
];

/**
 * Combines the replies of all servers.
 * @param number of the logical database
 * @returns undefined if one of them did not reply
 */
export function keyStatistics(
  servers: readonly (readonly Reply[])[],
  number: number,
): KeyStatistics | undefined {
  const sums = new Map<string, number>();
  let memoryBytes = 0;
  for (const replies of servers) {
    const [keyspace, memory] = replies.map((reply) =>
      typeof reply === 'string' ? toText(reply) : undefined,
    );
    if (keyspace === undefined || memory === undefined) return undefined;
    let own = 0;
    let total = 0;
    for (const [, database, fields] of keyspace.matchAll(/^db(\d+):(\S*)/gm)) {
      const keys = Number(/keys=(\d+)/.exec(fields!)?.[1] ?? 0);
      total += keys;
      if (Number(database) !== number) continue;
      own = keys;
      for (const [, name, value] of fields!.matchAll(/(\w+)=(\d+)/g)) {
        // Averages can't be added up, so the longest is shown.
        const before = sums.get(name!) ?? 0;
        sums.set(
          name!,
          name === 'avg_ttl' ? Math.max(before, Number(value)) : before + Number(value),
        );
      }
    }
    const used = Number(/^used_memory_dataset:(\d+)/m.exec(memory)?.[1] ?? 0);
    // Redis counts memory for the whole server; the share of a database is estimated by its keys.
    if (total > 0) memoryBytes += Math.round((used * own) / total);
  }
  const keyspace = [...sums].map(([name, value]) => `${name}=${value}`).join(',');
  return { keys: sums.get('keys') ?? 0, memoryBytes, keyspace };
}

/**
 * Inserts the figures of the keys into INFO.
 * @param peakBytes the maximum of `memoryBytes` so far
 * @param blocked the number of blocked clients
 */
export function withKeyStatistics(
  info: ByteString,
  { keyspace, memoryBytes }: KeyStatistics,
  peakBytes: number,
  blocked: number,
): ByteString {
  const line = keyspace === '' ? '' : `db0:${keyspace}\r\n`;
  const fields = {
    blocked_clients: blocked,
    ...inBytes('used_memory', memoryBytes),
    ...peakFields(memoryBytes, peakBytes),
  };
  let told = info.replace(/^# Keyspace\r\n(?:db0:.*\r\n)?/m, `# Keyspace\r\n${line}`);
  for (const [name, value] of Object.entries(fields))
    told = told.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}:${value}`);
  return told;
}
