import type { Alarm } from '../../../base/alarms.ts';
import type { Met } from '../../../contract/faults/fault.ts';
import type { Rehearsal } from '../../../contract/faults/rehearsal.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';

/** What tests have prepared for commands over RESP. */
export class RespFaults {
  readonly #rehearsal: Rehearsal;

  constructor(rehearsal: Rehearsal) {
    this.#rehearsal = rehearsal;
  }

  /** @returns undefined where nothing is prepared for it */
  meet(command: ByteString): Met | Promise<Met> | undefined {
    const { faults } = this.#rehearsal;
    if (faults.isEmpty) return undefined;
    const operation = command.toUpperCase();
    return faults.meet({ family: 'resp', operation, client: undefined });
  }

  /** Calls a function after so many milliseconds. */
  after(milliseconds: number, act: () => void): Alarm {
    const { alarms, clock } = this.#rehearsal;
    return alarms.at(clock.now() + milliseconds, act);
  }
}
