import { useEffect, useState } from 'preact/hooks';

/** A line of a stream. */
export interface StreamLine {
  readonly id: number;
  readonly time: number;
  readonly text: string;
}

/** The state of a stream. */
export interface Stream {
  readonly state: 'off' | 'connecting' | 'listening' | 'over';
  /** Newest first. */
  readonly lines: readonly StreamLine[];
  readonly error: Error | undefined;
}

/** How many lines are kept. */
const MOST = 1_000;
const OFF: Stream = { state: 'off', lines: [], error: undefined };

/**
 * Subscribes as long as it is shown, and renders at most once per frame, however fast lines arrive.
 * @param open opens the stream, whose first event is the acknowledgment; undefined for none. A new function reopens it
 */
export function useStream(
  open: ((signal: AbortSignal) => AsyncIterable<string>) | undefined,
): Stream {
  const [stream, setStream] = useState(OFF);
  useEffect(() => {
    if (open === undefined) {
      setStream((before) => ({ ...before, state: 'off' }));
      return;
    }
    const leaving = new AbortController();
    const came: StreamLine[] = [];
    let lastId = 0;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const fresh = came.splice(0).toReversed();
      setStream((before) => ({ ...before, lines: [...fresh, ...before.lines].slice(0, MOST) }));
    };
    setStream({ ...OFF, state: 'connecting' });
    void (async () => {
      let error: Error | undefined;
      let isAcknowledged = false;
      try {
        for await (const text of open(leaving.signal)) {
          if (!isAcknowledged) {
            isAcknowledged = true;
            setStream((before) => ({ ...before, state: 'listening' }));
            continue;
          }
          came.push({ id: ++lastId, time: Date.now(), text });
          if (came.length > MOST) came.shift();
          frame ||= requestAnimationFrame(draw);
        }
      } catch (cause) {
        error = cause as Error;
      }
      if (!leaving.signal.aborted) setStream((before) => ({ ...before, state: 'over', error }));
    })();
    return () => {
      leaving.abort();
      cancelAnimationFrame(frame);
    };
  }, [open]);
  return stream;
}
