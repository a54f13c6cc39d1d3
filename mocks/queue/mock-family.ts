import { systemClock } from '../../src/base/clock.ts';
import { queueLimits, queueServiceLimits } from '../../src/control/queue-users/limits.ts';
import type { QueueAccess } from '../../src/control/queue-users/queue-users.ts';
import type { QueueUser } from '../../src/control/queue-users/access.ts';
import {
  DEVELOPMENT_QUEUE_USER,
  queueToken,
  readOnlyQueueToken,
} from '../../src/control/queue-users/token.ts';
import { queueChecks } from '../../src/engines/queue/embedded/checks.ts';
import type { QueueEngine } from '../../src/engines/queue/engine.ts';
import { queueFamily, type QueueFamily } from '../../src/families/queue/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mockEngine } from '../mock-engine.ts';

/** The only user of the mock: that of development, with limits out of reach. */
const user: QueueUser = {
  ...DEVELOPMENT_QUEUE_USER,
  customer_id: '',
  token: queueToken(DEVELOPMENT_QUEUE_USER),
  active: 1,
  state: 'active',
  ...queueLimits.local,
  plan: null,
  budget: 0,
  prod_pack: 0,
  creation_time: 0,
};
const readOnlyToken = readOnlyQueueToken(user);

const users = {
  revision: 0,
  access: async (token: string): Promise<QueueAccess | undefined> => {
    if (token !== user.token && token !== readOnlyToken) return undefined;
    return { user, limits: queueServiceLimits.local, readOnly: token === readOnlyToken };
  },
};

/** The tokens that the mock accepts. */
export const MOCK_QUEUE_TOKENS = { token: user.token, readOnlyToken };

/** The queue family of the mock, with one user. It delivers nothing. */
export function mockQueueFamily(): QueueFamily {
  const engine = mockEngine<QueueEngine>(queueChecks(systemClock));
  return queueFamily(engine, users, { clock: systemClock, wellKnown: WELL_KNOWN });
}
