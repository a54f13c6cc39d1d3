import type { SeedableIds } from '../../base/ids.ts';
import type { MovableClock } from '../../base/movable-clock.ts';
import type { FaultBoard } from '../../contract/faults/fault-board.ts';
import type { MockedOperations } from './check-fault.ts';
import type { ExecuteFault } from './operations/faults-of-copies.ts';
import type { components } from '../../../generated/control/types.ts';

type Seed = components['schemas']['seed'];
type Seeded = components['schemas']['seeded'];
/** A request that a mock has sent by itself, or is about to. */
export type SentCallback = components['schemas']['sent-callback'];

/** The data of a platform, which tests may change. */
export interface StateControls {
  /**
   * Exports the data as the JSON of a seed, in pieces, which are made as they are taken. Changes of the state wait until all
   * have been.
   * @param signal aborts when nobody takes them any longer
   * @throws HttpError if that is impossible
   */
  export(signal: AbortSignal): Promise<AsyncIterable<string>>;
  /** Adds a seed. @throws HttpError if that is impossible; then nothing has changed */
  add(seed: Seed): Promise<Seeded>;
  /** Replaces all data by a seed. @throws HttpError if that is impossible; then nothing has changed */
  replace(seed: Seed): Promise<Seeded>;
  /** Deletes all data, and the seed for resets. */
  empty(): Promise<Seeded>;
  /** Resets to the seed that last replaced everything, if there was one; else to no data. */
  reset(): Promise<Seeded>;
}

/** The clock of a platform, and its generator of ids; of the mock of a contract, that of callbacks and made-up values. */
export interface TimeControls {
  readonly clock: MovableClock;
  /** Whether it stays that of the machine, because others share what it is for. */
  readonly isShared?: boolean;
  readonly ids: Pick<SeedableIds, 'seed' | 'fix' | 'release'>;
}

/** The requests that the mock of a contract sends by itself. */
export interface CallbackControls {
  /** The last ones, the newest first. */
  sent(): readonly SentCallback[];
  /** Sends a webhook of the contract, or says what the contract does not have. */
  sendWebhook(
    name: string,
    wanted: components['schemas']['send-webhook'],
  ): SentCallback | 'no webhook' | 'no example';
}

/** What the control API can change in a platform or a mock. */
export interface Controls {
  readonly serves: 'platform' | 'mock';
  readonly faults: FaultBoard;
  /** The contracts of other services that are mocked; undefined if there are none. */
  readonly mocked?: readonly MockedOperations[] | undefined;
  /** Executes operations on faults, where all copies share them. */
  readonly executeFault?: ExecuteFault | undefined;
  /** Absent where nothing is sent: of a platform and its mock. */
  readonly callbacks?: CallbackControls | undefined;
  /** Absent for a mock, which has no data. */
  readonly state?: StateControls;
  readonly time?: TimeControls | undefined;
}
