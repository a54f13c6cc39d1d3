import type { DeliveryMethod } from '../../../engines/queue/message.ts';
import type { Setting } from './given-headers.ts';
import { breaks } from './rule.ts';

const METHODS: readonly DeliveryMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The method of a delivery, by default POST. @throws HttpError */
export function readMethod(setting: Setting | undefined): DeliveryMethod {
  if (setting === undefined) return 'POST';
  const method = METHODS.find((known) => known === setting.value.toUpperCase());
  if (method === undefined) throw breaks(setting, `must be one of ${METHODS.join(', ')}`);
  return method;
}
