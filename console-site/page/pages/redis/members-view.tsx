import { useEffect, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { Collection, MemberPage } from './collections.ts';

/** The elements of a collection, a page at a time, with adding and removing. */
export function MembersView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly collection: Collection;
  readonly changed: () => void;
}) {
  const { redis, name, collection, changed } = props;
  const [further, setFurther] = useState<MemberPage | undefined>();
  const loaded = useLoad(async () => {
    const length = Number(await redis.run(collection.length, name));
    return { length, first: await collection.load(redis, name, undefined) };
  }, [redis, name, collection]);
  useEffect(() => setFurther(undefined), [loaded.data]);
  const next = further === undefined ? loaded.data?.first.next : further.next;
  const more = useAction(async () => {
    const portion = await collection.load(redis, name, next);
    const members = [...(further?.members ?? []), ...portion.members];
    setFurther({ members, next: portion.next });
  });
  const change = useAction(async (words: readonly (string | number)[]) => {
    await redis.run(...words);
    changed();
    loaded.reload();
  });
  const { remove } = collection;
  return (
    <WhenLoaded loaded={loaded} what="the value">
      {({ length, first }) => (
        <>
          <h3>{length.toLocaleString('en')} in it</h3>
          <form
            class="filters"
            onSubmit={(event) => {
              const form = event.currentTarget;
              const fields = fieldsOf(event);
              void change.run(collection.add(name, fields));
              form.reset();
            }}
          >
            {collection.fields.map((field) => (
              <label key={field.name}>
                {field.label}
                <input name={field.name} />
              </label>
            ))}
            <button type="submit" disabled={change.isBusy}>
              Set
            </button>
          </form>
          <ActionOutcome action={change} />
          {first.members.length > 0 && (
            <Table
              label="What is in it"
              isPortion
              columns={[...collection.columns, ...(remove === undefined ? [] : [''])]}
              rows={[...first.members, ...(further?.members ?? [])].map(({ id, cells }) => ({
                id,
                cells: [
                  ...cells.map((cell) => <code class="value">{cell}</code>),
                  ...(remove === undefined
                    ? []
                    : [
                        <ConfirmButton
                          label="Remove"
                          about={id}
                          confirmed={() => void change.run(remove(name, id))}
                        />,
                      ]),
                ],
              }))}
            />
          )}
          {next !== undefined && (
            <button type="button" disabled={more.isBusy} onClick={() => void more.run()}>
              More
            </button>
          )}
          <ActionOutcome action={more} />
        </>
      )}
    </WhenLoaded>
  );
}
