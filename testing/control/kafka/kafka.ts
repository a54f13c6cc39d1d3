import { mkdirSync } from 'node:fs';
import { Teams } from '../../../src/control/teams.ts';
import { KafkaClusters } from '../../../src/directory/kafka/clusters.ts';
import { openTestStore } from '../../store/store.ts';
import type { Store } from '../../../src/store/store.ts';
import { Accounts } from '../../../src/control/accounts/accounts.ts';
import { EVERY_ROLE, type Actor } from '../../../src/control/actor.ts';
import { AuditLog } from '../../../src/control/audit/audit-log.ts';
import { countingIds, ManualClock } from '../control.ts';
import { randomIds } from '../../../src/base/ids.ts';
import { openKafka, type KafkaControl, type KafkaSetup } from '../../../src/control/kafka/kafka.ts';
import { testConnect, type TestConnect } from './connect.ts';
import { testLog, type TestLog } from './log.ts';

/** The services of Kafka, and what tests look at. */
export interface TestKafka {
  readonly kafka: KafkaControl;
  readonly store: Store;
  readonly log: TestLog;
  readonly connect: TestConnect;
  readonly directory: KafkaClusters;
  readonly audit: AuditLog;
  readonly teams: Teams;
  readonly clock: ManualClock;
  /** The account of the settings. */
  readonly owner: Actor;
  close(): Promise<void>;
}

export interface TestKafkaOptions extends Partial<
  Pick<KafkaSetup, 'plan' | 'onStep' | 'onConnectorStep' | 'removeSchemas'>
> {
  /** Where everything is kept; in memory without it. */
  readonly directory?: string;
  /** The password that the settings give the user of the cluster `default`. */
  readonly password?: string;
}

/** Opens the services, with a clock that moves only by hand and sequential ids. */
export async function openTestKafka(options: TestKafkaOptions = {}): Promise<TestKafka> {
  const { directory: kept, password = 'default-password', ...setup } = options;
  const clock = new ManualClock();
  if (kept !== undefined) mkdirSync(kept, { recursive: true });
  const store = await openTestStore(kept && `${kept}/control.db`);
  // Sequential ids would repeat those of the run before.
  const ids = kept === undefined ? countingIds() : randomIds;
  const audit = new AuditLog(store, clock);
  const teams = new Teams(store, clock, ids, audit);
  const accounts = new Accounts(store, clock, ids, audit);
  const firstAccount = await accounts.ensureFirst('me@example.com', 'key');
  const log = testLog(kept && `${kept}/kafka/log.json`, () => clock.now());
  const directory = new KafkaClusters();
  let connect: TestConnect | undefined;
  const kafka = await openKafka(
    {
      ...setup,
      engine: log,
      directory,
      autoCreate: { partitions: 1 },
      maxRequestSize: 5000,
      openConnect: (_engine, offsets) => (connect = testConnect(offsets)),
      default: { username: 'default-user', password },
    },
    { store, clock, ids, audit, teams, firstAccount },
  );
  const { customerId, email } = firstAccount;
  return {
    kafka,
    store,
    log,
    connect: connect!,
    directory,
    audit,
    teams,
    clock,
    owner: { customerId, email, sourceIp: '192.0.2.1', ...EVERY_ROLE },
    close: async () => {
      await kafka.close();
      await store.destroy();
    },
  };
}
