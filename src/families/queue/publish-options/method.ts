import type { DeliveryMethod } from '../../../engines/queue/message.ts';
import type { Setting } from './setting.ts';
import { invalidHeader } from './setting.ts';

const METHODS: readonly DeliveryMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The method of a delivery, by default POST. @throws HttpError */
export function readMethod(setting: Setting | undefined): DeliveryMethod {
  if (setting === undefined) return 'POST';
  const method = METHODS.find((known) => known === setting.value.toUpperCase());
  if (method === undefined) throw invalidHeader(setting, `must be one of ${METHODS.join(', ')}`);
  return method;
}
