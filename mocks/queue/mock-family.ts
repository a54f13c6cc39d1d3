import { systemClock } from '../../src/base/clock.ts';
import { queueLimits, queueServiceLimits } from '../../src/control/queue-users/limits.ts';
import { engineUserOf } from '../../src/control/queue-users/engine-user.ts';
import type { QueueUser } from '../../src/control/queue-users/access.ts';
import {
  DEVELOPMENT_QUEUE_USER,
  queueToken,
  readOnlyQueueToken,
} from '../../src/control/queue-users/token.ts';
import type { QueueTokens } from '../../src/directory/queue-tokens.ts';
import { queueChecks } from '../../src/engines/queue/checks.ts';
import type { QueueEngine } from '../../src/engines/queue/engine.ts';
import { queueFamily, type QueueFamily } from '../../src/families/queue/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { lazy } from '../../src/base/on-demand.ts';
import { handedOut } from '../handed-out.ts';
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

const limits = queueServiceLimits.local;
const access = {
  user: engineUserOf({ user, limits }),
  requestsPerSecond: limits.max_requests_per_second,
};

/** Whether a token of the user, or of one in the examples of the management API, may only read. */
const isReadOnly = lazy(() => {
  const users = [{ token: user.token, read_only_token: readOnlyToken }, ...handedOut().queueUsers];
  return new Map(
    users.flatMap((each) => [
      [each.token, false],
      [each.read_only_token, true],
    ]),
  );
});

const tokens: QueueTokens = {
  revision: 0,
  access: async (token) => {
    const readOnly = isReadOnly().get(token);
    return readOnly === undefined ? undefined : { ...access, readOnly };
  },
  user: async (id) => (id === user.id ? access : undefined),
};

/** The tokens of the user. */
export const MOCK_QUEUE_TOKENS = { token: user.token, readOnlyToken };

/** The queue family of the mock, with one user. It delivers nothing. */
export function mockQueueFamily(): QueueFamily {
  const engine = mockEngine<QueueEngine>(queueChecks(systemClock));
  return queueFamily(engine, tokens, { clock: systemClock, wellKnown: WELL_KNOWN });
}
