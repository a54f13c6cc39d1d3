import type { ComponentType } from 'preact';
import type { ServiceName, Session } from '../api/session.ts';
import type { PageProps } from '../props.ts';
import { AccountPage, ACCOUNT_TABS } from './account/account-page.tsx';
import { ConnectPage } from './connect/connect-page.tsx';
import { Controls, CONTROLS_TABS } from './controls/controls-page.tsx';
import { KafkaPage, KAFKA_TITLES } from './kafka/kafka-page.tsx';
import { LiveLog } from './live-log/live-log.tsx';
import { Overview } from './overview/overview.tsx';
import { QueuePage, QUEUE_TITLES } from './queue/queue-page.tsx';
import { RedisPage, REDIS_TITLES } from './redis/redis-page.tsx';
import { Statistics } from './statistics.tsx';

/** A part of a page that has a place in the menu. */
export interface PagePart {
  readonly title: string;
  /** The service that it is about, if it is about one. */
  readonly service?: ServiceName;
}

/** A page of the console. */
export interface ConsolePage extends PagePart {
  /** The first part of its route. */
  readonly name: string;
  readonly Page: ComponentType<PageProps>;
  /** The heading above it in the menu. */
  readonly group: string;
  /** Its parts, by the next part of the route, if the menu has these instead of the page itself. */
  readonly parts?: Readonly<Record<string, PagePart>>;
  /** The titles of its tabs, by the last part of their route. */
  readonly tabs?: Readonly<Record<string, string>>;
  /** The part of the route before the name of a tab: the first database or cluster. */
  readonly before?: readonly string[];
}

/** In the order of the menu; the first one is the start page. */
export const PAGES: readonly ConsolePage[] = [
  { name: 'overview', title: 'Overview', Page: Overview, group: '' },
  { name: 'requests', title: 'Live log', Page: LiveLog, group: '' },
  { name: 'connect', title: 'Connect', Page: ConnectPage, group: '' },
  {
    name: 'redis',
    title: 'Redis',
    Page: RedisPage,
    service: 'redis',
    group: 'Data',
    tabs: REDIS_TITLES,
    before: ['-'],
  },
  {
    name: 'kafka',
    title: 'Kafka',
    Page: KafkaPage,
    service: 'kafka',
    group: 'Data',
    tabs: KAFKA_TITLES,
    before: ['-'],
  },
  {
    name: 'queue',
    title: 'Queue',
    Page: QueuePage,
    service: 'queue',
    group: 'Data',
    tabs: QUEUE_TITLES,
  },
  {
    name: 'statistics',
    title: 'Statistics',
    Page: Statistics,
    service: 'management',
    group: 'Data',
  },
  { name: 'controls', title: 'Controls', Page: Controls, group: 'Rehearse', parts: CONTROLS_TABS },
  {
    name: 'account',
    title: 'Account',
    Page: AccountPage,
    service: 'management',
    group: 'Account',
    parts: ACCOUNT_TABS,
  },
];

/** A link of the menu. */
export interface MenuLink {
  readonly title: string;
  readonly route: readonly string[];
  readonly group: string;
}

/** The pages of a platform, without those of services that it does not run. */
export function pagesOf({ runs }: Session): readonly ConsolePage[] {
  return PAGES.filter(({ service }) => service === undefined || runs(service));
}

/** The page with a name; the first one if there is none. */
export function pageOf(name: string, session: Session): ConsolePage {
  return pagesOf(session).find((page) => page.name === name) ?? PAGES[0]!;
}

/** The links of the menu, in order. */
export function menuOf(session: Session): MenuLink[] {
  return pagesOf(session).flatMap(({ name, title, group, parts }): MenuLink[] => {
    if (parts === undefined) return [{ title, route: [name], group }];
    return partsOf(parts, session).map(([part, { title: ofPart }]) => {
      return { title: ofPart, route: [name, part], group };
    });
  });
}

/** Those of services that run. */
function partsOf(parts: NonNullable<ConsolePage['parts']>, { runs }: Session) {
  return Object.entries(parts).filter(([, { service }]) => service === undefined || runs(service));
}

/** The title of a place, for the window. */
export function titleOf({ title, parts }: ConsolePage, [part = '']: readonly string[]): string {
  return parts?.[part]?.title ?? (parts === undefined ? title : Object.values(parts)[0]!.title);
}
