import { useState } from 'preact/hooks';
import type { components } from '../../../../generated/management/types.ts';
import { answerOf } from '../../../../src/client/kafka/kafka-client.ts';
import { messagesOf, PAGE, type From, type Kafka, type Message } from '../../api/kafka.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { dateText, numberText, prettyJson } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';

type Topic = components['schemas']['kafka-topic'];

/** A position in a topic. */
interface Place {
  readonly partition: number;
  readonly from: From;
}

/** A topic: its messages by partition, offset and time, and a form to produce. */
export function TopicView(props: {
  readonly kafka: Kafka;
  readonly topic: Topic;
  readonly closeTo: string;
  readonly remove: () => Promise<void>;
}) {
  const { kafka, topic, closeTo } = props;
  const name = topic.topic_name;
  const [place, setPlace] = useState<Place>({ partition: 0, from: { kind: 'end' } });
  const loaded = useLoad(
    () => messagesOf(kafka.rest, name, place.partition, place.from),
    [kafka, name, place],
  );
  const produce = useAction(async ({ key = '', value = '' }: Readonly<Record<string, string>>) => {
    const params = { path: { topic: name } };
    const body = key === '' ? { value } : { key, value };
    const [written] = await answerOf(kafka.rest.POST('/produce/{topic}', { params, body }));
    loaded.reload();
    return `Written to partition ${written?.partition} at offset ${written?.offset}.`;
  });
  const remove = useAction(props.remove);
  return (
    <section class="card detail" aria-label={`The topic ${name}`}>
      <div class="heading">
        <h2 class="code-text">{name}</h2>
        <ConfirmButton
          label="Delete"
          question="Delete the topic with its messages?"
          confirmed={() => void remove.run()}
        />
        <a href={closeTo}>Close</a>
      </div>
      <ActionOutcome action={remove} />
      <form
        class="filters"
        onSubmit={(event) => {
          const fields = fieldsOf(event);
          setPlace({ partition: Number(fields['partition']), from: fromOf(fields) });
        }}
      >
        <label>
          Partition
          <select name="partition">
            {Array.from({ length: topic.partitions }, (_, partition) => (
              <option key={partition}>{partition}</option>
            ))}
          </select>
        </label>
        <label>
          From
          <select name="from">
            <option value="end">the last {PAGE}</option>
            <option value="offset">an offset</option>
            <option value="time">a time</option>
          </select>
        </label>
        <label>
          Offset
          <input name="offset" type="number" min="0" />
        </label>
        <label>
          Time
          <input name="time" type="datetime-local" step="1" />
        </label>
        <button type="submit">Show</button>
      </form>
      <WhenLoaded loaded={loaded} what="messages">
        {({ messages, first, end }) => (
          <>
            <p class="muted" role="status">
              Offsets {numberText(first)} to {numberText(end)}
            </p>
            {messages.length === 0 ? (
              <Empty>No messages from there on.</Empty>
            ) : (
              messages
                .toReversed()
                .map((message) => <MessageView key={message.offset} message={message} />)
            )}
          </>
        )}
      </WhenLoaded>
      <h3>Produce</h3>
      <form onSubmit={(event) => void produce.run(fieldsOf(event))}>
        <label>
          Key (optional)
          <input name="key" />
        </label>
        <label>
          Value
          <textarea class="code" name="value" rows={4} />
        </label>
        <ActionOutcome action={produce} />
        <button type="submit" disabled={produce.isBusy}>
          Produce
        </button>
      </form>
    </section>
  );
}

function MessageView({ message }: { readonly message: Message }) {
  const { offset, timestamp, key, value, headers } = message;
  return (
    <article class="message">
      <p>
        <strong class="number">{offset}</strong>{' '}
        <span class="muted number">{dateText(timestamp)}</span> {key !== '' && <code>{key}</code>}
      </p>
      {value === null ? (
        <p class="muted">Tombstone (no value)</p>
      ) : (
        <pre class="code">{prettyJson(value)}</pre>
      )}
      {headers.length > 0 && (
        <p class="muted">{headers.map((header) => `${header.key}: ${header.value}`).join(', ')}</p>
      )}
    </article>
  );
}

function fromOf(fields: Readonly<Record<string, string>>): From {
  const { from, offset = '', time = '' } = fields;
  if (from === 'offset') return { kind: 'offset', offset: Number(offset) };
  const milliseconds = Date.parse(time);
  if (from === 'time' && !Number.isNaN(milliseconds)) return { kind: 'time', time: milliseconds };
  return { kind: 'end' };
}
