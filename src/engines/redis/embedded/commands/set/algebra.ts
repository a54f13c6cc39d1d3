import type { ByteString } from '../../../bytes.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import { SetValue } from '../../values/set.ts';
import type { CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { commonMembers, difference, intersection, union, type Operand } from './operations.ts';

export const sinter = replyWith(commonMembers);
export const sunion = replyWith((sets) => union(sets).values());
export const sdiff = replyWith((sets) => difference(sets).values());
export const sinterstore = storeResultOf(intersection, 'sinterstore');
export const sunionstore = storeResultOf(union, 'sunionstore');
export const sdiffstore = storeResultOf(difference, 'sdiffstore');

function replyWith(membersOf: (sets: readonly Operand[]) => Iterable<ByteString>): CommandFunction {
  return ({ keyspace }, argv) => [...membersOf(readSets(keyspace, argv.slice(1)))];
}

function storeResultOf(
  operation: (sets: readonly Operand[]) => SetValue,
  event: KeyEvent,
): CommandFunction {
  return (ctx, argv) =>
    storeResult(ctx, argv[1]!, operation(readSets(ctx.keyspace, argv.slice(2))), event);
}

/** The sets under the keys. All keys are checked for their type, even if the first ones decide the result. */
export function readSets(keyspace: Keyspace, keys: readonly ByteString[]): Operand[] {
  return keys.map((key) => keyspace.readAs(key, SetValue));
}
