import { useState } from 'preact/hooks';
import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText, countText } from '../../parts/format.ts';
import { isAnySize, isKeptForEver, keptSizeText, keptText } from './topic-figures.ts';
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
      retention_time: limitIn(fields['retention_time']),
      retention_size: limitIn(fields['retention_size']),
      max_message_size: limitIn(fields['max_message_size']),
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
        isRequired
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
        value={isKeptForEver(topic.retention_time) ? undefined : topic.retention_time}
        min={1}
        said={(value) => `Messages are kept ${keptText(value)}.`}
        without={
          isKeptForEver(topic.retention_time)
            ? 'Messages are kept without a time limit.'
            : 'As long as the cluster allows.'
        }
      />
      <Setting
        label="Retention size (bytes)"
        name="retention_size"
        key={`retention_size ${topic.retention_size}`}
        value={isAnySize(topic.retention_size) ? undefined : topic.retention_size}
        min={1}
        said={keptSizeText}
        without={
          isAnySize(topic.retention_size)
            ? 'Messages are kept without a size limit.'
            : 'As much as the cluster allows.'
        }
      />
      <Setting
        label="Largest message (bytes)"
        name="max_message_size"
        key={`max_message_size ${topic.max_message_size}`}
        value={topic.max_message_size}
        min={1}
        said={(value) => `A stored message has at most ${bytesText(value)}.`}
        without="As large as the cluster allows."
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

/** The limit in a field; -1, the most that the cluster allows, if the field is empty. */
function limitIn(field = ''): number {
  return field === '' ? -1 : Number(field);
}

/** A number, with what it means below it as it is typed. */
function Setting(props: {
  readonly label: string;
  readonly name: string;
  /** Undefined if there is no limit. */
  readonly value: number | undefined;
  readonly min: number;
  readonly isRequired?: boolean;
  readonly said: (value: number) => string;
  /** What it means if there is no number. */
  readonly without?: string;
}) {
  const { label, name, min, isRequired, said, without = '' } = props;
  const [value, setValue] = useState(String(props.value ?? ''));
  const hint = `about-${name}`;
  return (
    <>
      <label class="with-hint">
        {label}
        <input
          name={name}
          type="number"
          required={isRequired}
          min={min}
          placeholder={isRequired === true ? undefined : 'No limit'}
          value={value}
          aria-describedby={hint}
          onInput={(event) => setValue(event.currentTarget.value)}
        />
      </label>
      <p class="muted hint" id={hint}>
        {value === '' ? without : said(Number(value))}
      </p>
    </>
  );
}
