import { expect } from 'vitest';
import { openTestStore } from '../store/store.ts';
import type { Actor } from '../../src/control/actor.ts';
import { AuditLog } from '../../src/control/audit/audit-log.ts';
import type { ControlError, ControlErrorName } from '../../src/control/errors.ts';
import { countingIds, ManualClock } from './control.ts';
import { Accounts } from '../../src/control/accounts/accounts.ts';

/** The address that requests come from. */
export const HERE = '192.0.2.1';
/** The key of the first account. */
export const KEY = 'a key of the settings';

/** Opens the accounts of a new store, with the account of the settings. */
export async function openAccounts() {
  const clock = new ManualClock();
  const store = await openTestStore();
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, countingIds(), audit);
  const account = await accounts.ensureFirst('dev@plinth.local', KEY);
  const actor: Actor = { ...account, sourceIp: HERE };
  return { clock, store, audit, accounts, account, actor };
}

/** Matches an error with this code. */
export function refusedAs(code: ControlErrorName) {
  return expect.objectContaining({ code }) as ControlError;
}
