import { controlPlaneChecks } from '../../src/control/checks.ts';
import { Accounts } from '../../src/control/accounts/accounts.ts';
import { digestOf } from '../../src/control/accounts/api-key.ts';
import { AuditLog } from '../../src/control/audit/audit-log.ts';
import { randomIds } from '../../src/base/ids.ts';
import { systemClock } from '../../src/base/clock.ts';
import { managementFamily, type ManagementFamily } from '../../src/families/management/family.ts';
import { nodeSqliteDialect } from '../../src/store/rows/node-sqlite.ts';
import { openStore } from '../../src/store/store.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { SERVICES, type Services } from '../../src/settings/services.ts';
import { handedOut } from '../handed-out.ts';
import { mockEngine } from '../mock-engine.ts';

/** The only account of the mock. */
export interface MockAccount {
  readonly email: string;
  readonly apiKey: string;
}

/**
 * The management family of the mock. It authenticates its account as the implementation does, also with the API keys of
 * the examples.
 */
export async function mockManagementFamily(
  { email, apiKey }: MockAccount,
  services: Services = new Set(SERVICES),
): Promise<ManagementFamily> {
  const store = await openStore(nodeSqliteDialect(':memory:'));
  const audit = new AuditLog(store, systemClock);
  const accounts = new Accounts(store, systemClock, randomIds, audit);
  const { customerId } = await accounts.ensureFirst(email, apiKey);
  for (const { key_id, name, key, read_only } of handedOut().apiKeys) {
    const shown = { key_id, customer_id: customerId, name, creation_time: 0 };
    const row = { ...shown, digest: digestOf(key), read_only: read_only ? 1 : 0 };
    await store.insertInto('api_key').values(row).execute();
  }
  const options = { wellKnown: WELL_KNOWN, services };
  return managementFamily(mockEngine(controlPlaneChecks), accounts, options);
}
