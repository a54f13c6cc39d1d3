import type { operations } from '../../generated/management/types.ts';
import { Accounts } from '../../src/control/accounts/accounts.ts';
import { AuditLog } from '../../src/control/audit/audit-log.ts';
import { randomIds } from '../../src/base/ids.ts';
import { systemClock } from '../../src/base/clock.ts';
import type { ManagementCaller } from '../../src/families/management/caller.ts';
import {
  managementContract,
  managementFamily,
  type ManagementFamily,
} from '../../src/families/management/family.ts';
import { nodeSqliteDialect } from '../../src/store/node-sqlite.ts';
import { openStore } from '../../src/store/store.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mocked } from '../mocked-family.ts';
import type { Prism } from '../prism.ts';
import { documentedAnswers } from './documented-answers.ts';

/** The account that the mock knows. */
export interface MockAccount {
  readonly email: string;
  readonly apiKey: string;
}

/**
 * The management family of the mock: Prism, with the documented answers. Nothing stands behind it but
 * the account, which lets in and refuses as the implementation's does.
 */
export async function mockManagementFamily(
  prism: Prism,
  { email, apiKey }: MockAccount,
): Promise<ManagementFamily> {
  const store = await openStore(nodeSqliteDialect(':memory:'));
  const audit = new AuditLog(store, systemClock);
  const accounts = new Accounts(store, systemClock, randomIds, audit);
  await accounts.ensureFirst(email, apiKey);
  const handlers = documentedAnswers<operations, ManagementCaller>(managementContract);
  return mocked(managementFamily(accounts, handlers, WELL_KNOWN), prism);
}
