import type { ComponentChildren } from 'preact';
import { timeText } from './format.ts';
import { Empty, Failed } from './states.tsx';
import type { Stream } from './use-stream.ts';

const STATES: Readonly<Record<Stream['state'], string>> = {
  off: 'Stopped',
  connecting: 'Connecting',
  listening: 'Listening',
  over: 'Ended',
};

/** The lines of a stream as they arrive, newest first. */
export function StreamView(props: {
  readonly stream: Stream;
  readonly label: string;
  /** Shown while there are no lines. */
  readonly empty: string;
  /** What is shown of a line; all of it if not given. */
  readonly show?: (text: string) => ComponentChildren;
  /** Buttons, which stand beside the state. */
  readonly children?: ComponentChildren;
}) {
  const { stream, label, empty, show = (text) => text, children } = props;
  return (
    <>
      <p class="row-of">
        {children}
        <span class={stream.state === 'listening' ? 'badge good' : 'badge warn'} role="status">
          {STATES[stream.state]}
        </span>
      </p>
      {stream.error !== undefined && <Failed error={stream.error} />}
      {stream.lines.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ol class="terminal" tabIndex={0} aria-label={label}>
          {stream.lines.map((line) => (
            <li key={line.id}>
              <span class="muted number">{timeText(line.time)}</span> <code>{show(line.text)}</code>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
