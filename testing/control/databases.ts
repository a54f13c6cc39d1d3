import { EmbeddedRedis } from '../../src/engines/redis/embedded/engine.ts';
import type { Files } from '../../src/base/files/files.ts';
import { nodeFiles } from '../../src/base/files/node-files.ts';
import { DatabasePorts } from '../../src/directory/redis/database-ports.ts';
import { RedisDatabases } from '../../src/directory/redis/databases.ts';
import { Authority } from '../../src/http/authority.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { openTestStore } from '../store/store.ts';
import type { SharedStore } from '../../src/store/shared-store.ts';
import type { Store } from '../../src/store/store.ts';
import { openControlPlane, type ControlPlane } from '../../src/control/control-plane.ts';
import type { DatabaseSetup } from '../../src/control/databases/redis.ts';
import { EVERY_ROLE, type Actor } from '../../src/control/actor.ts';
import { KafkaClusters } from '../../src/directory/kafka/clusters.ts';
import { testConnect } from './kafka/connect.ts';
import { testLog } from './kafka/log.ts';
import { countingIds, ManualClock } from './control.ts';

/** A control plane with running databases, and the parts of it that tests inspect. */
export interface TestPlatform {
  readonly control: ControlPlane;
  readonly store: Store;
  readonly engine: EmbeddedRedis;
  readonly directory: RedisDatabases;
  readonly ports: DatabasePorts;
  readonly clock: ManualClock;
  /** The account of the settings. */
  readonly owner: Actor;
  close(): Promise<void>;
}

export interface TestPlatformOptions extends Partial<Pick<DatabaseSetup, 'onStep' | 'plan'>> {
  /** Where everything is kept; in memory without it. */
  readonly directory?: string;
  /** The token that the settings give the database `default`. */
  readonly standardToken?: string;
  /** The disk that backups are written to. */
  readonly backupFiles?: Files;
  /** A store that other platforms use too, and that is left open. */
  readonly shared?: SharedStore & { readonly store: Store };
  readonly range?: { readonly first: number; readonly last: number };
}

/** Opens a control plane, with a clock that moves only by hand and sequential ids. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { directory: kept, range, onStep, plan, backupFiles: files = nodeFiles } = options;
  const { standardToken = 'standard' } = options;
  const clock = new ManualClock();
  const engine = await EmbeddedRedis.open({
    clock,
    ...(kept !== undefined && { directory: `${kept}/redis` }),
  });
  const store = options.shared?.store ?? (await openTestStore(kept && `${kept}/control.db`));
  const directory = new RedisDatabases();
  const ports = new DatabasePorts({
    host: '127.0.0.1',
    range,
    authority: () => Authority.open(kept && `${kept}/tls`),
    tlsRequired: new HttpError(400, 'TLS, please', { error: 'TLS, please' }),
    suspended: (reason) => new HttpError(503, reason, { error: reason }),
  });
  const control = await openControlPlane({
    store,
    shared: options.shared,
    clock,
    // Sequential ids would repeat those of the run before.
    ids: kept === undefined && options.shared === undefined ? countingIds() : undefined,
    email: 'me@example.com',
    apiKey: 'key',
    development: true,
    databases: {
      engine,
      directory,
      ports,
      onStep,
      plan,
      default: { standardToken, readOnlyToken: 'read-only', secret: 'seal' },
      maxRequestSize: 1000,
      backups: kept === undefined ? undefined : { files, directory: `${kept}/backups` },
    },
    queue: { plan },
    kafka: {
      engine: testLog(kept && `${kept}/kafka.json`, () => clock.now()),
      directory: new KafkaClusters(),
      openConnect: (_engine, offsets) => testConnect(offsets),
      autoCreate: undefined,
      maxRequestSize: 1000,
      default: { username: 'kafka', password: 'secret' },
      plan,
    },
  });
  const { customerId, email } = control.firstAccount;
  return {
    control,
    store,
    engine,
    directory,
    ports,
    clock,
    owner: { customerId, email, sourceIp: '192.0.2.1', ...EVERY_ROLE },
    close: async () => {
      ports.closeAll();
      await control.close();
      if (options.shared === undefined) await store.destroy();
      await engine.close();
    },
  };
}

/** The request with which tests create a regional database. */
export const REGIONAL = { name: 'orders', region: 'eu-west-1' };

/** The request with which tests create a global database. */
export const WORLDWIDE = {
  name: 'worldwide',
  region: 'global',
  primaryRegion: 'us-east-1',
  readRegions: ['eu-west-1'],
};

/** Returns the actions in the audit log of the owner, newest first. */
export async function actionsOf({ control, owner }: TestPlatform): Promise<string[]> {
  return (await control.audit.list(owner.customerId)).map(({ action }) => action);
}
