import { NEVER } from '../../keyspace/entry.ts';
import type { CommandFunction } from '../command.ts';

const NO_KEY = -2;
const NO_EXPIRY = -1;

export const pttl: CommandFunction = expiryOf((expireAt, now) => Math.max(0, expireAt - now));
export const ttl: CommandFunction = expiryOf((expireAt, now) =>
  toSeconds(Math.max(0, expireAt - now)),
);
export const pexpiretime: CommandFunction = expiryOf((expireAt) => expireAt);
export const expiretime: CommandFunction = expiryOf(toSeconds);

function expiryOf(shown: (expireAt: number, now: number) => number): CommandFunction {
  return ({ keyspace }, argv) => {
    const entry = keyspace.inspect(argv[1]!);
    if (entry === undefined) return NO_KEY;
    return entry.expireAt === NEVER ? NO_EXPIRY : shown(entry.expireAt, keyspace.now);
  };
}

/** To the nearest second, as `expire.c` `ttlGenericCommand` rounds. */
function toSeconds(milliseconds: number): number {
  return Math.floor((milliseconds + 500) / 1000);
}
