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
 * A user in a region has an id of its own, as users of the hosted service do: in the default region that of the user,
 * elsewhere with the region behind it.
 */
function idIn(region: Region, id: string): string {
  return region === REGIONS[0] ? id : `${id}.${region}`;
}

/** The user and the region that an id names. */
function namedBy(id: string): { readonly id: string; readonly region: Region } {
  const region = REGIONS.slice(1).find((each) => id.endsWith(`.${each}`));
  if (region === undefined) return { id, region: REGIONS[0] };
  return { id: id.slice(0, -`.${region}`.length), region };
}

/**
 * Operations on the users of the queue service: in the form of the interface, and in the form that the hosted
 * service's programs use.
 */
export function queueUserOperations(
  control: Pick<ControlPlane, 'queueUsers'>,
  interfaces = networkInterfaces,
): QueueUserOperations {
  const detailed = (user: QueueUser, region = REGIONS[0]) =>
    detailedBody(user, control.queueUsers.planOf(user), region);
  const detailedOf = async (named: string, find: (id: string) => Promise<QueueUser>) => {
    const { id, region } = namedBy(named);
    return detailed(await find(id), region);
  };
  const setProdPack = async (caller: ManagementCaller, named: string, on: boolean) => {
    await control.queueUsers.configure(caller, namedBy(named).id, { prod_pack: on ? 1 : 0 });
    return OK;
  };

  return {
    getQueueUser: async ({ caller }) => ({
      status: 200,
      body: userBody(await control.queueUsers.of(caller)),
    }),

    rotateQueueToken: async ({ caller }) => ({
      status: 200,
      body: userBody(await control.queueUsers.rotate(caller)),
    }),

    getQueueServiceUser: async ({ caller }) => ({
      status: 200,
      body: detailed(await control.queueUsers.of(caller)),
    }),

    listQueueServiceUsers: async ({ caller }) => {
      const users = await control.queueUsers.list(caller);
      return {
        status: 200,
        body: users.flatMap((user) => REGIONS.map((region) => detailed(user, region))),
      };
    },

    getQueueServiceUserById: async ({ caller, path }) => ({
      status: 200,
      body: await detailedOf(path.id, (id) => control.queueUsers.get(caller, id)),
    }),

    rotateQueueTokenById: async ({ caller, path }) => ({
      status: 200,
      body: await detailedOf(path.id, (id) => control.queueUsers.rotateById(caller, id)),
    }),

    setQueuePlan: async ({ caller, path, body }) => {
      await control.queueUsers.setPlan(caller, namedBy(path.id).id, body.plan_name);
      return OK;
    },

    getQueueStatistics: async ({ caller, path, query }) => ({
      status: 200,
      body: await control.queueUsers.statistics(caller, namedBy(path.id).id, query.period ?? '1h'),
    }),

    listQueueAddresses: () => ({ status: 200, body: networksOf(interfaces()) }),

    moveQueueUserToTeam: async ({ caller, body }) => {
      await control.queueUsers.moveToTeam(caller, namedBy(body.qstash_id).id, body.target_team_id);
      return OK;
    },

    updateQueueBudget: async ({ caller, path, body }) => {
      await control.queueUsers.configure(caller, namedBy(path.id).id, { budget: body.budget });
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
    id: idIn(region, user.id),
    ...queueServiceLimits[plan],
    max_requests_per_day_hard: user.max_requests_per_day,
    max_dlq_retention_time_milis: user.retention,
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
