import type { Alarm } from '../../../base/alarms.ts';
import type { FaultEffect } from '../../../contract/faults/fault.ts';
import type { FaultInjection } from '../../../contract/faults/faults.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';

/** The faults that tests have set for commands over RESP. */
export class RespFaults {
  readonly #injection: FaultInjection;

  constructor(injection: FaultInjection) {
    this.#injection = injection;
  }

  /** @returns undefined if nothing is prepared for it */
  apply(command: ByteString): FaultEffect | Promise<FaultEffect> | undefined {
    const { faults } = this.#injection;
    if (faults.isEmpty) return undefined;
    const operation = command.toUpperCase();
    return faults.apply({ family: 'resp', operation, client: undefined });
  }

  /**
   * Calls a function with a fault when its latency is over. Another copy of the platform may first have to report the
   * fault.
   */
  afterLatency(met: FaultEffect | Promise<FaultEffect>, act: (met: FaultEffect) => void): Alarm {
    const { alarms, clock } = this.#injection;
    let alarm: Alarm | undefined;
    let isCanceled = false;
    const wait = (known: FaultEffect): void => {
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
