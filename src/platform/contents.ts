import type { ControlPlane } from '../control/control-plane.ts';
import type { SharedFaults } from '../copies/shared-faults.ts';
import { enginePart } from '../telemetry/parts.ts';
import type { ControlParts } from './control.ts';
import { markComplete } from './discard-data.ts';
import { PlatformPart } from './part.ts';
import type { PlatformContext, PlatformParts } from './parts.ts';

/** The parts that have the contents of a platform. */
export interface ContentParts extends ControlParts {
  readonly control: PlatformPart<ControlPlane>;
  readonly faults: PlatformPart<SharedFaults | undefined>;
}

/** Everything that a platform serves, once it is complete. @param fill adds the first data */
export function contents(
  context: PlatformContext,
  parts: ContentParts,
  fill: ((parts: PlatformParts) => Promise<void>) | undefined,
): PlatformPart<PlatformParts> {
  return new PlatformPart<PlatformParts>({
    // The control plane has loaded the databases.
    shown: parts.redis && enginePart('redis'),
    open: async () => {
      const { faultInjection, faults, settings } = context;
      const sharedFaults = parts.faults.value;
      const open: PlatformParts = {
        ...context,
        store: parts.store.value,
        copies: () => parts.copies.value?.count() ?? 1,
        calling: parts.calling.value,
        redis: parts.redis && { ...parts.redis, engine: parts.redis.engine.value },
        kafka: parts.kafka && {
          clusters: parts.kafka.clusters,
          engine: parts.kafka.engine.value,
          schemas: parts.kafka.schemas.value,
        },
        queue: parts.queue?.value,
        control: parts.control.value,
        sharedFaults,
        faultInjection: faultInjection && { ...faultInjection, faults: sharedFaults ?? faults },
      };
      await fill?.(open);
      markComplete(settings);
      return open;
    },
    check: ({ redis }) => redis?.engine.healthProblem(),
  });
}
