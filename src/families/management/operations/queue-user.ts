import { networkInterfaces } from 'node:os';
import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import { queueServiceLimits, type QueuePlan } from '../../../control/queue-users/limits.ts';
import type { QueueUser } from '../../../control/queue-users/access.ts';
import { readOnlyQueueToken } from '../../../control/queue-users/token.ts';
import type { ManagementCaller } from '../caller.ts';

type Schemas = components['schemas'];
type Region = Schemas['queue-service-user']['region'];

type QueueUserOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'getQueueUser'
  | 'rotateQueueToken'
  | 'getQueueServiceUser'
  | 'listQueueServiceUsers'
  | 'getQueueServiceUserById'
  | 'rotateQueueTokenById'
  | 'setQueuePlan'
  | 'getQueueStatistics'
  | 'listQueueAddresses'
  | 'moveQueueUserToTeam'
  | 'updateQueueBudget'
  | 'enableQueueProdPack'
  | 'disableQueueProdPack'
>;

const OK = { status: 200, body: 'OK' } as const;

/** The regions of the queue service; the first is the default. */
const REGIONS: readonly [Region, ...Region[]] = ['eu-central-1', 'us-east-1'];

/**
 * Operations on the users of the queue service: in the form of the interface, and in the form that the hosted
 * service's programs use.
 */
export function queueUserOperations(
  { queueUsers }: Pick<ControlPlane, 'queueUsers'>,
  interfaces = networkInterfaces,
): QueueUserOperations {
  const detailed = (user: QueueUser, region = REGIONS[0]) =>
    detailedBody(user, queueUsers.planOf(user), region);
  const setProdPack = async (caller: ManagementCaller, id: string, on: boolean) => {
    await queueUsers.configure(caller, id, { prod_pack: on ? 1 : 0 });
    return OK;
  };

  return {
    getQueueUser: async ({ caller }) => ({
      status: 200,
      body: userBody(await queueUsers.of(caller)),
    }),

    rotateQueueToken: async ({ caller }) => ({
      status: 200,
      body: userBody(await queueUsers.rotate(caller)),
    }),

    getQueueServiceUser: async ({ caller }) => ({
      status: 200,
      body: detailed(await queueUsers.of(caller)),
    }),

    listQueueServiceUsers: async ({ caller }) => {
      const users = await queueUsers.list(caller);
      return {
        status: 200,
        body: users.flatMap((user) => REGIONS.map((region) => detailed(user, region))),
      };
    },

    getQueueServiceUserById: async ({ caller, path }) => ({
      status: 200,
      body: detailed(await queueUsers.get(caller, path.id)),
    }),

    rotateQueueTokenById: async ({ caller, path }) => ({
      status: 200,
      body: detailed(await queueUsers.rotateById(caller, path.id)),
    }),

    setQueuePlan: async ({ caller, path, body }) => {
      await queueUsers.setPlan(caller, path.id, body.plan_name);
      return OK;
    },

    getQueueStatistics: async ({ caller, path, query }) => ({
      status: 200,
      body: await queueUsers.statistics(caller, path.id, query.period ?? '1h'),
    }),

    listQueueAddresses: () => ({ status: 200, body: networksOf(interfaces()) }),

    moveQueueUserToTeam: async ({ caller, body }) => {
      await queueUsers.moveToTeam(caller, body.qstash_id, body.target_team_id);
      return OK;
    },

    updateQueueBudget: async ({ caller, path, body }) => {
      await queueUsers.configure(caller, path.id, { budget: body.budget });
      return OK;
    },

    enableQueueProdPack: ({ caller, path }) => setProdPack(caller, path.id, true),
    disableQueueProdPack: ({ caller, path }) => setProdPack(caller, path.id, false),
  };
}

function userBody(user: QueueUser): Schemas['queue-user'] {
  const { plan: _, budget: _b, prod_pack: _p, ...told } = user;
  return { ...told, read_only_token: readOnlyQueueToken(user), active: user.active === 1 };
}

function detailedBody(
  user: QueueUser,
  plan: QueuePlan,
  region: Region,
): Schemas['queue-service-user'] {
  return {
    ...userBody(user),
    ...queueServiceLimits[plan],
    region,
    type: plan === 'Free' ? 'free' : 'paid',
    reserved_type: (user.plan ?? '') as Schemas['queue-service-user']['reserved_type'],
    budget: user.budget,
    prod_pack_enabled: user.prod_pack === 1,
  };
}

/** The IPv4 addresses of a machine, as networks of one address each. */
function networksOf(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  const addresses = Object.values(interfaces).flatMap((found = []) =>
    found.filter(({ family }) => family === 'IPv4').map(({ address }) => `${address}/32`),
  );
  return [...new Set(addresses)];
}
