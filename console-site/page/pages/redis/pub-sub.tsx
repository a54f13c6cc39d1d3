import { useMemo, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { countText } from '../../parts/format.ts';
import { StreamView } from '../../parts/stream-view.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useStream } from '../../parts/use-stream.ts';

/** Messages of channels as they are published, and a form that publishes one. */
export function PubSub({ redis }: { readonly redis: Redis }) {
  const [heard, setHeard] = useState('');
  const open = useMemo(() => {
    if (heard === '') return undefined;
    const kind = /[*?[]/.test(heard) ? 'psubscribe' : 'subscribe';
    const path = `/${kind}/${encodeURIComponent(heard)}`;
    return (signal: AbortSignal) => redis.events(path, signal);
  }, [redis, heard]);
  const stream = useStream(open);
  const publish = useAction(
    async ({ channel = '', message = '' }: Readonly<Record<string, string>>) => {
      const receivers = Number(await redis.run('PUBLISH', channel, message));
      return `Received by ${countText(receivers, 'subscriber')}.`;
    },
  );
  return (
    <>
      <form class="filters" onSubmit={(event) => setHeard(fieldsOf(event)['channel'] ?? '')}>
        <label>
          Channel or pattern
          <input name="channel" required placeholder="news.*" />
        </label>
        <button type="submit">Listen</button>
        <button type="button" onClick={() => setHeard('')}>
          Stop
        </button>
      </form>
      <StreamView
        stream={stream}
        label="Messages"
        empty={heard === '' ? 'Listen to a channel to see its messages.' : 'No messages yet.'}
        show={(text) => <Published text={text} />}
      />
      <h2>Publish</h2>
      <form class="filters" onSubmit={(event) => void publish.run(fieldsOf(event))}>
        <label>
          Publish to channel
          <input name="channel" required />
        </label>
        <label>
          Message
          <input name="message" />
        </label>
        <button type="submit" disabled={publish.isBusy}>
          Publish
        </button>
      </form>
      <ActionOutcome action={publish} />
    </>
  );
}

/** A message with its channel: `message,channel,text`, or `pmessage,pattern,channel,text`. */
function Published({ text }: { readonly text: string }) {
  const [, channel, message] = /^(?:pmessage,[^,]*|message),([^,]*),([\s\S]*)$/.exec(text) ?? [];
  if (channel === undefined) return <>{text}</>;
  return (
    <>
      <span class="prompt">{channel}</span> {message}
    </>
  );
}
