import type { Alarm } from '../../../base/alarms.ts';
import type { Met } from '../../../contract/faults/fault.ts';
import type { Rehearsal } from '../../../contract/faults/faults.ts';
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

  /**
   * Calls a function with a fault when its latency is over. Another copy of the platform may first have to tell the
   * fault.
   */
  afterLatency(met: Met | Promise<Met>, act: (met: Met) => void): Alarm {
    const { alarms, clock } = this.#rehearsal;
    let alarm: Alarm | undefined;
    let isCanceled = false;
    const wait = (known: Met): void => {
      if (isCanceled) return;
      if (known.latency === 0) act(known);
      else alarm = alarms.at(clock.now() + known.latency, () => act(known));
    };
    if (met instanceof Promise) void met.then(wait);
    else wait(met);
    return {
      cancel() {
        isCanceled = true;
        alarm?.cancel();
      },
    };
  }
}
