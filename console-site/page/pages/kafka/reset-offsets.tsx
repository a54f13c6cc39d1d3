import { useState } from 'preact/hooks';
import type { components } from '../../../../generated/management/types.ts';
import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import { offsetsAt, type Group, type Kafka } from '../../api/kafka.ts';
import { Choice } from '../../parts/choice.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { momentOf } from './message-search.ts';
import { checkOffset, movesOf, movesText, moveText, type Move } from './reset-preview.ts';

type Reset = components['schemas']['reset-kafka-group'];
const TARGETS = {
  earliest: 'The earliest message',
  latest: 'The end (only new messages)',
  timestamp: 'A time',
  offset: 'An offset',
} as const;
type Target = keyof typeof TARGETS;

/** Resets the offsets of a group in a topic: shows what changes first, and asks. */
export function ResetOffsets(props: {
  readonly management: ManagementClient;
  readonly kafka: Kafka;
  readonly group: Group;
  readonly changed: () => void;
}) {
  const { management, kafka, group, changed } = props;
  const { group_id: id, instances, partitions } = group;
  const topics = [...new Set(partitions.map(({ topic }) => topic))];
  const [topic, setTopic] = useState(topics[0] ?? '');
  const [target, setTarget] = useState<Target>('earliest');
  const [planned, setPlanned] = useState<{
    readonly reset: Reset;
    readonly moves: readonly Move[];
  }>();
  const own = partitions.filter((one) => one.topic === topic);
  const preview = useAction(async (fields: Readonly<Record<string, string>>) => {
    setPlanned(undefined);
    const only = fields['partition'] ?? '';
    const numbers = own.map(({ partition }) => partition);
    const wanted = only === '' ? numbers : [Number(only)];
    const reset = resetOf(topic, wanted, target, fields);
    const offsets = await offsetsFor(kafka, reset, wanted);
    setPlanned({ reset, moves: movesOf(group, topic, offsets) });
  });
  const apply = useAction(async (reset: Reset) => {
    const params = { path: { cluster_id: kafka.cluster.cluster_id, group_id: id } };
    const body = { ...reset, partitions: [...(reset.partitions ?? [])] };
    await answerOf(
      management.POST('/v2/kafka/reset-group/{cluster_id}/{group_id}', { params, body }),
    );
    setPlanned(undefined);
    changed();
    return `Reset ${id}.`;
  });
  const isUsed = instances.length > 0;
  return (
    <>
      {isUsed && (
        <p class="notice">
          {id} has {countText(instances.length, 'member')}. Stop or remove{' '}
          {instances.length === 1 ? 'it' : 'them'} first: a member keeps its own position.
        </p>
      )}
      <form
        class="filters"
        onSubmit={(event) => void preview.run(fieldsOf(event))}
        onInput={() => setPlanned(undefined)}
      >
        <Choice
          label="Topic"
          options={topics.map((one) => ({ value: one, title: one }))}
          value={topic}
          choose={setTopic}
        />
        <label>
          Partitions
          <select name="partition">
            <option value="">All {numberText(own.length)}</option>
            {own.map(({ partition }) => (
              <option key={partition}>{partition}</option>
            ))}
          </select>
        </label>
        <label>
          To
          <select
            name="to"
            value={target}
            onChange={(event) => setTarget(event.currentTarget.value as Target)}
          >
            {Object.entries(TARGETS).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {target === 'offset' && (
          <label>
            Offset
            <input name="offset" type="number" min="0" required />
          </label>
        )}
        {target === 'timestamp' && (
          <label>
            Time
            <input name="time" type="datetime-local" step="1" required />
          </label>
        )}
        <button type="submit" disabled={preview.isBusy || own.length === 0}>
          Preview
        </button>
      </form>
      <ActionOutcome action={preview} />
      <ActionOutcome action={apply} />
      {planned !== undefined && (
        <section aria-label="Preview of the reset">
          <p>{movesText(planned.moves)}</p>
          <Table
            label="What changes"
            columns={['Partition', 'Now', 'After', 'Change']}
            rows={planned.moves.map((move) => ({
              id: String(move.partition),
              cells: [
                move.partition,
                move.before === undefined ? 'none' : numberText(move.before),
                numberText(move.after),
                moveText(move),
              ],
            }))}
          />
          <p class="row-of">
            <button
              type="button"
              class="danger"
              disabled={apply.isBusy || isUsed}
              onClick={() => void apply.run(planned.reset)}
            >
              Reset {countText(planned.moves.length, 'partition')}
            </button>
            <button type="button" onClick={() => setPlanned(undefined)}>
              Cancel
            </button>
          </p>
        </section>
      )}
    </>
  );
}

function resetOf(
  topic: string,
  partitions: number[],
  target: Target,
  fields: Readonly<Record<string, string>>,
): Reset {
  if (target === 'offset') {
    return { topic, partitions, to: 'offset', offset: Number(fields['offset']) };
  }
  if (target === 'timestamp') {
    return { topic, partitions, to: 'timestamp', timestamp: momentOf(fields['time'] ?? '') ?? 0 };
  }
  return { topic, partitions, to: target };
}

/** Where a reset sets each partition. @throws Error if an offset is not there, KafkaError */
async function offsetsFor({ rest }: Kafka, reset: Reset, partitions: readonly number[]) {
  const asked = partitions.map((partition) => ({ topic: reset.topic, partition }));
  const { offset } = reset;
  if (offset !== undefined) {
    const [first, end] = await Promise.all([
      offsetsAt(rest, asked, 'earliest'),
      offsetsAt(rest, asked, 'latest'),
    ]);
    const ranges = asked.map(({ partition }, index) => ({
      ...{ partition, first: first[index]!, end: end[index]! },
    }));
    checkOffset(offset, ranges);
    return partitions.map((partition) => ({ partition, offset }));
  }
  const moment = reset.to === 'earliest' ? 'earliest' : (reset.timestamp ?? 'latest');
  const found = await offsetsAt(rest, asked, moment);
  return partitions.map((partition, index) => ({ partition, offset: found[index]! }));
}
