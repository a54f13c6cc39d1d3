import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import type { FaultBoard } from '../contract/faults/fault-board.ts';
import { parseAddress } from '../copies/copy-address.ts';
import { SharedFaults, type FaultRequest } from '../copies/shared-faults.ts';
import { TTL } from '../store/lease-keeper.ts';
import { Role } from '../store/role.ts';
import type { CopyCalling } from './copy-calling.ts';

/** The lease of the copy that counts the requests that faults apply to. */
const NAME = 'platform/faults';
/** Milliseconds after which another copy has taken over from a dead one. */
const PATIENCE = TTL + 5000;

/**
 * Applies faults that are set in one copy to the requests of all of them.
 * @param opened is told how to end that
 */
export async function shareFaults(
  board: FaultBoard,
  { keeper, port, calls, news, address }: CopyCalling,
  opened: AsyncDisposableStack,
): Promise<SharedFaults> {
  const time = { clock: systemClock, alarms: systemAlarms };
  const role = await Role.open({ keeper, name: NAME, details: address, ...time });
  opened.defer(() => role.close());
  const leader = {
    get isLocal() {
      return role.isHeld;
    },
    find: async () => {
      const lease = await keeper.leases.find(NAME);
      return lease && { name: lease.owner, ...parseAddress(lease.details) };
    },
  };
  const operate = async (request: FaultRequest) => {
    const { executeOn } = await import('../families/control/operations/faults-of-copies.ts');
    return executeOn(board)(request);
  };
  const between = { port, calls, broadcast: news };
  const shared = new SharedFaults({ board, leader, operate, retryTimeout: PATIENCE, ...between });
  await shared.catchUp();
  return shared;
}
