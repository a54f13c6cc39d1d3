import type { Family } from '../contract/family.ts';
import type { AnyHandler, Handlers } from '../contract/handler.ts';
import type { DiskReserve } from '../base/files/disk-reserve.ts';

/** A family whose deleting operations may use the reserve on a full disk. */
export function usingDiskReserve<Operations, Caller>(
  family: Family<Operations, Caller>,
  reserve: DiskReserve,
): Family<Operations, Caller> {
  const handlers = { ...family.handlers } as Record<string, AnyHandler>;
  for (const item of Object.values(family.contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const id = 'operationId' in operation ? operation.operationId : '';
      const handler = handlers[id];
      if (handler === undefined || (method !== 'delete' && !id.startsWith('delete'))) continue;
      handlers[id] = (request) => reserve.spend(() => handler(request));
    }
  }
  return { ...family, handlers: handlers as unknown as Handlers<Operations, Caller> };
}
