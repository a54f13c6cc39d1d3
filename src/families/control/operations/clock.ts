import type { components, operations } from '../../../../generated/control/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Controls, TimeControls } from '../controls.ts';
import { invalidField, refusal } from '../errors.ts';

type ClockOperations = Pick<Handlers<operations, undefined>, 'getClock' | 'changeClock' | 'fixIds'>;

/** Operations on the clock and the ids. */
export function clockOperations({ time }: Pick<Controls, 'time'>): ClockOperations {
  const kept = (): TimeControls => {
    if (time === undefined) throw refusal('stateless');
    return time;
  };
  return {
    getClock: () => ({ status: 200, body: shown(kept()) }),

    changeClock: ({ body: { moveBy, moveTo, frozen } }) => {
      const { clock, isShared = false } = kept();
      if (isShared) throw refusal('clockOfServer');
      if (moveBy !== undefined && moveTo !== undefined) {
        throw invalidField('moveTo', 'can not be given together with moveBy');
      }
      const by = moveTo === undefined ? (moveBy ?? 0) : distanceTo(moveTo, clock.now());
      if (frozen === true) clock.freeze();
      clock.move(by);
      if (frozen === false) clock.resume();
      return { status: 200, body: shown(kept()) };
    },

    fixIds: ({ body: { seed } }) => {
      const { ids } = kept();
      if (ids.seed !== undefined) throw refusal('idsFixed', { seed: ids.seed });
      ids.fix(seed);
      return { status: 200, body: shown(kept()) };
    },
  };
}

/** Milliseconds from now. @throws HttpError unless the moment is in the future */
function distanceTo(moment: string, now: number): number {
  const to = Date.parse(moment);
  if (Number.isNaN(to)) throw invalidField('moveTo', 'is not a valid time');
  if (to >= now) return to - now;
  const stands = new Date(now).toISOString();
  throw invalidField('moveTo', `must not be before now, ${stands}: time never goes back`);
}

function shown({ clock, ids }: TimeControls): components['schemas']['clock'] {
  return {
    now: new Date(clock.now()).toISOString(),
    frozen: clock.isFrozen,
    ahead: Math.round(clock.ahead),
    idSeed: ids.seed ?? null,
  };
}
