import { useCallback, useState } from 'preact/hooks';
import type { Redis } from '../../api/redis.ts';
import { StreamView } from '../../parts/stream-view.tsx';
import { useStream } from '../../parts/use-stream.ts';

/** `1795969400.382895 [0 127.0.0.1:49168] "GET" "seen"` without the Unix time at its beginning: its line has the viewer's. */
const withoutTime = (line: string) => line.replace(/^\d+\.\d+ /, '');

/** The commands of all clients of the database, as they run. */
export function Monitor({ redis }: { readonly redis: Redis }) {
  const [isOn, setOn] = useState(true);
  const open = useCallback((signal: AbortSignal) => redis.events('/monitor', signal), [redis]);
  const stream = useStream(isOn ? open : undefined);
  return (
    <StreamView
      stream={stream}
      label="Commands"
      empty="No commands yet. They appear here as they run."
      show={withoutTime}
    >
      <button type="button" aria-pressed={!isOn} onClick={() => setOn(!isOn)}>
        {isOn ? 'Stop' : 'Listen'}
      </button>
    </StreamView>
  );
}
