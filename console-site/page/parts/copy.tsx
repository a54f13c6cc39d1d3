import { useState } from 'preact/hooks';

/** Copies a text to the clipboard, and confirms it. */
export function Copy(props: {
  readonly text: string | (() => string);
  readonly label?: string;
  /** What is copied, for those who can't see the rest of the row. */
  readonly about?: string;
}) {
  const { text, label = 'Copy', about } = props;
  const [said, setSaid] = useState(label);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
    } catch {
      setSaid('Not allowed');
    }
    setTimeout(() => setSaid(label), 1500);
  };
  return (
    <button type="button" class="quiet" onClick={() => void copy()}>
      <span aria-live="polite">{said}</span>
      {about !== undefined && <span class="hidden"> {about}</span>}
    </button>
  );
}
