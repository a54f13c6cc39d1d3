import type { ComponentType } from 'preact';
import type { PageProps } from '../frame.tsx';
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
}

/** In the order of the menu; the first one is the start page. */
export const PAGES: readonly ConsolePage[] = [
  { name: 'overview', title: 'Overview', Page: Overview },
  { name: 'requests', title: 'Live log', Page: LiveLog },
  { name: 'redis', title: 'Redis', Page: RedisPage },
  { name: 'kafka', title: 'Kafka', Page: KafkaPage },
  { name: 'queue', title: 'Queue', Page: QueuePage },
  { name: 'statistics', title: 'Statistics', Page: Statistics },
  { name: 'controls', title: 'Controls', Page: Controls },
  { name: 'account', title: 'Account', Page: AccountPage },
];

/** The page with a name; the first one if the name is unknown. */
export function pageOf(name: string): ConsolePage {
  return PAGES.find((page) => page.name === name) ?? PAGES[0]!;
}
