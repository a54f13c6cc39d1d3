import type { components, operations } from '../../../../generated/management/types.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { ControlPlane } from '../../../control/control-plane.ts';
import { allowedIpsOf, readRegionsOf, type DatabaseRow } from '../../../control/databases/row.ts';
import { planNames, requestedPlans, type PlanName } from '../../../control/plans.ts';
import type { ManagementCaller } from '../caller.ts';

type Schemas = components['schemas'];
type ChangePlan = Schemas['change-plan'];

type DatabaseOperations = Pick<
  Handlers<operations, ManagementCaller>,
  | 'createDatabase'
  | 'listDatabases'
  | 'getDatabase'
  | 'renameDatabase'
  | 'resetDatabasePassword'
  | 'enableTls'
  | 'enableEviction'
  | 'disableEviction'
  | 'enableAutoUpgrade'
  | 'disableAutoUpgrade'
  | 'updateRegions'
  | 'moveDatabaseToTeam'
  | 'updateBudget'
  | 'changePlan'
  | 'changePlanOfDatabase'
  | 'enableProdPack'
  | 'disableProdPack'
  | 'enableMultizone'
  | 'updateAllowlist'
  | 'deleteDatabase'
  | 'deleteDatabaseByPost'
>;

const OK = { status: 200, body: 'OK' } as const;

/** Operations on databases, from creation to deletion. */
export function databaseOperations(control: Pick<ControlPlane, 'databases'>): DatabaseOperations {
  const remove = async (caller: ManagementCaller, id: string, force: boolean | undefined) => {
    await control.databases.delete(caller, id, force);
    return OK;
  };
  const changePlan = async (
    caller: ManagementCaller,
    id: string,
    { plan_name: name, plan, auto_upgrade: autoUpgrade, prod_pack_enabled: prodPack }: ChangePlan,
  ) => {
    // The contract requires one of the two.
    const type = requestedPlans[name ?? plan ?? 'free'];
    await control.databases.changePlan(caller, id, type, { autoUpgrade, prodPack });
    return OK;
  };
  const setProdPack = async (caller: ManagementCaller, id: string, on: boolean) => {
    await control.databases.setSwitch(caller, id, 'prod_pack', on);
    return OK;
  };

  return {
    createDatabase: async ({ caller, body }) => {
      const row = await control.databases.create(caller, {
        // The contract requires one of the two.
        name: body.name ?? body.database_name ?? '',
        region: body.region === '' ? undefined : body.region,
        primaryRegion: body.primary_region,
        readRegions: body.read_regions ?? [],
        tls: body.tls,
        eviction: body.eviction,
        autoUpgrade: body.auto_upgrade,
        budget: body.budget,
        type: body.plan && requestedPlans[body.plan],
        consistent: body.consistent,
        multizone: body.multizone ?? body.multi_zone,
        prodPack: body.prod_pack_enabled,
      });
      const isGlobal = row.primary_region !== null;
      const type = isGlobal ? { type: planNameOf(row) } : {};
      return { status: 200, body: { ...fieldsOf(row), ...credentialsOf(row), ...type } };
    },

    listDatabases: async ({ caller }) => ({
      status: 200,
      body: (await control.databases.list(caller)).map((row) => ({
        ...fieldsOf(row),
        ...credentialsOf(row),
      })),
    }),

    getDatabase: async ({ caller, path }) => {
      const row = await control.databases.get(caller, path.id);
      const limits = control.databases.limitsOf(row);
      return {
        status: 200,
        body: { ...fieldsOf(row), ...credentialsOf(row), ...limits, ...settingsOf(row) },
      };
    },

    renameDatabase: async ({ caller, path, body }) => ({
      status: 200,
      body: changed(await control.databases.rename(caller, path.id, body.name)),
    }),

    resetDatabasePassword: async ({ caller, path }) => {
      const row = await control.databases.resetPassword(caller, path.id);
      const { cluster_id, pool_id } = row;
      return {
        status: 200,
        body: {
          ...fieldsOf(row),
          ...credentialsOf(row),
          cluster_id,
          consistent: row.consistent === 1,
          pool_id,
        },
      };
    },

    enableTls: async ({ caller, path }) => ({
      status: 200,
      body: changed(await control.databases.enableTls(caller, path.id)),
    }),

    enableEviction: async ({ caller, path }) => {
      await control.databases.setSwitch(caller, path.id, 'eviction', true);
      return OK;
    },

    disableEviction: async ({ caller, path }) => {
      await control.databases.setSwitch(caller, path.id, 'eviction', false);
      return OK;
    },

    enableAutoUpgrade: async ({ caller, path }) => {
      await control.databases.setSwitch(caller, path.id, 'autoupgrade', true);
      return OK;
    },

    disableAutoUpgrade: async ({ caller, path }) => {
      await control.databases.setSwitch(caller, path.id, 'autoupgrade', false);
      return OK;
    },

    updateRegions: async ({ caller, path, body }) => {
      await control.databases.updateRegions(caller, path.id, body.read_regions ?? []);
      return OK;
    },

    moveDatabaseToTeam: async ({ caller, body }) => {
      await control.databases.moveToTeam(caller, body.database_id, body.team_id);
      return OK;
    },

    updateBudget: async ({ caller, path, body }) => {
      await control.databases.updateBudget(caller, path.id, body.budget);
      return OK;
    },

    changePlan: ({ caller, path, body }) => changePlan(caller, path.id, body),
    changePlanOfDatabase: ({ caller, path, body }) => changePlan(caller, path.id, body),

    enableProdPack: ({ caller, path }) => setProdPack(caller, path.id, true),
    disableProdPack: ({ caller, path }) => setProdPack(caller, path.id, false),

    enableMultizone: async ({ caller, path }) => {
      await control.databases.setSwitch(caller, path.id, 'multizone', true);
      return OK;
    },

    updateAllowlist: async ({ caller, path, body }) => {
      const { allowed_ips: ips, allowed_ip_ranges: ranges = ips } = body;
      await control.databases.updateAllowlist(caller, path.id, ranges ?? []);
      return OK;
    },

    deleteDatabase: ({ caller, path, query }) => remove(caller, path.id, query.force),
    deleteDatabaseByPost: ({ caller, path, query }) => remove(caller, path.id, query.force),
  };
}

function fieldsOf(row: DatabaseRow): Schemas['database-fields'] {
  return {
    database_id: row.database_id,
    database_name: row.database_name,
    database_type: row.database_type,
    region: row.region,
    port: row.port,
    creation_time: row.creation_time,
    state: row.state,
    user_email: row.user_email,
    endpoint: row.endpoint,
    tls: row.tls === 1,
  };
}

/** The members that every answer to a change has, even one without tokens. */
function changed(row: DatabaseRow): Schemas['database'] {
  return { ...fieldsOf(row), password: row.password };
}

function credentialsOf(
  row: DatabaseRow,
): Schemas['database-password'] & Schemas['database-tokens'] {
  const { password, rest_token, read_only_rest_token } = row;
  return { password, rest_token, read_only_rest_token };
}

function settingsOf(row: DatabaseRow): Schemas['database-settings'] {
  const primary = row.primary_region ?? row.region;
  const addresses = allowedIpsOf(row);
  return {
    eviction: row.eviction === 1,
    auto_upgrade: row.auto_upgrade === 1,
    consistent: row.consistent === 1,
    multizone: row.multizone === 1,
    prod_pack_enabled: row.prod_pack === 1,
    budget: row.budget,
    daily_backup_enabled: row.daily_backup === 1,
    ...(row.primary_region !== null && { primary_region: row.primary_region }),
    read_regions: readRegionsOf(row),
    allowed_ips: addresses,
    allowed_ip_ranges: addresses,
    type: planNameOf(row),
    customer_id: row.team_id ?? row.customer_id,
    primary_members: [primary],
    all_members: [...new Set([primary, ...readRegionsOf(row)])],
    modifying_state: '',
    db_eviction: row.eviction === 1,
    db_acl_enabled: 'true',
    prometheus_enabled: 'false',
    securityAddons: {
      ipWhitelisting: addresses.length > 0,
      vpcPeering: false,
      privateLink: false,
      tlsMutualAuth: false,
      encryptionAtRest: false,
    },
  };
}

/** The plan of a database, by its name in requests. */
function planNameOf({ database_type: type }: DatabaseRow): PlanName {
  const names = Object.keys(planNames) as PlanName[];
  return names.find((name) => planNames[name] === type) ?? 'payg';
}
