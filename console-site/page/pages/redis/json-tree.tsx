import { useState } from 'preact/hooks';
import { textsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { partsOf, type JsonPart } from './json-path.ts';

/** How many members are shown at first, and more on each request. */
const STEP = 200;

type Setter = (path: string, json: string) => Promise<void>;

/** A JSON value as a tree. What is closed is not in the page. */
export function JsonTree({ value, set }: { readonly value: unknown; readonly set: Setter }) {
  return (
    <ul class="json">
      <Part part={{ title: '$', path: '$', value }} set={set} isOpen />
    </ul>
  );
}

function Part(props: { readonly part: JsonPart; readonly set: Setter; readonly isOpen?: boolean }) {
  const { part, set } = props;
  const { title, path, value } = part;
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const [most, setMost] = useState(STEP);
  const parts = partsOf(value, path);
  if (parts === undefined) return <Leaf part={part} set={set} />;
  const what = Array.isArray(value) ? 'element' : 'member';
  return (
    <li>
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> <code>{title}</code>
      </button>{' '}
      <span class="muted">{countText(parts.length, what)}</span>
      {isOpen && (
        <ul>
          {parts.slice(0, most).map((each) => (
            <Part key={each.path} part={each} set={set} />
          ))}
          {parts.length > most && (
            <li>
              <button type="button" class="quiet" onClick={() => setMost(most + STEP)}>
                Show more
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** A value without parts, which is edited as JSON. */
function Leaf({ part, set }: { readonly part: JsonPart; readonly set: Setter }) {
  const { title, path, value } = part;
  const [isEditing, setEditing] = useState(false);
  const text = JSON.stringify(value);
  const save = useAction(async ({ json = '' }: Readonly<Record<string, string>>) => {
    await set(path, json);
    setEditing(false);
  });
  return (
    <li>
      <code>{title}</code>{' '}
      {isEditing ? (
        <form class="filters" onSubmit={(event) => void save.run(textsOf(event))}>
          <label>
            Value (JSON)
            <input name="json" class="code-text" required autofocus defaultValue={text} />
          </label>
          <button type="submit" disabled={save.isBusy}>
            Save
          </button>
          <button type="button" onClick={() => setEditing(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <>
          <code class={`value json-${typeof value}`}>{text}</code>{' '}
          <button
            type="button"
            class="quiet"
            aria-label={`Edit ${title}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </button>
        </>
      )}
      <ActionOutcome action={save} />
    </li>
  );
}
