import type { ComponentType } from 'preact';
import type { PageProps } from '../frame.tsx';
import { LiveLog } from './live-log.tsx';
import { Overview } from './overview.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { RedisPage } from './redis/redis-page.tsx';

/** A page of the menu. */
export interface ConsolePage {
  /** The first part of its route. */
  readonly name: string;
  readonly title: string;
  readonly Page: ComponentType<PageProps>;
}

/** In the order of the menu; the first is where everybody begins. */
export const PAGES: readonly ConsolePage[] = [
  { name: 'overview', title: 'Overview', Page: Overview },
  { name: 'requests', title: 'Live log', Page: LiveLog },
  { name: 'redis', title: 'Redis', Page: RedisPage },
  { name: 'queue', title: 'Queue', Page: QueuePage },
];

/** The page of a name; of one that is none the first. */
export function pageOf(name: string): ConsolePage {
  return PAGES.find((page) => page.name === name) ?? PAGES[0]!;
}
