import { useState } from 'preact/hooks';
import { answerOf, type KafkaClient } from '../../../../src/client/kafka-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { textsOf } from '../../parts/fields.ts';
import { numberText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { headersOf } from './message-search.ts';

/** A form to produce a message, beside the list. */
export function Produce(props: {
  readonly rest: KafkaClient;
  readonly topic: Topic;
  readonly closeTo: string;
  readonly produced: () => void;
}) {
  const { rest, topic, closeTo, produced } = props;
  const [isTombstone, setTombstone] = useState(false);
  const produce = useAction(async (fields: Readonly<Record<string, string>>) => {
    const { key = '', value = '', partition = '', headers = '' } = fields;
    const body = {
      value: isTombstone ? null : value,
      headers: headersOf(headers),
      ...(key !== '' && { key }),
      ...(partition !== '' && { partition: Number(partition) }),
    };
    const params = { path: { topic: topic.topic_name } };
    const [written] = await answerOf(rest.POST('/produce/{topic}', { params, body }));
    produced();
    if (written === undefined) return 'Produced.';
    return `Written to partition ${written.partition} at offset ${numberText(written.offset)}.`;
  });
  return (
    <section class="detail produce" aria-label="Produce">
      <div class="heading">
        <h3>Produce</h3>
        <a class="button quiet" href={closeTo}>
          Close
        </a>
      </div>
      <form onSubmit={(event) => void produce.run(textsOf(event))}>
        <div class="pair">
          <label>
            Key (optional)
            <input name="key" required={isTombstone} />
          </label>
          <label>
            To partition
            <select name="partition">
              <option value="">by key</option>
              {Array.from({ length: topic.partitions }, (_, partition) => (
                <option key={partition}>{partition}</option>
              ))}
            </select>
          </label>
        </div>
        <label>
          Value
          <textarea class="code" name="value" rows={4} disabled={isTombstone} />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={isTombstone}
            onChange={(event) => setTombstone(event.currentTarget.checked)}
          />
          Tombstone (no value: deletes the key)
        </label>
        <label>
          Headers (optional)
          <textarea class="code short" name="headers" rows={2} placeholder="name: value" />
        </label>
        <ActionOutcome action={produce} />
        <button type="submit" disabled={produce.isBusy}>
          Produce message
        </button>
      </form>
    </section>
  );
}
