import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { hashOf } from '../../route.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { folderSizes } from './folder-sizes.ts';
import { keyFacts } from './key-facts.ts';
import { KeyRow } from './key-row.tsx';
import { KeyScan, type KeyQuery } from './key-scan.ts';
import { flatRows, foldersOf, treeRows, type TreeRow } from './key-tree.ts';
import { KeyView } from './key-view.tsx';
import { TYPES } from './types.ts';

const ROW_HEIGHT = 34;
/** While all keys are loaded, the list is drawn anew after so many more. */
const SHOWN_EVERY = 100_000;

/** The results of a scan so far. */
interface Found {
  readonly of: KeyScan;
  readonly keys: readonly string[];
  readonly isWhole: boolean;
  readonly error?: Error;
}

/** The keys of a database as a tree or a list, with the selected one beside them. */
export function Keys(props: {
  readonly redis: Redis;
  readonly base: readonly string[];
  readonly chosen: string | undefined;
}) {
  const { redis, base, chosen } = props;
  const [query, setQuery] = useState<KeyQuery>({ prefix: '', type: '' });
  const [separator, setSeparator] = useState(':');
  // The selected key is seen in its folders, also by who comes by a link.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(foldersOf(chosen ?? '', separator)),
  );
  const [action, setAction] = useState<'new' | 'delete' | undefined>();
  const [turn, setTurn] = useState(0);
  const [latestFound, setFound] = useState<Found | undefined>();
  const [, setKnown] = useState(0);
  const total = useLoad(async () => Number(await redis.run('DBSIZE')), [redis, turn]);
  const scan = useMemo(() => new KeyScan(redis, query), [redis, query, turn]);
  // What an earlier scan has found is not shown as the result of this one.
  const found = latestFound?.of === scan ? latestFound : undefined;
  const { facts, sizes } = useMemo(() => {
    const changed = () => setKnown((before) => before + 1);
    return { facts: keyFacts(redis, changed), sizes: folderSizes(redis, changed) };
  }, [redis, turn]);
  const latest = useRef(scan);
  latest.current = scan;
  const show = (error?: Error) => {
    if (latest.current !== scan) return;
    const isWhole = scan.isWhole || error !== undefined;
    setFound({ of: scan, keys: scan.keys, isWhole, ...(error !== undefined && { error }) });
  };
  const more = () => void scan.more().then((isMore) => isMore && show(), show);
  const all = () => {
    let shown = 0;
    const progress = (count: number) => {
      if (count < shown + SHOWN_EVERY) return;
      shown = count;
      show();
    };
    void scan.all(progress).then(() => show(), show);
  };
  useEffect(more, [scan]);
  const rows = useMemo(() => {
    const keys = found?.keys ?? [];
    return separator === '' ? flatRows(keys) : treeRows(keys, separator, open);
  }, [found, separator, open]);
  const openKey = (key: string) => {
    location.hash = hashOf(...base, key);
  };
  const choose = (row: TreeRow) => {
    if (row.kind === 'key') return openKey(row.key);
    const next = new Set(open);
    if (!next.delete(row.id)) next.add(row.id);
    setOpen(next);
  };
  const again = () => setTurn((before) => before + 1);
  return (
    <>
      <form
        class="filters"
        onSubmit={(event) => {
          const { prefix = '', type = '' } = fieldsOf(event);
          setQuery({ prefix, type });
          again();
        }}
      >
        <label class="fill">
          Prefix or pattern
          <input name="prefix" type="search" placeholder="user: or *:cart" />
        </label>
        <label>
          Type
          <select name="type">
            <option value="">All types</option>
            {Object.entries(TYPES).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          View
          <select value={separator} onChange={(event) => setSeparator(event.currentTarget.value)}>
            <option value=":">Tree by :</option>
            <option value="/">Tree by /</option>
            <option value=".">Tree by .</option>
            <option value="">List</option>
          </select>
        </label>
        <button type="submit">Search</button>
        <button
          type="button"
          class="danger"
          aria-expanded={action === 'delete'}
          onClick={() => setAction(action === 'delete' ? undefined : 'delete')}
        >
          Delete keys…
        </button>
        <button
          type="button"
          class="main"
          aria-expanded={action === 'new'}
          onClick={() => setAction(action === 'new' ? undefined : 'new')}
        >
          New key
        </button>
      </form>
      {action === 'new' && (
        <form class="filters" onSubmit={(event) => openKey(fieldsOf(event)['key'] ?? '')}>
          <label class="fill">
            Name of the key
            <input name="key" required autofocus />
          </label>
          <button type="submit">Open</button>
        </form>
      )}
      {action === 'delete' && (
        <BulkDelete key={JSON.stringify(query)} redis={redis} query={query} deleted={again} />
      )}
      <div class={chosen === undefined ? 'split' : 'split both'}>
        <div>
          {found === undefined && <Loading what="keys" />}
          {found?.error !== undefined && <Failed error={found.error} again={again} />}
          {found !== undefined && found.error === undefined && (
            <>
              <p class="row-of">
                <span class="muted" role="status">
                  {statusText(found, total.data, query)}
                  {scan.isTooLong && '. Search with a longer prefix to see the others.'}
                </span>
                {!found.isWhole && !scan.isTooLong && (
                  <button type="button" class="quiet" onClick={all}>
                    Load all
                  </button>
                )}
              </p>
              {rows.length === 0 ? (
                <Empty>
                  {total.data === 0
                    ? 'No keys yet. Create one here, or from a program: see Connect.'
                    : 'No keys match.'}
                </Empty>
              ) : (
                <VirtualList
                  items={rows}
                  rowHeight={ROW_HEIGHT}
                  label="Keys"
                  keyOf={(row) => row.id}
                  chosen={chosen}
                  choose={choose}
                  row={(row) => (
                    <KeyRow
                      row={row}
                      facts={row.kind === 'key' ? facts.of(row.key) : undefined}
                      size={row.kind === 'folder' ? sizes.of(row) : undefined}
                      isWhole={found.isWhole}
                    />
                  )}
                  more={more}
                  seen={(visible) => {
                    facts.see(visible.flatMap((row) => (row.kind === 'key' ? [row.key] : [])));
                    sizes.see(visible.filter((row) => row.kind === 'folder'));
                  }}
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
            open={openKey}
            changed={again}
          />
        )}
      </div>
    </>
  );
}

/** `309 keys`, `10,000 of 1,000,000 keys so far`, `12 of 309 keys match` */
function statusText(found: Found, total: number | undefined, query: KeyQuery): string {
  const { length } = found.keys;
  const isAll = query.prefix === '' && query.type === '';
  const soFar = found.isWhole ? '' : ' so far';
  if (total === undefined || (isAll && found.isWhole)) return `${countText(length, 'key')}${soFar}`;
  const of = `${numberText(length)} of ${countText(total, 'key')}`;
  if (isAll) return `${of}${soFar}`;
  return `${of} ${length === 1 ? 'matches' : 'match'}${soFar}`;
}
