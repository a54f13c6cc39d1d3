import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import { KeyScan, type KeyQuery } from './key-scan.ts';
import { KeyView } from './key-view.tsx';

const TYPES = {
  string: 'string',
  hash: 'hash',
  list: 'list',
  set: 'set',
  zset: 'sorted set',
  stream: 'stream',
  'ReJSON-RL': 'JSON',
};

/** The results of a scan so far. */
interface Found {
  readonly keys: readonly string[];
  readonly isWhole: boolean;
  readonly error?: Error;
}

/** The keys of a database by prefix, with the selected one beside them. */
export function Keys(props: {
  readonly redis: Redis;
  readonly base: readonly string[];
  readonly chosen: string | undefined;
}) {
  const { redis, base, chosen } = props;
  const [query, setQuery] = useState<KeyQuery>({ prefix: '', type: '' });
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<Found | undefined>();
  const scan = useMemo(() => new KeyScan(redis, query), [redis, query, turn]);
  const more = () => {
    void scan.more().then(
      (isMore) => isMore && setFound({ keys: scan.keys, isWhole: scan.isWhole }),
      (error: Error) => setFound({ keys: scan.keys, isWhole: true, error }),
    );
  };
  useEffect(() => {
    setFound(undefined);
    more();
  }, [scan]);
  const open = (key: string) => {
    location.hash = hashOf(...base, key);
  };
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          const { prefix = '', type = '' } = fieldsOf(event);
          setQuery({ prefix, type });
          setTurn(turn + 1);
        }}
      >
        <label>
          Beginning with, or a pattern
          <input name="prefix" type="search" placeholder="user:" />
        </label>
        <label>
          Type
          <select name="type">
            <option value="">all</option>
            {Object.entries(TYPES).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
      <form class="filters" onSubmit={(event) => open(fieldsOf(event)['key'] ?? '')}>
        <label>
          Open or make a key
          <input name="key" required />
        </label>
        <button type="submit">Open</button>
      </form>
      <div class={chosen === undefined ? 'split' : 'split both'}>
        <div>
          {found === undefined && <Loading what="keys" />}
          {found?.error !== undefined && (
            <Failed error={found.error} again={() => setTurn(turn + 1)} />
          )}
          {found !== undefined && found.error === undefined && (
            <>
              <p class="muted" role="status">
                {countText(found.keys.length, 'key')}
                {found.isWhole ? '' : ' so far; scroll for more'}
                {scan.isTooLong && '. The list takes no more: type a longer beginning.'}
              </p>
              {found.keys.length === 0 ? (
                <Empty>There is no such key.</Empty>
              ) : (
                <VirtualList
                  items={found.keys}
                  rowHeight={32}
                  label="Keys"
                  keyOf={(key) => key}
                  chosen={chosen}
                  choose={open}
                  row={(key) => <span class="grow code-text">{key}</span>}
                  more={more}
                />
              )}
            </>
          )}
        </div>
        {chosen !== undefined && (
          <KeyView
            key={chosen}
            redis={redis}
            name={chosen}
            close={() => {
              location.hash = hashOf(...base);
            }}
            changed={() => setTurn(turn + 1)}
          />
        )}
      </div>
    </>
  );
}
