import type { ChangeBroadcast } from '../copies/change-broadcast.ts';
import type { CopyCalls } from '../copies/copy-calls.ts';
import type { CopyPort } from '../copies/copy-port.ts';
import type { LeaseKeeper } from '../store/lease-keeper.ts';

/** How copies call each other. */
export interface CopyCalling {
  readonly port: CopyPort;
  readonly calls: CopyCalls;
  /** The address at which the other copies reach this one. */
  readonly address: string;
  /** The changes of other copies. */
  readonly news: ChangeBroadcast;
  /** Holds the leases of this copy. */
  readonly keeper: LeaseKeeper;
}
