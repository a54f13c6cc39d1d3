import type { ControlClient } from '../../src/client/control-client.ts';
import type { Kafka } from './api/kafka.ts';
import type { LiveRequests } from './api/live-requests.ts';
import type { Queue } from './api/queue.ts';
import type { Session } from './api/session.ts';

/** The properties of a page. */
export interface PageProps {
  readonly session: Session;
  readonly live: LiveRequests;
  /** The part of the route after the page's own. */
  readonly rest: readonly string[];
}

/** The properties of a tab of the page of the account. */
export type AccountProps = Pick<PageProps, 'session'>;

/** The properties of a tab of the page of the controls. */
export interface ControlsProps {
  readonly control: ControlClient;
  /** The contracts of other services that are mocked. */
  readonly contracts: readonly string[] | undefined;
  /** The operation that the route names, to begin with. */
  readonly family: string | undefined;
  readonly operation: string | undefined;
}

/** The properties of a tab of the page of Kafka. */
export interface KafkaProps {
  readonly session: Session;
  readonly kafka: Kafka;
  /** The route of the tab's parent. */
  readonly base: readonly string[];
  /** The part of the route after the tab's name, and the one after it. */
  readonly item: string | undefined;
  readonly part: string | undefined;
}

/** The properties of a tab of the page of the queue. */
export interface QueueProps {
  readonly queue: Queue;
  /** The part of the route after the tab's name. */
  readonly item: string | undefined;
}
