import { useState } from 'preact/hooks';
import {
  answerOf,
  type ManagementClient,
} from '../../../../src/client/management/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText, countText } from '../../parts/format.ts';
import { keptSizeText, keptText } from './topic-figures.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';

/** The settings of a topic, changed in place. */
export function TopicSettings(props: {
  readonly management: ManagementClient;
  readonly topic: Topic;
  readonly changed: () => void;
}) {
  const { management, topic, changed } = props;
  const save = useAction(async (fields: Readonly<Record<string, string>>) => {
    const body = {
      partitions: Number(fields['partitions']),
      retention_time: Number(fields['retention_time']),
      retention_size: Number(fields['retention_size']),
      max_message_size: Number(fields['max_message_size']),
    };
    const params = { path: { id: topic.topic_id } };
    await answerOf(management.POST('/v2/kafka/update-topic/{id}', { params, body }));
    changed();
    return 'Saved.';
  });
  return (
    <form class="narrow" onSubmit={(event) => void save.run(fieldsOf(event))}>
      <Setting
        label="Partitions"
        name="partitions"
        key={`partitions ${topic.partitions}`}
        value={topic.partitions}
        min={topic.partitions}
        said={(value) =>
          value > topic.partitions
            ? `${countText(value - topic.partitions, 'partition')} more, which can't be taken away. Keys then go to other partitions than before.`
            : 'Can be added, but not taken away.'
        }
      />
      <Setting
        label="Retention time (milliseconds)"
        name="retention_time"
        key={`retention_time ${topic.retention_time}`}
        value={topic.retention_time}
        min={-1}
        said={(value) =>
          value < 0 ? 'As long as the cluster allows.' : `Messages are kept ${keptText(value)}.`
        }
      />
      <Setting
        label="Retention size (bytes)"
        name="retention_size"
        key={`retention_size ${topic.retention_size}`}
        value={topic.retention_size}
        min={-1}
        said={(value) => (value < 0 ? 'As much as the cluster allows.' : keptSizeText(value))}
      />
      <Setting
        label="Largest message (bytes)"
        name="max_message_size"
        key={`max_message_size ${topic.max_message_size}`}
        value={topic.max_message_size}
        min={-1}
        said={(value) =>
          value < 0
            ? 'As large as the cluster allows.'
            : `A stored message has at most ${bytesText(value)}.`
        }
      />
      <p class="muted">
        Cleanup:{' '}
        {topic.cleanup_policy === 'compact'
          ? 'compact, the last message of each key is kept.'
          : 'delete, old messages are removed.'}{' '}
        It is chosen when a topic is created.
      </p>
      <ActionOutcome action={save} />
      <button type="submit" disabled={save.isBusy}>
        Save settings
      </button>
    </form>
  );
}

/** A number, with what it means below it as it is typed. */
function Setting(props: {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly said: (value: number) => string;
}) {
  const { label, name, min, said } = props;
  const [value, setValue] = useState(String(props.value));
  const hint = `about-${name}`;
  return (
    <>
      <label class="with-hint">
        {label}
        <input
          name={name}
          type="number"
          required
          min={min}
          value={value}
          aria-describedby={hint}
          onInput={(event) => setValue(event.currentTarget.value)}
        />
      </label>
      <p class="muted hint" id={hint}>
        {value === '' ? '' : said(Number(value))}
      </p>
    </>
  );
}
