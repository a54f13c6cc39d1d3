import type { ComponentType } from 'preact';
import type { ServiceName, Session } from '../api/session.ts';
import type { PageProps } from '../props.ts';
import { AccountPage } from './account/account-page.tsx';
import { Controls } from './controls/controls-page.tsx';
import { KafkaPage } from './kafka/kafka-page.tsx';
import { LiveLog } from './live-log.tsx';
import { Overview } from './overview.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { RedisPage } from './redis/redis-page.tsx';
import { Statistics } from './statistics.tsx';

/** A page of the menu. */
export interface ConsolePage {
  /** The first part of its route. */
  readonly name: string;
  readonly title: string;
  readonly Page: ComponentType<PageProps>;
  /** The service that it is about, if it is about one. */
  readonly service?: ServiceName;
}

/** In the order of the menu; the first one is the start page. */
export const PAGES: readonly ConsolePage[] = [
  { name: 'overview', title: 'Overview', Page: Overview },
  { name: 'requests', title: 'Live log', Page: LiveLog },
  { name: 'redis', title: 'Redis', Page: RedisPage, service: 'redis' },
  { name: 'kafka', title: 'Kafka', Page: KafkaPage, service: 'kafka' },
  { name: 'queue', title: 'Queue', Page: QueuePage, service: 'queue' },
  { name: 'statistics', title: 'Statistics', Page: Statistics, service: 'management' },
  { name: 'controls', title: 'Controls', Page: Controls },
  { name: 'account', title: 'Account', Page: AccountPage, service: 'management' },
];

/** The pages of a platform, without those of services that it does not run. */
export function pagesOf({ runs }: Session): readonly ConsolePage[] {
  return PAGES.filter(({ service }) => service === undefined || runs(service));
}

/** The page with a name; the first one if there is none. */
export function pageOf(name: string, session: Session): ConsolePage {
  return pagesOf(session).find((page) => page.name === name) ?? PAGES[0]!;
}
