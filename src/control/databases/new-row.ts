import type { Clock } from '../../base/clock.ts';
import type { DatabaseType } from '../../store/schema.ts';
import type { Actor } from '../actor.ts';
import type { Ids } from '../../base/ids.ts';
import { endpointFor } from './names.ts';
import type { DatabaseRow } from './row.ts';

/** Secrets of a database, and the seal of its ACL users' REST tokens, where they are not generated. */
export type OrderedSecrets = DatabaseSecrets & { readonly secret?: string };

/** The request to create a database. */
export interface NewDatabase {
  readonly name: string;
  /** A region, or `global`; without one, it depends on whether there is a primary region. */
  readonly region?: string | undefined;
  /** The primary region of a global database. */
  readonly primaryRegion?: string | undefined;
  readonly readRegions?: readonly string[] | undefined;
  readonly tls?: boolean | undefined;
  readonly eviction?: boolean | undefined;
  readonly autoUpgrade?: boolean | undefined;
  readonly budget?: number | undefined;
  readonly consistent?: boolean | undefined;
  readonly multizone?: boolean | undefined;
  readonly prodPack?: boolean | undefined;
  readonly type?: DatabaseType | undefined;
  /** They must differ from those of all other databases; generated where left out. */
  readonly secrets?: OrderedSecrets | undefined;
}

/** The properties of a new database that the platform has decided. */
export interface Draft {
  readonly id: string;
  readonly actor: Actor;
  readonly port: number;
  readonly order: NewDatabase & { readonly type: DatabaseType };
}

/** The region of a regional database whose request names none. */
const DEFAULT_REGION = 'us-east-1';

/** The row of a new database. Its host name may still turn out to be taken. */
export function newRow({ id, actor, port, order }: Draft, ids: Ids, clock: Clock): DatabaseRow {
  const region = order.region ?? (order.primaryRegion === undefined ? DEFAULT_REGION : 'global');
  const isGlobal = region === 'global';
  return {
    database_id: id,
    database_name: order.name,
    database_type: order.type,
    region,
    primary_region: isGlobal ? (order.primaryRegion ?? null) : null,
    read_regions: JSON.stringify(isGlobal ? [...new Set(order.readRegions)] : []),
    port,
    creation_time: Math.floor(clock.now() / 1000),
    state: 'active',
    ...(order.secrets ?? newSecrets(ids)),
    user_email: actor.email,
    customer_id: actor.customerId,
    team_id: null,
    endpoint: endpointFor(order.name),
    tls: order.tls === true ? 1 : 0,
    consistent: order.consistent === true ? 1 : 0,
    multizone: order.multizone === true ? 1 : 0,
    prod_pack: order.prodPack === true ? 1 : 0,
    eviction: order.eviction === true ? 1 : 0,
    auto_upgrade: order.autoUpgrade === true ? 1 : 0,
    budget: order.budget ?? 0,
    daily_backup: 0,
    allowed_ips: '[]',
    cluster_id: ids.uuid().slice(0, 8),
    pool_id: ids.uuid().slice(0, 8),
    secret: order.secrets?.secret ?? ids.secret(32),
    settings_digest: null,
    suspended: 0,
    revision: 1,
  };
}

/** The secrets of a database: its password over RESP, and its two tokens over HTTP. */
type DatabaseSecrets = Pick<DatabaseRow, 'password' | 'rest_token' | 'read_only_rest_token'>;

/** New secrets for a database; its earlier ones stop working. */
export function newSecrets(ids: Ids): DatabaseSecrets {
  return {
    password: ids.secret(24),
    rest_token: ids.secret(40),
    read_only_rest_token: ids.secret(40),
  };
}

/** The secrets of a deleted database. */
export const NO_SECRETS = {
  password: '',
  rest_token: '',
  read_only_rest_token: '',
  secret: '',
} as const;
