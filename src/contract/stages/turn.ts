import { NOBODY } from '../../base/owner-queue.ts';
import type { TurnLimit } from '../../base/turn-limit.ts';
import type { Call } from '../call.ts';
import type { AnyFamily } from '../family.ts';
import type { ErrorStage, Stage } from './stage.ts';

/**
 * Has a request wait when requests have taken long in this turn of the event loop, before its body is parsed: from then on
 * most are answered without waiting for anything. One whose client leaves meanwhile ends there, before it has changed
 * anything.
 */
export function awaitTurn(
  { name, ownerOf }: Pick<AnyFamily, 'name' | 'ownerOf'>,
  turns: TurnLimit,
): Stage {
  return (call) => {
    const owner = ownerOf?.(call.caller) ?? name;
    call.request.belongsTo?.(owner);
    const turn = turns.next(owner);
    return turn && afterTurn(turn, call);
  };
}

/** @throws DOMException `AbortError` if there is nobody to answer */
async function afterTurn(turn: Promise<void>, { response }: Call): Promise<void> {
  await turn;
  if (response.destroyed) throw new DOMException('the client has left', 'AbortError');
}

/**
 * Has requests that a stage before {@link awaitTurn} has refused wait for one another in the same way: nobody needs
 * credentials to send very many of them.
 * @param early the stages before it
 */
export function refuseInTurn(
  refuse: ErrorStage,
  turns: TurnLimit,
  early: ReadonlySet<Stage>,
): ErrorStage {
  return (call, error, at) => {
    if (!early.has(at)) return refuse(call, error, at);
    call.request.belongsTo?.(NOBODY);
    const turn = turns.next(NOBODY);
    return turn === undefined ? refuse(call, error, at) : turn.then(() => refuse(call, error, at));
  };
}
