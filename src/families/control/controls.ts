import type { FaultBoard } from '../../contract/faults/fault-board.ts';

/** What the control API changes, of a platform or a mock. */
export interface Controls {
  readonly serves: 'platform' | 'mock';
  readonly faults: FaultBoard;
}
