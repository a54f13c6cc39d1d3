import { useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { bytesText } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { COLLECTIONS } from './collections.ts';
import { MembersView } from './members-view.tsx';
import { TextValue } from './text-value.tsx';

const TYPES = ['string', 'hash', 'list', 'set', 'zset', 'stream', 'ReJSON-RL'] as const;

/** A key: type, time to live, and its value, which can be edited. */
export function KeyView(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly close: () => void;
  /** Called after the key has been created or deleted. */
  readonly changed: () => void;
}) {
  const { redis, name, close, changed } = props;
  const [madeAs, setMadeAs] = useState<string>('string');
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
  const live = useAction(async ({ seconds = '' }: Readonly<Record<string, string>>) => {
    await redis.run(...(seconds === '' ? ['PERSIST', name] : ['EXPIRE', name, seconds]));
    loaded.reload();
    return seconds === ''
      ? 'It lives for as long as nobody deletes it.'
      : `It lives for ${seconds} s.`;
  });
  const wasChanged = (type: string) => {
    loaded.reload();
    if (type === 'none') changed();
  };
  return (
    <section class="card detail" aria-label={`The key ${name}`}>
      <div class="heading">
        <h2 class="code-text">{name}</h2>
        <button type="button" class="quiet" onClick={close}>
          Close
        </button>
      </div>
      <WhenLoaded loaded={loaded} what="the key">
        {({ type, pttl, memory }) => (
          <>
            {type === 'none' ? (
              <>
                <p>There is no such key. Its first value makes it.</p>
                <label>
                  Type
                  <select value={madeAs} onChange={(event) => setMadeAs(event.currentTarget.value)}>
                    {TYPES.map((each) => (
                      <option key={each} value={each}>
                        {each === 'ReJSON-RL' ? 'JSON' : each}
                      </option>
                    ))}
                  </select>
                </label>
              </>
            ) : (
              <>
                <dl>
                  <dt>Type</dt>
                  <dd>{type === 'ReJSON-RL' ? 'JSON' : type}</dd>
                  <dt>Lives for</dt>
                  <dd>{pttl < 0 ? 'ever' : `${Math.ceil(pttl / 1000)} s`}</dd>
                  <dt>Memory</dt>
                  <dd>{bytesText(memory)}</dd>
                </dl>
                <form class="filters" onSubmit={(event) => void live.run(fieldsOf(event))}>
                  <label>
                    Seconds to live (empty: for ever)
                    <input name="seconds" inputMode="numeric" pattern="[0-9]*" />
                  </label>
                  <button type="submit">Set</button>
                  <ConfirmButton
                    label="Delete"
                    question="Delete the key?"
                    confirmed={() => void remove.run()}
                  />
                </form>
                <ActionOutcome action={live} />
                <ActionOutcome action={remove} />
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
    return <MembersView key={type} {...{ redis, name, collection, changed }} />;
  }
  if (type !== 'string' && type !== 'ReJSON-RL') {
    return <p class="notice">Values of the type {type} are changed by commands only.</p>;
  }
  return <TextValue key={type} {...{ redis, name, isNew, changed }} isJson={type !== 'string'} />;
}
