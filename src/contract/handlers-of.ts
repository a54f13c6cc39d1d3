import type { Operation } from './model/operation.ts';
import type { AnyFamily } from './family.ts';
import type { AnyHandler } from './handler.ts';

/**
 * The handlers of a family as they are called at run time, by operationId.
 * @throws Error if an operation has no handler or a handler no operation. The compiler can't see that when the
 * generated types belong to another contract
 */
export function handlersOf(
  { name, handlers }: Pick<AnyFamily, 'name' | 'handlers'>,
  operations: readonly Operation[],
): Readonly<Record<string, AnyHandler>> {
  const given = new Set(Object.keys(handlers));
  const missing = operations.map((o) => o.operationId).filter((id) => !given.delete(id));
  if (missing.length > 0) throw new Error(`${name} has no handler for ${missing.join(', ')}`);
  if (given.size > 0) throw new Error(`${name} has no operation ${[...given].join(', ')}`);
  return handlers;
}
