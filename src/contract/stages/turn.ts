import type { TurnLimit } from '../../base/turn-limit.ts';
import type { AnyFamily } from '../family.ts';
import type { Stage } from './stage.ts';

/**
 * Has a request wait when requests have taken long in this turn of the event loop, before its body is parsed: from then on
 * most are answered without waiting for anything.
 */
export function awaitTurn(
  { name, ownerOf }: Pick<AnyFamily, 'name' | 'ownerOf'>,
  turns: TurnLimit,
): Stage {
  return ({ caller }) => turns.next(ownerOf?.(caller) ?? name);
}
