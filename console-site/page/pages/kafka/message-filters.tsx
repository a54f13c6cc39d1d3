import type { MessageQuery } from './message-search.ts';

/** What is searched in the messages of a topic. Each field takes effect when it is left, or with Enter. */
export function MessageFilters(props: {
  readonly partitions: number;
  readonly query: MessageQuery;
  readonly change: (part: Partial<MessageQuery>) => void;
  readonly isLive: boolean;
  readonly setLive: (isLive: boolean) => void;
}) {
  const { partitions, query, change, isLive, setLive } = props;
  return (
    <form class="filters of-messages" onSubmit={(event) => event.preventDefault()}>
      <label class="fill">
        Search
        <input
          type="search"
          defaultValue={query.text}
          placeholder="Key, value or headers"
          onChange={(event) => change({ text: event.currentTarget.value.trim() })}
        />
      </label>
      <label>
        Partition
        <select
          value={query.partition ?? 'all'}
          onChange={({ currentTarget: { value } }) =>
            change({
              partition: value === 'all' ? undefined : Number(value),
              ...(value === 'all' && { fromOffset: undefined }),
            })
          }
        >
          <option value="all">All</option>
          {Array.from({ length: partitions }, (_, partition) => (
            <option key={partition} value={partition}>
              {partition}
            </option>
          ))}
        </select>
      </label>
      {query.partition !== undefined && !isLive && (
        <label class="offset">
          From offset
          <input
            type="number"
            min="0"
            value={query.fromOffset}
            onChange={({ currentTarget: { value } }) =>
              change({ fromOffset: value === '' ? undefined : Number(value) })
            }
          />
        </label>
      )}
      {!isLive && (
        <>
          <label>
            Order
            <select
              value={query.isNewestFirst ? 'newest' : 'oldest'}
              onChange={(event) =>
                change({ isNewestFirst: event.currentTarget.value === 'newest' })
              }
            >
              <option value="newest">Newest first</option>
              <option value="oldest">Oldest first</option>
            </select>
          </label>
          <label>
            From
            <input
              type="datetime-local"
              step="1"
              value={query.from}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
          </label>
          <label>
            To
            <input
              type="datetime-local"
              step="1"
              value={query.to}
              onChange={(event) => change({ to: event.currentTarget.value })}
            />
          </label>
        </>
      )}
      <button type="button" aria-pressed={isLive} onClick={() => setLive(!isLive)}>
        Live
      </button>
    </form>
  );
}
