import type { ComponentType } from 'preact';
import { openQueue } from '../../api/queue.ts';
import type { PageProps, QueueProps } from '../../props.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { DeadLetters } from './dead-letters.tsx';
import { FlowControl } from './flow-control.tsx';
import { Messages } from './messages.tsx';
import { Publish } from './publish.tsx';
import { Queues } from './queues.tsx';
import { Schedules } from './schedules.tsx';
import { SigningKeys } from './signing-keys.tsx';
import { UrlGroups } from './url-groups.tsx';
import { Workflows } from './workflows.tsx';

const TABS: Readonly<Record<string, { title: string; Part: ComponentType<QueueProps> }>> = {
  messages: { title: 'Messages', Part: Messages },
  publish: { title: 'Publish', Part: Publish },
  dlq: { title: 'Dead letters', Part: DeadLetters },
  workflows: { title: 'Workflows', Part: Workflows },
  schedules: { title: 'Schedules', Part: Schedules },
  queues: { title: 'Queues', Part: Queues },
  groups: { title: 'URL groups', Part: UrlGroups },
  flow: { title: 'Flow control', Part: FlowControl },
  keys: { title: 'Signing keys', Part: SigningKeys },
};
/** The titles of the tabs. */
export const QUEUE_TITLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TABS).map(([name, { title }]) => [name, title]),
);

/** The queue service: waiting and failed messages. */
export function QueuePage({ session, rest: [tab = 'messages', item] }: PageProps) {
  const queue = useLoad(() => openQueue(session), [session]);
  const { Part } = TABS[tab] ?? TABS['messages']!;
  return (
    <>
      <div class="heading">
        <h1>Queue</h1>
        <a class="button" href={hashOf('connect', 'queue')}>
          Connect
        </a>
      </div>
      <Tabs label="Parts of the queue service" base={['queue']} tabs={QUEUE_TITLES} current={tab} />
      <WhenLoaded loaded={queue} what="the queue service">
        {(open) => <Part key={tab} queue={open} item={item} />}
      </WhenLoaded>
    </>
  );
}
