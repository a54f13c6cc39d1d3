import { useCallback, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { StreamView } from '../../parts/stream-view.tsx';
import { useStream } from '../../parts/use-stream.ts';

/** The commands of all clients of the database, as they run. */
export function Monitor({ redis }: { readonly redis: Redis }) {
  const [isOn, setOn] = useState(true);
  const open = useCallback((signal: AbortSignal) => redis.events('/monitor', signal), [redis]);
  const stream = useStream(isOn ? open : undefined);
  return (
    <>
      <button type="button" aria-pressed={!isOn} onClick={() => setOn(!isOn)}>
        {isOn ? 'Stop' : 'Listen'}
      </button>
      <StreamView
        stream={stream}
        label="Commands"
        empty="No commands yet. They appear here as they run."
      />
    </>
  );
}
