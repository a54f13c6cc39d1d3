import { NameSet } from '../../../base/name-set.ts';
import { createHash } from 'node:crypto';
import { toText } from '../../../engines/redis/bytes.ts';
import type { RedisSession } from '../../../engines/redis/engine.ts';
import { Unavailable } from '../../../engines/redis/errors.ts';
import { RedisError } from '../../../engines/redis/reply.ts';
import { exportedKey } from '../../../seed/exported-keys.ts';
import { seedKeys } from '../../../seed/redis-keys.ts';
import { execute, bytesOf, keyNames } from '../execute.ts';
import { fieldExpiries, keyValue, type KeyValue } from './key-value.ts';

/** Number of keys that are copied together. */
const AT_ONCE = 100;
/** Number of comparisons that must all differ before a key counts as different. */
const LOOKS = 3;

/** A key that the target refuses. */
export interface RefusedKey {
  readonly key: string;
  readonly reason: string;
}

/** The two databases between which keys are copied. */
export interface TwoSessions {
  readonly from: RedisSession;
  readonly to: RedisSession;
}

/**
 * Copies the keys of one database into another, replacing those of the same name.
 * @param onProgress is called with the number of keys so far
 * @returns the refused keys
 */
export async function copyKeys(
  { from, to }: TwoSessions,
  onProgress: (count: number) => void,
): Promise<RefusedKey[]> {
  const refused: RefusedKey[] = [];
  let count = 0;
  for await (const names of keyNames(from, AT_ONCE)) {
    const replies = await from.executeAll(
      names.flatMap((name) => [
        ['PEXPIRETIME', name],
        ['DUMP', name],
      ]),
    );
    const dumps = names.flatMap((name, i) => {
      const [expiry, dump] = replies.slice(2 * i, 2 * i + 2);
      if (dump instanceof RedisError) throw dump;
      const moment = String(Math.max(0, Number(bytesOf(expiry))));
      return typeof dump === 'string' ? [{ name, moment, dump }] : [];
    });
    const restored = await to.executeAll(
      dumps.map(({ name, moment, dump }) => ['RESTORE', name, moment, dump, 'REPLACE', 'ABSTTL']),
    );
    for (const [i, { name }] of dumps.entries()) {
      const refusal = restored[i];
      if (!(refusal instanceof RedisError)) continue;
      if (isServerError(refusal)) throw refusal;
      const reason = await copiedByCommands({ from, to }, name);
      if (reason === undefined) continue;
      // The commands before the refused one have written some of it, and what was there before is another key.
      await execute(to, 'DEL', name);
      refused.push({ key: toText(name), reason });
    }
    count += names.length;
    onProgress(count);
  }
  return refused;
}

/**
 * Creates a key in the target by commands, because its dump may be of a version that the target
 * can't read.
 * @returns why that is refused
 */
async function copiedByCommands(
  { from, to }: TwoSessions,
  name: string,
): Promise<string | undefined> {
  try {
    const key = await exportedKey(from, name);
    if (key === undefined) return undefined;
    await seedKeys(to, [key], 'its value', () => undefined);
    if (key.type !== 'hash') return undefined;
    for (const [field, moment] of await fieldExpiries(from, name)) {
      await execute(to, 'HPEXPIREAT', name, String(moment), 'FIELDS', '1', field);
    }
    return undefined;
  } catch (error) {
    const { cause = error } = error as Error;
    if (cause instanceof RedisError && isServerError(cause)) throw cause;
    return (error as Error).message;
  }
}

/** Error codes of Redis 7.2 `server.c` about the server rather than the key, which it may accept at another time. */
const STATES = /^(?:OOM|MISCONF|READONLY|LOADING|BUSY|CLUSTERDOWN|MASTERDOWN|NOREPLICAS|TRYAGAIN) /;

/** Whether an error is about the server, so that the key may not be left out. */
export function isServerError(error: RedisError): boolean {
  return error instanceof Unavailable || STATES.test(error.message);
}

/** The result of a comparison. */
export interface Comparison {
  /** Keys that are equal on both sides. */
  readonly count: number;
  /** Over all keys, independent of their order. */
  readonly sha256: string;
  /** Keys that differ, or exist on one side only. */
  readonly different: readonly string[];
}

/**
 * Compares the keys of two databases one by one. A key that expires meanwhile may exist on one side
 * only.
 * @param now Unix milliseconds
 */
export async function compareKeys(
  { from, to }: TwoSessions,
  now: () => number,
  onProgress: (count: number) => void,
): Promise<Comparison> {
  const different: string[] = [];
  const sum = Buffer.alloc(32);
  const seen = new NameSet<string>();
  let count = 0;
  const look = async (name: string): Promise<void> => {
    let [here, there] = await bothOf({ from, to }, name);
    // A field may have expired between the two reads.
    for (let left = LOOKS; left > 1 && !isSame(here, there); left--) {
      [here, there] = await bothOf({ from, to }, name);
    }
    if (isSame(here, there)) {
      if (here === undefined) return;
      count += 1;
      add(
        sum,
        createHash('sha256')
          .update(JSON.stringify([name, here]))
          .digest(),
      );
    } else if (!isOver(here, now()) && !isOver(there, now())) different.push(toText(name));
  };
  for (const session of [from, to]) {
    for await (const names of keyNames(session, AT_ONCE)) {
      const fresh = [...new NameSet(names)].filter((name) => !seen.has(name));
      for (const name of fresh) seen.add(name);
      await Promise.all(fresh.map(look));
      onProgress(seen.size);
    }
  }
  return { count, sha256: sum.toString('hex'), different };
}

function bothOf(
  { from, to }: TwoSessions,
  name: string,
): Promise<[KeyValue | undefined, KeyValue | undefined]> {
  return Promise.all([keyValue(from, name), keyValue(to, name)]);
}

function isSame(a: KeyValue | undefined, b: KeyValue | undefined): boolean {
  return a?.type === b?.type && a?.text === b?.text && a?.expiry === b?.expiry;
}

/** Whether a key should have expired by now. */
function isOver(value: KeyValue | undefined, now: number): boolean {
  return value !== undefined && value.expiry > 0 && value.expiry <= now;
}

/** Adds digests as numbers, so that their order does not matter. */
function add(sum: Buffer, digest: Buffer): void {
  let carry = 0;
  for (let i = sum.length - 1; i >= 0; i--) {
    const total = sum[i]! + digest[i]! + carry;
    sum[i] = total & 255;
    carry = total >> 8;
  }
}
