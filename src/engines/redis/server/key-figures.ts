import { toText, type ByteString } from '../bytes.ts';
import { inBytes, peakFields } from '../embedded/commands/server/info-sections.ts';
import type { Reply } from '../reply.ts';

/** What servers say of the keys of a place. */
export interface KeyFigures {
  readonly keys: number;
  readonly memoryBytes: number;
  /** As INFO keyspace has it, without the name of the database; empty where there are no keys. */
  readonly keyspace: string;
}

/** What each server is asked for. */
export const FIGURES = [
  ['INFO', 'keyspace'],
  ['INFO', 'memory'],
];

/**
 * Puts together what each server has said.
 * @param number of the logical database
 * @returns undefined where one of them did not answer
 */
export function keyFigures(
  servers: readonly (readonly Reply[])[],
  number: number,
): KeyFigures | undefined {
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
        // An average can not be added up; the longest is shown.
        const before = sums.get(name!) ?? 0;
        sums.set(
          name!,
          name === 'avg_ttl' ? Math.max(before, Number(value)) : before + Number(value),
        );
      }
    }
    const used = Number(/^used_memory_dataset:(\d+)/m.exec(memory)?.[1] ?? 0);
    // Redis counts memory for the server as a whole; a database is taken to have its part by its keys.
    if (total > 0) memoryBytes += Math.round((used * own) / total);
  }
  const keyspace = [...sums].map(([name, value]) => `${name}=${value}`).join(',');
  return { keys: sums.get('keys') ?? 0, memoryBytes, keyspace };
}

/**
 * INFO of a database without keys, with what the servers say of them.
 * @param peakBytes the most that `memoryBytes` has been
 * @param blocked how many clients wait
 */
export function withKeyFigures(
  info: ByteString,
  { keyspace, memoryBytes }: KeyFigures,
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
