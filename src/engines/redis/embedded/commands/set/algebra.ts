import type { ByteString } from '../../../bytes.ts';
import type { KeyEvent } from '../../keyspace/events.ts';
import type { Keyspace } from '../../keyspace/keyspace.ts';
import type { EncodingLimits } from '../../values/encoding-limits.ts';
import { SetValue } from '../../values/set.ts';
import type { Spending } from '../../work.ts';
import type { CommandFunction } from '../command.ts';
import { storeResult } from '../store-result.ts';
import { commonMembers, difference, intersection, union, type Operand } from './operations.ts';

export const sinter = replyWith(commonMembers);
export const sunion = replyWith((sets, work) => union(sets, work).values());
export const sdiff = replyWith((sets, work) => difference(sets, work).values());
export const sinterstore = storeResultOf(intersection, 'sinterstore');
export const sunionstore = storeResultOf(union, 'sunionstore');
export const sdiffstore = storeResultOf(difference, 'sdiffstore');

function replyWith(
  membersOf: (sets: readonly Operand[], work: Spending) => Iterable<ByteString>,
): CommandFunction {
  return ({ keyspace, database: { work } }, argv) => [
    ...membersOf(readSets(keyspace, argv.slice(1)), work),
  ];
}

function storeResultOf(
  operation: (
    sets: readonly Operand[],
    work: Spending,
    limits: Readonly<EncodingLimits>,
  ) => SetValue,
  event: KeyEvent,
): CommandFunction {
  return (ctx, argv) => {
    const { keyspace, database } = ctx;
    const sets = readSets(keyspace, argv.slice(2));
    const result = operation(sets, database.work, keyspace.limits);
    return storeResult(ctx, argv[1]!, result, event);
  };
}

/** The sets under the keys. All keys are checked for their type, even if the first ones decide the result. */
export function readSets(keyspace: Keyspace, keys: readonly ByteString[]): Operand[] {
  return keys.map((key) => keyspace.readAs(key, SetValue));
}
