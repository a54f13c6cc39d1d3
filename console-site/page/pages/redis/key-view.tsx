import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { COLLECTIONS } from './collections.ts';
import { JsonValue } from './json-value.tsx';
import { ttlText, TypeChip } from './key-row.tsx';
import { MembersView } from './members-view.tsx';
import { StreamGroups } from './stream-groups.tsx';
import { TextValue } from './text-value.tsx';
import { TYPES } from './types.ts';
import { NewVectorIndex, VectorsView } from './vectors-view.tsx';

/** A key: type, time to live, and its value, which can be edited. */
export function KeyView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly close: () => void;
  readonly open: (key: string) => void;
  /** Called after keys have been created, renamed or deleted. */
  readonly changed: () => void;
}) {
  const { redis, name, close, open, changed } = props;
  const [madeAs, setMadeAs] = useState('string');
  const loaded = useLoad(async () => {
    const [type, pttl, memory] = await redis.runAll([
      ['TYPE', name],
      ['PTTL', name],
      ['MEMORY', 'USAGE', name],
    ]);
    return { type: String(type), pttl: Number(pttl), memory: Number(memory ?? 0) };
  }, [redis, name]);
  const remove = useAction(async () => {
    await redis.run('UNLINK', name);
    changed();
    close();
  });
  const expire = useAction(async ({ seconds = '' }: Readonly<Record<string, string>>) => {
    await redis.run(...(seconds === '' ? ['PERSIST', name] : ['EXPIRE', name, seconds]));
    loaded.reload();
    return seconds === '' ? 'The key does not expire.' : `The key expires in ${seconds} s.`;
  });
  const rename = useAction(async ({ name: next = '' }: Readonly<Record<string, string>>) => {
    if (Number(await redis.run('RENAMENX', name, next)) === 0) {
      throw new Error(`There is a key ${next} already.`);
    }
    changed();
    open(next);
  });
  const wasChanged = (type: string) => {
    loaded.reload();
    if (type === 'none') changed();
  };
  return (
    <section class="card detail" aria-label={`The key ${name}`}>
      <div class="heading">
        <h2 class="code-text">{name}</h2>
        <Copy text={name} about="the name" />
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </div>
      <WhenLoaded loaded={loaded} what="the key">
        {({ type, pttl, memory }) => (
          <>
            {type === 'none' ? (
              <>
                <p>This key does not exist. Adding its first value creates it.</p>
                <label>
                  Type
                  <select value={madeAs} onChange={(event) => setMadeAs(event.currentTarget.value)}>
                    {Object.entries(TYPES).map(([each, title]) => (
                      <option key={each} value={each}>
                        {title}
                      </option>
                    ))}
                  </select>
                </label>
              </>
            ) : (
              <>
                <p class="row-of">
                  <TypeChip type={type} />
                  <span class="muted">{bytesText(memory)}</span>
                  <span class="muted">
                    {pttl < 0 ? 'no expiry' : `expires in ${ttlText(pttl)}`}
                  </span>
                  <ConfirmButton
                    label="Delete"
                    question="Delete the key?"
                    confirmed={() => void remove.run()}
                  />
                </p>
                <ActionOutcome action={remove} />
                <details>
                  <summary>Expiry and name</summary>
                  <form class="filters" onSubmit={(event) => void expire.run(fieldsOf(event))}>
                    <label>
                      Expire in seconds (empty: never)
                      <input name="seconds" inputMode="numeric" pattern="[0-9]*" />
                    </label>
                    <button type="submit">Set expiry</button>
                  </form>
                  <ActionOutcome action={expire} />
                  <form class="filters" onSubmit={(event) => void rename.run(fieldsOf(event))}>
                    <label>
                      Name
                      <input name="name" required defaultValue={name} />
                    </label>
                    <button type="submit">Rename</button>
                  </form>
                  <ActionOutcome action={rename} />
                </details>
              </>
            )}
            <Value
              redis={redis}
              name={name}
              type={type === 'none' ? madeAs : type}
              isNew={type === 'none'}
              changed={() => wasChanged(type)}
            />
          </>
        )}
      </WhenLoaded>
    </section>
  );
}

function Value(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly type: string;
  readonly isNew: boolean;
  readonly changed: () => void;
}) {
  const { redis, name, type, isNew, changed } = props;
  const collection = COLLECTIONS[type];
  if (collection !== undefined) {
    const members = <MembersView key={type} {...{ redis, name, collection, changed }} />;
    return type === 'stream' && !isNew ? (
      <StreamView redis={redis} name={name} entries={members} />
    ) : (
      members
    );
  }
  if (type === 'ReJSON-RL') {
    return <JsonValue {...{ redis, name, isNew, changed }} />;
  }
  if (type === 'vector') {
    return isNew ? (
      <NewVectorIndex {...{ redis, name, changed }} />
    ) : (
      <VectorsView {...{ redis, name, changed }} />
    );
  }
  if (type !== 'string') {
    return <p class="notice">Values of type {type} can be changed with commands only.</p>;
  }
  return <TextValue {...{ redis, name, isNew, changed }} isJson={false} />;
}

/** The entries of a stream, or the groups that read them. */
function StreamView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly entries: ComponentChildren;
}) {
  const { redis, name, entries } = props;
  const [part, setPart] = useState<'Entries' | 'Consumer groups'>('Entries');
  return (
    <>
      <p class="row-of">
        {(['Entries', 'Consumer groups'] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="quiet"
            aria-pressed={part === each}
            onClick={() => setPart(each)}
          >
            {each}
          </button>
        ))}
      </p>
      {part === 'Entries' ? entries : <StreamGroups redis={redis} name={name} />}
    </>
  );
}
