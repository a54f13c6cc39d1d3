import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { countText, numberText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { KeyScan, patternOf, type KeyQuery } from './key-scan.ts';
import { TYPES } from './types.ts';

/** How many keys are deleted with one command. */
const PORTION = 1_000;

/** Deletes all keys that match a search: counts them first, and asks. */
export function BulkDelete(props: {
  readonly redis: Redis;
  readonly query: KeyQuery;
  readonly deleted: () => void;
}) {
  const { redis, query, deleted } = props;
  const [keys, setKeys] = useState<readonly string[] | undefined>();
  const [progress, setProgress] = useState('');
  const count = useAction(async () => {
    const scan = new KeyScan(redis, query);
    await scan.all((found) => setProgress(`${countText(found, 'key')} found`));
    setProgress('');
    setKeys(scan.keys);
  });
  const remove = useAction(async () => {
    const all = keys ?? [];
    for (let at = 0; at < all.length; at += PORTION) {
      await redis.run('UNLINK', ...all.slice(at, at + PORTION));
      const done = Math.min(at + PORTION, all.length);
      setProgress(`${numberText(done)} of ${countText(all.length, 'key')} deleted`);
    }
    setProgress('');
    setKeys(undefined);
    deleted();
    return `Deleted ${countText(all.length, 'key')}.`;
  });
  const isBusy = count.isBusy || remove.isBusy;
  const what = query.type === '' ? 'Keys' : `Keys of type ${TYPES[query.type] ?? query.type}`;
  return (
    <section class="notice" aria-label="Delete keys">
      <p>
        {what} that match <code>{patternOf(query.prefix)}</code>. Search first to choose others.
      </p>
      <p class="row-of">
        {keys === undefined || keys.length === 0 ? (
          <button type="button" disabled={isBusy} onClick={() => void count.run()}>
            Count them
          </button>
        ) : (
          <>
            <button
              type="button"
              class="danger"
              disabled={isBusy}
              onClick={() => void remove.run()}
            >
              Delete {countText(keys.length, 'key')}
            </button>
            <button type="button" disabled={isBusy} onClick={() => setKeys(undefined)}>
              Cancel
            </button>
          </>
        )}
        <span role="status">{keys?.length === 0 ? 'No keys match.' : progress}</span>
      </p>
      <ActionOutcome action={count} />
      <ActionOutcome action={remove} />
    </section>
  );
}
