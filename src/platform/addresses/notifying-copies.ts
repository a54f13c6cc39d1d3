import type { Family } from '../../contract/family.ts';
import type { AnyHandler, Handlers } from '../../contract/handler.ts';

/**
 * A family whose changing operations answer once the other copies know of the change.
 * @param tell resolves when they do
 */
export function notifyingCopies<Operations, Caller>(
  family: Family<Operations, Caller>,
  tell: () => Promise<void>,
): Family<Operations, Caller> {
  const handlers = { ...family.handlers } as Record<string, AnyHandler>;
  for (const item of Object.values(family.contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const id = 'operationId' in operation ? operation.operationId : '';
      const handler = handlers[id];
      if (handler === undefined || method === 'get') continue;
      handlers[id] = async (request) => {
        const answer = await handler(request);
        await tell();
        return answer;
      };
    }
  }
  return { ...family, handlers: handlers as unknown as Handlers<Operations, Caller> };
}
