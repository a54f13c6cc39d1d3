import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { vectorsNear, wordsOf } from './vectors.ts';

/** An index of vectors: what it is, and the vectors nearest to one of them, which are added and removed. */
export function VectorsView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly changed: () => void;
}) {
  const { redis, name, changed } = props;
  const [near, setNear] = useState('');
  const loaded = useLoad(() => vectorsNear(redis, name, near), [redis, name, near]);
  const change = useAction(async (...words: readonly string[]) => {
    await redis.run(...words);
    changed();
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => setNear(fieldsOf(event)['near'] ?? '')}>
        <label>
          Nearest to the ID (empty: to the zero vector)
          <input name="near" />
        </label>
        <button type="submit">Search</button>
      </form>
      <WhenLoaded loaded={loaded} what="the index">
        {({ dimension, metric, count, found }) => (
          <>
            <h3>{countText(count, 'vector')}</h3>
            <p class="muted">
              {countText(dimension, 'element')} each, {metric}
            </p>
            {found.length === 0 ? (
              <Empty>No vectors yet.</Empty>
            ) : (
              <Table
                label="The vectors"
                columns={['ID', 'Score', 'Elements', '']}
                rows={found.map(({ id, score, elements }) => ({
                  id,
                  cells: [
                    <code class="value">{id}</code>,
                    score,
                    <code class="value">{elements}</code>,
                    <ConfirmButton
                      label="Remove"
                      about={id}
                      confirmed={() => void change.run('VECTOR.DEL', name, id)}
                    />,
                  ],
                }))}
              />
            )}
          </>
        )}
      </WhenLoaded>
      <form
        class="filters"
        onSubmit={(event) => {
          const { id = '', elements = '' } = fieldsOf(event);
          const words = wordsOf(elements);
          void change.run('VECTOR.ADD', name, id, 'VALUES', String(words.length), ...words);
          event.currentTarget.reset();
        }}
      >
        <label>
          ID
          <input name="id" required />
        </label>
        <label>
          Elements
          <input name="elements" required placeholder="0.1, 0.2, 0.3" />
        </label>
        <button type="submit" disabled={change.isBusy}>
          Add
        </button>
      </form>
      <ActionOutcome action={change} />
    </>
  );
}

/** Creates an index under a key that does not exist. */
export function NewVectorIndex(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly changed: () => void;
}) {
  const { redis, name, changed } = props;
  const create = useAction(async ({ dimension = '', metric = '' }: Record<string, string>) => {
    await redis.run('VECTOR.CREATE', name, 'DIM', dimension, 'METRIC', metric);
    changed();
  });
  return (
    <form class="filters" onSubmit={(event) => void create.run(fieldsOf(event))}>
      <label>
        Elements of each vector
        <input name="dimension" inputMode="numeric" pattern="[0-9]+" required />
      </label>
      <label>
        Metric
        <select name="metric">
          {['COSINE', 'EUCLIDEAN', 'DOT'].map((metric) => (
            <option key={metric}>{metric}</option>
          ))}
        </select>
      </label>
      <button type="submit">Create</button>
      <ActionOutcome action={create} />
    </form>
  );
}
