import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { JsonTree } from './json-tree.tsx';
import { TextValue } from './text-value.tsx';

/** A JSON document, as a tree whose values are edited in place, or as text. */
export function JsonValue(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly isNew: boolean;
  readonly changed: () => void;
}) {
  const { redis, name, isNew, changed } = props;
  const [isText, setText] = useState(isNew);
  return (
    <>
      <p class="row-of">
        <button type="button" class="quiet" aria-pressed={!isText} onClick={() => setText(false)}>
          Tree
        </button>
        <button type="button" class="quiet" aria-pressed={isText} onClick={() => setText(true)}>
          Text
        </button>
      </p>
      {isText || isNew ? (
        <TextValue {...{ redis, name, isNew, changed }} isJson />
      ) : (
        <Tree redis={redis} name={name} />
      )}
    </>
  );
}

function Tree({ redis, name }: { readonly redis: Redis; readonly name: string }) {
  const loaded = useLoad(
    async () => JSON.parse(String(await redis.run('JSON.GET', name))) as unknown,
    [redis, name],
  );
  return (
    <WhenLoaded loaded={loaded} what="the document">
      {(value) => (
        <JsonTree
          value={value}
          set={async (path, json) => {
            await redis.run('JSON.SET', name, path, json);
            loaded.reload();
          }}
        />
      )}
    </WhenLoaded>
  );
}
