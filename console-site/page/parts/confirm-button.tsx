import { useState } from 'preact/hooks';

/** A button for an irreversible action, which asks for confirmation. */
export function ConfirmButton(props: {
  readonly label: string;
  /** The question: `Delete all of it?` */
  readonly question?: string;
  /** An accessible description, for those who can't see the rest of the row. */
  readonly about?: string;
  /** What the button says that does it: `Delete topic`. */
  readonly action?: string;
  readonly confirmed: () => void;
}) {
  const { label, about, action, confirmed } = props;
  const { question = about === undefined ? `${label}?` : `${label} ${about}?` } = props;
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
        {action ?? 'Yes'}
      </button>{' '}
      <button type="button" class="quiet" autofocus onClick={() => setAsking(false)}>
        {action === undefined ? 'No' : 'Cancel'}
      </button>
    </span>
  );
}
