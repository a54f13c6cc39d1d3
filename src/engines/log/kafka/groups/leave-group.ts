import type { Response } from '../client/apis.ts';
import { nameOf } from '../client/broker-error.ts';
import type { Brokers } from '../client/brokers.ts';

/** Errors of a missing member, and of a missing group. */
const NOT_THERE = ['UNKNOWN_MEMBER_ID', 'GROUP_ID_NOT_FOUND'];

/**
 * Removes a member whose process has ended from a group.
 * @returns whether there was one
 * @throws LogError
 */
export async function removeMember(
  brokers: Brokers,
  group: string,
  instanceId: string,
): Promise<boolean> {
  const members = [{ memberId: '', groupInstanceId: instanceId, reason: null }];
  const answer = await brokers.callCoordinator(group, 'LeaveGroup', [group, members], (given) => {
    return NOT_THERE.includes(nameOf(leaveCode(given))) ? 0 : leaveCode(given);
  });
  return leaveCode(answer) === 0;
}

/** The error code of a LeaveGroup response: that of the call, or of the first member. */
export function leaveCode({ errorCode, members }: Response<'LeaveGroup'>): number {
  return errorCode !== 0 ? errorCode : firstCode(members);
}

/** The first error code among the parts of a response; 0 if there is none. */
export function firstCode(parts: readonly { readonly errorCode: number }[]): number {
  return parts.find(({ errorCode }) => errorCode !== 0)?.errorCode ?? 0;
}
