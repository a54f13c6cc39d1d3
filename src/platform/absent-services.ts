import { SERVICES, type Services } from '../settings/services.ts';
import { flagOf } from '../settings/table.ts';
import { addressPart } from '../telemetry/parts.ts';
import type { Readiness } from '../telemetry/readiness.ts';

/** Tells who asks for a service that does not run so. */
export function markAbsentServices(readiness: Readiness, services: Services): void {
  const reason = `it does not run: --${flagOf('services')} is ${[...services].join()}`;
  for (const name of SERVICES) {
    if (!services.has(name)) readiness.markAbsent(addressPart(name), reason);
  }
}
