import { answerOf } from '../../../../src/client/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { sizeOf } from '../../api/topic-sizes.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { bytesText, countText } from '../../parts/format.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { KafkaProps } from '../../props.ts';
import { hashOf } from '../../route.ts';
import { keptText, messagesIn, messagesText } from './topic-figures.ts';
import { TopicGroups } from './topic-groups.tsx';
import { TopicMessages } from './topic-messages.tsx';
import { TopicSettings } from './topic-settings.tsx';

const PARTS: Readonly<Record<string, string>> = {
  messages: 'Messages',
  groups: 'Groups',
  settings: 'Settings',
};

/** A topic: its messages with a form to produce, the groups that read it, its settings. */
export function TopicView(
  props: KafkaProps & {
    readonly topic: Topic;
    /** Called after the topic was changed or deleted. */
    readonly changed: () => void;
  },
) {
  const { session, kafka, base, part = 'messages', topic, changed } = props;
  const { management } = session;
  const name = topic.topic_name;
  const own = [...base, name];
  const figures = useLoad(async () => {
    const [messages, bytes] = await Promise.all([
      messagesIn(kafka.rest, [topic]),
      sizeOf(management, topic),
    ]);
    return { messages: messages.get(name) ?? 0, bytes };
  }, [kafka, management, topic]);
  const remove = useAction(async () => {
    const path = { id: topic.topic_id };
    await answerOf(management.DELETE('/v2/kafka/topic/{id}', { params: { path } }));
    changed();
    location.hash = hashOf(...base);
  });
  const facts = [
    countText(topic.partitions, 'partition'),
    ...(figures.data === undefined
      ? []
      : [messagesText(figures.data.messages, topic.cleanup_policy), bytesText(figures.data.bytes)]),
    topic.cleanup_policy === 'compact'
      ? 'keeps the last of each key'
      : `kept ${keptText(topic.retention_time)}`,
  ];
  const isProducing = part === 'produce';
  return (
    <section class="topic" aria-label={`The topic ${name}`}>
      <div class="heading">
        <div>
          <p class="muted crumb">
            <a href={hashOf(...base)}>Topics</a>
          </p>
          <h2 class="code-text">{name}</h2>
          <p class="muted">{facts.join(' · ')}</p>
        </div>
        <ConfirmButton
          label="Delete"
          question={`Delete ${name} with its messages?`}
          action="Delete topic"
          confirmed={() => void remove.run()}
        />
        {!isProducing && (
          <a class="button main" href={hashOf(...own, 'produce')}>
            Produce
          </a>
        )}
      </div>
      <ActionOutcome action={remove} />
      <Tabs
        label="Parts of the topic"
        base={own}
        tabs={PARTS}
        current={part in PARTS ? part : 'messages'}
      />
      {part === 'groups' ? (
        <TopicGroups management={management} kafka={kafka} topic={name} />
      ) : part === 'settings' ? (
        <TopicSettings management={management} topic={topic} changed={changed} />
      ) : (
        <TopicMessages
          kafka={kafka}
          topic={topic}
          isProducing={isProducing}
          closeTo={hashOf(...own)}
          produced={figures.reload}
        />
      )}
    </section>
  );
}
