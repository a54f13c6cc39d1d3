import type { ComponentType } from 'preact';
import type { ServiceName } from '../../api/session.ts';
import type { AccountProps, PageProps } from '../../props.ts';
import { ApiKeys } from './api-keys.tsx';
import { AuditLog } from './audit-log.tsx';
import { Backups } from './backups.tsx';
import { Credentials } from './credentials.tsx';
import { Teams } from './teams.tsx';

interface Tab {
  readonly title: string;
  readonly Part: ComponentType<AccountProps>;
  /** The service that it is about, if it is about one. */
  readonly service?: ServiceName;
}

/** The parts of the account, each with its place in the menu. */
export const ACCOUNT_TABS: Readonly<Record<string, Tab>> = {
  teams: { title: 'Teams', Part: Teams },
  credentials: { title: 'Kafka credentials', Part: Credentials, service: 'kafka' },
  backups: { title: 'Backups', Part: Backups, service: 'redis' },
  keys: { title: 'API keys', Part: ApiKeys },
  audit: { title: 'Audit log', Part: AuditLog },
};

/** Teams, keys, backups and the audit log. */
export function AccountPage({ session, rest: [tab = 'teams'] }: PageProps) {
  const tabs = Object.entries(ACCOUNT_TABS).filter(
    ([, { service }]) => service === undefined || session.runs(service),
  );
  const { title, Part } = tabs.find(([name]) => name === tab)?.[1] ?? ACCOUNT_TABS['teams']!;
  return (
    <>
      <h1>{title}</h1>
      <Part key={tab} session={session} />
    </>
  );
}
