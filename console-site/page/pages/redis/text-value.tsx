import { useLayoutEffect, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { bytesText, prettyJson, REPLACED } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';

/** Longer strings (in bytes) are truncated and read-only here. */
const MOST = 1_000_000;
const SHOWN = 100_000;

/** A string or a JSON document, edited as a whole. */
export function TextValue(props: {
  readonly redis: Redis;
  readonly name: string;
  readonly isJson: boolean;
  readonly isNew: boolean;
  readonly changed: () => void;
}) {
  const { redis, name, isJson, isNew, changed } = props;
  const [text, setText] = useState('');
  const loaded = useLoad(async () => {
    if (isNew) return { text: isJson ? '{}' : '', length: 0 };
    if (isJson) {
      const value = String(await redis.run('JSON.GET', name));
      return { text: prettyJson(value), length: value.length };
    }
    const length = Number(await redis.run('STRLEN', name));
    const words = length > MOST ? ['GETRANGE', name, 0, SHOWN - 1] : ['GET', name];
    // A client may have deleted it since.
    return { text: ((await redis.run(...words)) as string | null) ?? '', length };
  }, [redis, name, isJson, isNew]);
  // Before the next frame, and so before anybody can type.
  useLayoutEffect(() => setText(loaded.data?.text ?? ''), [loaded.data]);
  const save = useAction(async () => {
    await redis.run(
      ...(isJson
        ? ['JSON.SET', name, '$', text]
        : ['SET', name, text, ...(isNew ? [] : ['KEEPTTL'])]),
    );
    changed();
    loaded.reload();
    return 'Saved.';
  });
  return (
    <WhenLoaded loaded={loaded} what="the value">
      {({ text: read, length }) => {
        const isBinary = !isJson && read.includes(REPLACED);
        const isLocked = length > MOST || isBinary;
        return (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void save.run();
            }}
          >
            <label>
              Value{length > 0 && `, ${bytesText(length)}`}
              <textarea
                class="code"
                rows={12}
                spellcheck={false}
                value={text}
                readOnly={isLocked}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            {length > MOST && (
              <p class="notice">
                These are the first {bytesText(SHOWN)}. The value is too long to be edited here.
              </p>
            )}
            {isBinary && (
              <p class="notice">
                This value is not text: bytes that are none are shown as {REPLACED}, so it can't be
                edited here.
              </p>
            )}
            <ActionOutcome action={save} />
            <button type="submit" disabled={save.isBusy || isLocked}>
              Save
            </button>
          </form>
        );
      }}
    </WhenLoaded>
  );
}
