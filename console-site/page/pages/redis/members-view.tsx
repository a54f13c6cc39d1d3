import { useEffect, useState } from 'preact/hooks';
import type { Redis, Word } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { textsOf } from '../../parts/fields.ts';
import { countText, REPLACED } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { Collection, Member, MemberPage } from './collections.ts';

/** The elements of a collection, a page at a time, which are added, changed and removed. */
export function MembersView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly collection: Collection;
  readonly changed: () => void;
}) {
  const { redis, name, collection, changed } = props;
  const [further, setFurther] = useState<MemberPage | undefined>();
  const [edited, setEdited] = useState<string | undefined>();
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
  const change = useAction(async (rows: readonly (readonly Word[])[]) => {
    await redis.runAll(rows);
    setEdited(undefined);
    changed();
    loaded.reload();
  });
  const { remove, edit } = collection;
  const rowOf = (member: Member) => {
    const { id, cells } = member;
    const buttons = (
      <span class="row-of">
        {edit !== undefined && !isBinary(member) && (
          <button
            type="button"
            class="quiet"
            aria-label={`Edit ${id}`}
            onClick={() => setEdited(id)}
          >
            Edit
          </button>
        )}
        {remove !== undefined && !id.includes(REPLACED) && (
          <ConfirmButton
            label="Remove"
            about={id}
            confirmed={() => void change.run([remove(name, id)])}
          />
        )}
      </span>
    );
    const shown = cells.map((cell) => <code class="value">{cell}</code>);
    if (edit === undefined || edited !== id) return { id, cells: [...shown, buttons] };
    const form = (
      <EditForm
        label={collection.columns[edit.column]!}
        value={cells[edit.column]!}
        isBusy={change.isBusy}
        save={(value) => void change.run(edit.change(name, member, value))}
        cancel={() => setEdited(undefined)}
      />
    );
    return { id, cells: [...shown.with(edit.column, form), ''] };
  };
  return (
    <WhenLoaded loaded={loaded} what="the value">
      {({ length, first }) => {
        const members = [...first.members, ...(further?.members ?? [])];
        return (
          <>
            <h3>{countText(length, collection.what)}</h3>
            {members.length > 0 && (
              <Table
                label={`The ${countText(2, collection.what).slice(2)}`}
                isPortion
                columns={[...collection.columns, '']}
                rows={members.map(rowOf)}
              />
            )}
            {members.some(isBinary) && (
              <p class="notice">
                Bytes that are not text are shown as {REPLACED}. What has such bytes can't be edited
                here.
              </p>
            )}
            {next !== undefined && (
              <p>
                <button type="button" disabled={more.isBusy} onClick={() => void more.run()}>
                  Load more
                </button>
              </p>
            )}
            <ActionOutcome action={more} />
            <form
              class="filters"
              onSubmit={(event) => {
                const form = event.currentTarget;
                const fields = textsOf(event);
                void change.run([collection.add(name, fields)]);
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
                Add
              </button>
            </form>
            <ActionOutcome action={change} />
          </>
        );
      }}
    </WhenLoaded>
  );
}

/** Whether saving it, or naming it in a command, would mean other bytes. */
function isBinary({ id, cells }: Member): boolean {
  return [id, ...cells].some((text) => text.includes(REPLACED));
}

/** Edits one cell in its row. */
function EditForm(props: {
  readonly label: string;
  readonly value: string;
  readonly isBusy: boolean;
  readonly save: (value: string) => void;
  readonly cancel: () => void;
}) {
  const { label, value, isBusy, save, cancel } = props;
  return (
    <form onSubmit={(event) => save(textsOf(event)['value'] ?? '')}>
      <textarea
        class="code"
        name="value"
        rows={3}
        aria-label={label}
        autofocus
        spellcheck={false}
        defaultValue={value}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cancel();
        }}
      />
      <span class="row-of">
        <button type="submit" disabled={isBusy}>
          Save
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </span>
    </form>
  );
}
