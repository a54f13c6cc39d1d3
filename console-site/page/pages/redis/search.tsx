import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { Choice } from '../../parts/choice.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText, countText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import {
  descriptionOf,
  filterOf,
  foundIn,
  MOST_FOUND,
  queryOf,
  type FoundDocument,
  type IndexDescription,
  type Piece,
} from './search-index.ts';

/** The search indexes of a database, and a box to query one of them. */
export function Search({ redis }: { readonly redis: Redis }) {
  const loaded = useLoad(() => read(redis), [redis], 5_000);
  const [wanted, setWanted] = useState('');
  return (
    <WhenLoaded loaded={loaded} what="the search indexes">
      {(indexes) => {
        const index = indexes.find(({ name }) => name === wanted) ?? indexes[0];
        if (index === undefined) {
          return <Empty>There is no search index. SEARCH.CREATE makes one.</Empty>;
        }
        return (
          <>
            <form class="filters" onSubmit={(event) => event.preventDefault()}>
              <Choice
                label="Index"
                options={indexes.map(({ name }) => ({ value: name, title: name }))}
                value={index.name}
                choose={setWanted}
              />
            </form>
            <Query key={index.name} redis={redis} index={index} />
            <Definition index={index} />
          </>
        );
      }}
    </WhenLoaded>
  );
}

function Query({ redis, index }: { readonly redis: Redis; readonly index: IndexDescription }) {
  const [found, setFound] = useState<readonly FoundDocument[] | undefined>();
  const search = useAction(async (text: string) => {
    const filter = filterOf(text, index);
    const [hits, count] = await redis.runAll([
      queryOf(index, filter),
      ['SEARCH.COUNT', index.name, filter],
    ]);
    setFound(foundIn(hits));
    return `${countText(Number(count), 'document')} found${Number(count) > MOST_FOUND ? `, of which ${MOST_FOUND} are shown` : ''}.`;
  });
  return (
    <section>
      <form class="filters" onSubmit={(event) => void search.run(fieldsOf(event)['text'] ?? '')}>
        <label>
          Words, or a filter in JSON
          <input name="text" type="search" placeholder='{"price": {"$lt": 50}}' />
        </label>
        <button type="submit" disabled={search.isBusy}>
          Search
        </button>
      </form>
      <ActionOutcome action={search} />
      {found !== undefined && found.length > 0 && (
        <Table
          label="Documents"
          columns={['Key', 'Score', 'Content']}
          rows={found.map(({ key, score, content }) => ({
            id: key,
            cells: [
              <code>{key}</code>,
              score,
              <code>
                {content.map(([name, pieces]) => (
                  <div key={name}>
                    {name !== '$' && `${name}: `}
                    <Marked pieces={pieces} />
                  </div>
                ))}
              </code>,
            ],
          }))}
        />
      )}
    </section>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <>{pieces.map(({ text, isMarked }, i) => (isMarked ? <mark key={i}>{text}</mark> : text))}</>
  );
}

function Definition({ index }: { readonly index: IndexDescription }) {
  const { type, prefixes, language, bytes, pending, fields } = index;
  return (
    <section>
      <h2>Schema</h2>
      <p class="muted">
        {type} {prefixes.join(' ')}, {language}, {bytesText(bytes)}
        {pending > 0 && `, ${countText(pending, 'change')} to be indexed`}
      </p>
      <Table
        label="Fields"
        columns={['Field', 'Type', 'Options']}
        rows={fields.map(({ path, type: of, options }) => ({
          id: path,
          cells: [<code>{path}</code>, of, options.join(' ')],
        }))}
      />
    </section>
  );
}

async function read(redis: Redis): Promise<IndexDescription[]> {
  const listed = (await redis.run('SEARCH.LISTINDEXES')) as readonly (readonly string[])[];
  if (listed.length === 0) return [];
  const described = await redis.runAll(listed.map(([, name = '']) => ['SEARCH.DESCRIBE', name]));
  return described.filter((each) => each !== null).map(descriptionOf);
}
