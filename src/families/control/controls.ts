import type { FaultBoard } from '../../contract/faults/fault-board.ts';
import type { components } from '../../../generated/control/types.ts';

type Seed = components['schemas']['seed'];
type Seeded = components['schemas']['seeded'];

/** What a platform keeps, as tests change it. */
export interface StateControls {
  export(): Promise<Seed>;
  /** Adds a seed. @throws HttpError where it can't be; then nothing has changed */
  add(seed: Seed): Promise<Seeded>;
  /** Puts a seed in place of everything. @throws HttpError where it can't be; then nothing has changed */
  replace(seed: Seed): Promise<Seeded>;
  /** Forgets everything, the seed too. */
  empty(): Promise<Seeded>;
  /** Goes back to the seed that was put last, where there was one. */
  reset(): Promise<Seeded>;
}

/** What the control API changes, of a platform or a mock. */
export interface Controls {
  readonly serves: 'platform' | 'mock';
  readonly faults: FaultBoard;
  /** Of what keeps something. */
  readonly state?: StateControls;
}
