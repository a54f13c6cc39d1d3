import { useState } from 'preact/hooks';

/** A button for what can't be taken back: it asks once more. */
export function ConfirmButton(props: {
  readonly label: string;
  /** What is asked: `Delete all of it?` */
  readonly question?: string;
  /** Tells those who can't see the rest of the row what it is about. */
  readonly about?: string;
  readonly confirmed: () => void;
}) {
  const { label, question = 'Really?', about, confirmed } = props;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        class="quiet danger"
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <span class="confirm" role="group" aria-label={question}>
      {question}{' '}
      <button
        type="button"
        class="quiet danger"
        onClick={() => {
          setAsking(false);
          confirmed();
        }}
      >
        Yes
      </button>{' '}
      <button type="button" class="quiet" autofocus onClick={() => setAsking(false)}>
        No
      </button>
    </span>
  );
}
