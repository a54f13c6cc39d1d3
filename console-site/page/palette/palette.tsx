import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Session } from '../api/session.ts';
import { useLoad } from '../parts/use-load.ts';
import { hashOf } from '../route.ts';
import { dataEntries, fixedEntries } from './entries.ts';
import { matchingEntries, type Entry } from './matching-entries.ts';

/** Goes to every page, database, topic, queue, URL group, schedule and action, by a part of its name. */
export function Palette(props: {
  readonly session: Session;
  readonly actions: readonly { readonly title: string; readonly run: () => void }[];
  readonly close: () => void;
}) {
  const { session, actions, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const data = useLoad(() => dataEntries(session), [session]);
  useEffect(() => dialog.current!.showModal(), []);
  const found = useMemo(() => {
    const ofFrame = actions.map((one): Entry => ({ ...one, kind: 'action' }));
    return matchingEntries([...fixedEntries(session), ...ofFrame, ...(data.data ?? [])], text);
  }, [session, data.data, text]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const choose = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    dialog.current!.close();
    if (entry.route !== undefined) location.hash = hashOf(...entry.route);
    entry.run?.();
  };
  const pressed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[active]);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="palette"
      aria-label="Go to"
      onClose={close}
      onClick={(event) => {
        // The dialog itself is the backdrop around what is in it.
        if (event.target === dialog.current) dialog.current!.close();
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-label="Go to a page, a database, a topic, a queue, a schedule or an action"
        aria-expanded="true"
        aria-controls="palette-entries"
        aria-activedescendant={found.length === 0 ? undefined : `palette-${active}`}
        autocomplete="off"
        spellcheck={false}
        placeholder="Go to a page, a database, a topic, an action …"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={pressed}
      />
      <ul id="palette-entries" ref={list} role="listbox" aria-label="Places and actions">
        {found.map((entry, index) => (
          <li
            key={`${entry.kind} ${entry.title} ${entry.route?.join('/') ?? ''}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => choose(entry)}
          >
            {entry.title} <span class="muted">{entry.kind}</span>
          </li>
        ))}
      </ul>
      <p class="muted" role="status">
        {found.length === 0
          ? 'Nothing has such a name.'
          : 'Arrows choose, Enter opens, Escape closes.'}
      </p>
    </dialog>
  );
}
