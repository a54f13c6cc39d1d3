import type { ByteString } from '../../bytes.ts';
import { commandCalledBy } from '../../embedded/command-index.ts';
import { keysOf } from '../../embedded/command-keys.ts';
import { RedisError, type Reply } from '../../reply.ts';
import { OK } from '../../reply.ts';
import { itemsOf } from '../reply-fields.ts';
import { hashSlot } from './hash-slot.ts';

/** The nodes of a cluster to which a command is sent. */
type Route =
  /** To the node of its first key, which checks that the other keys are in the same slot. */
  | { readonly to: 'slot'; readonly slot: number }
  /** To the node of slot 0, for commands without keys. */
  | { readonly to: 'first' }
  /** To all nodes with keys, whose replies are joined. */
  | { readonly to: 'primaries'; readonly join: (replies: readonly Reply[]) => Reply }
  /** To the node of slot 0, and if it succeeds, to the others. */
  | { readonly to: 'others-after'; readonly argv: readonly ByteString[] }
  /** To replicas too, because they do not replicate this. */
  | { readonly to: 'everywhere' }
  /** To one node after the other. */
  | { readonly to: 'each-in-turn' };

type Join = Extract<Route, { to: 'primaries' }>['join'];

const same: Join = ([first]) => first ?? OK;
const sum: Join = (replies) => replies.reduce<number>((all, each) => all + Number(each), 0);
const all: Join = (replies) => replies.flatMap((each) => itemsOf(each));
const least: Join = (replies) => Math.min(...replies.map(Number));
const leastOfEach: Join = (replies) => {
  const rows = replies.map((reply) => itemsOf(reply));
  return (rows[0] ?? []).map((_, i) => Math.min(...rows.map((row) => Number(row[i]))));
};

const JOINS: Readonly<Record<string, Join>> = {
  dbsize: sum,
  keys: all,
  flushdb: same,
  flushall: same,
  'script|load': same,
  'script|flush': same,
  'script|exists': leastOfEach,
  wait: least,
  waitaof: leastOfEach,
};

/** Users are stored per node, and not replicated. */
const EVERYWHERE = /^acl (?:setuser|deluser)$/;
const SHARDED = /^s(?:un)?subscribe$/;

/** The route of a command, by its keys. */
export function routeOf(argv: readonly ByteString[]): Route {
  const word = argv[0]!.toLowerCase();
  if (SHARDED.test(word)) return { to: 'slot', slot: hashSlot(argv[1] ?? '') };
  const spec = commandCalledBy(argv)?.spec;
  const name = spec?.name ?? word;
  if (name === 'scan' || name === 'randomkey') return { to: 'each-in-turn' };
  const join = JOINS[name];
  if (join !== undefined) return { to: 'primaries', join };
  // The library that the node of slot 0 has accepted replaces any library of that name on other nodes.
  if (name === 'function|load') return { to: 'others-after', argv: withReplace(argv) };
  if (name === 'function|delete') return { to: 'others-after', argv };
  if (EVERYWHERE.test(`${word} ${argv[1]?.toLowerCase()}`)) return { to: 'everywhere' };
  const [key] = spec === undefined ? [] : keysOf(spec, argv);
  return key === undefined ? { to: 'first' } : { to: 'slot', slot: hashSlot(argv[key.position]!) };
}

/** The slots of all keys of commands. */
export function slotsOf(rows: readonly (readonly ByteString[])[]): Set<number> {
  const slots = new Set<number>();
  for (const argv of rows) {
    const spec = commandCalledBy(argv)?.spec;
    if (spec === undefined) continue;
    for (const { position } of keysOf(spec, argv)) slots.add(hashSlot(argv[position]!));
  }
  return slots;
}

/** `cluster.c` `clusterRedirectClient` */
export function crossSlot(): RedisError {
  return new RedisError("CROSSSLOT Keys in request don't hash to the same slot");
}

function withReplace(argv: readonly ByteString[]): readonly ByteString[] {
  const isThere = argv.slice(2, -1).some((word) => word.toUpperCase() === 'REPLACE');
  return isThere ? argv : argv.toSpliced(2, 0, 'REPLACE');
}
