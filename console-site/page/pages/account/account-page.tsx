import type { ComponentType } from 'preact';
import type { Session } from '../../api/session.ts';
import type { PageProps } from '../../frame.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { ApiKeys } from './api-keys.tsx';
import { AuditLog } from './audit-log.tsx';
import { Backups } from './backups.tsx';
import { Credentials } from './credentials.tsx';
import { Teams } from './teams.tsx';

/** The properties of a tab. */
export interface AccountProps {
  readonly session: Session;
}

const TABS: Readonly<Record<string, { title: string; Part: ComponentType<AccountProps> }>> = {
  teams: { title: 'Teams', Part: Teams },
  credentials: { title: 'Kafka credentials', Part: Credentials },
  backups: { title: 'Backups', Part: Backups },
  keys: { title: 'API keys', Part: ApiKeys },
  audit: { title: 'Audit log', Part: AuditLog },
};
const TITLES = Object.fromEntries(Object.entries(TABS).map(([name, { title }]) => [name, title]));

/** Teams, keys, backups and the audit log. */
export function AccountPage({ session, rest: [tab = 'teams'] }: PageProps) {
  const { Part } = TABS[tab] ?? TABS['teams']!;
  return (
    <>
      <h1>Account</h1>
      <Tabs label="Parts of the account" base={['account']} tabs={TITLES} current={tab} />
      <Part key={tab} session={session} />
    </>
  );
}
