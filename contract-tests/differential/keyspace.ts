import { isAtLeast } from '../../scripts/servers/installed-redis.ts';
import type { RunCommands } from '../harness/resp-pipelines.ts';
import type { Resp } from '../harness/resp2.ts';
import { compared, type Comparison } from './compare.ts';

/** The content of each key, in a form that is equal for equal contents. */
export type KeyspaceState = Readonly<Record<string, readonly unknown[]>>;

interface Look {
  readonly argv: readonly string[];
  readonly compare: Comparison | 'as pairs' | 'by sign';
}

/** Some of the fields that hashes have here. */
const FIELDS = ['a', 'b', 'c', '1'];

const LOOKS: Readonly<Record<string, (key: string, version: string) => readonly Look[]>> = {
  string: (key) => [{ argv: ['GET', key], compare: 'exactly' }],
  list: (key) => [{ argv: ['LRANGE', key, '0', '-1'], compare: 'exactly' }],
  set: (key) => [{ argv: ['SMEMBERS', key], compare: 'in any order' }],
  hash: (key, version) => [
    { argv: ['HGETALL', key], compare: 'as pairs' },
    ...(isAtLeast(version, '7.4')
      ? [{ argv: ['HTTL', key, 'FIELDS', '4', ...FIELDS], compare: 'by sign' } as const]
      : []),
  ],
  zset: (key) => [{ argv: ['ZRANGE', key, '0', '-1', 'WITHSCORES'], compare: 'exactly' }],
  stream: (key) => [
    { argv: ['XRANGE', key, '-', '+'], compare: 'exactly' },
    { argv: ['XINFO', 'GROUPS', key], compare: 'exactly' },
    { argv: ['XPENDING', key, 'g'], compare: 'exactly' },
  ],
};

/** All keys with their contents, and whether they expire. */
export async function keyspaceOf(run: RunCommands, version: string): Promise<KeyspaceState> {
  const [names] = await run([['KEYS', '*']]);
  const keys = (names![1] as readonly Resp[]).map((name) => String(name[1])).toSorted();
  const types = await run(keys.map((key) => ['TYPE', key]));
  const looks = keys.map((key, i): readonly Look[] => [
    ...LOOKS[String(types[i]![1])]!(key, version),
    { argv: ['TTL', key], compare: 'by sign' },
  ]);
  const replies = await run(looks.flat().map(({ argv }) => argv));
  let at = 0;
  const seen = looks.map((own) => own.map(({ compare }) => seenAs(replies[at++]!, compare)));
  return Object.fromEntries(keys.map((key, i) => [key, seen[i]!]));
}

function seenAs(reply: Resp, comparison: Look['compare']): unknown {
  const items = reply[0] === '*' ? (reply[1] ?? []) : [reply];
  if (comparison === 'by sign') return items.map((item) => Math.sign(Number(item[1])));
  if (comparison !== 'as pairs') return compared(reply, comparison);
  const pairs = items.flatMap((item, i) => (i % 2 === 0 ? [[item[1], items[i + 1]?.[1]]] : []));
  return pairs.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}
