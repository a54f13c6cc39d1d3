import { useEffect, useRef, useState } from 'preact/hooks';

/** A button for an action that can't be undone, which asks for confirmation. */
export function ConfirmButton(props: {
  readonly label: string;
  /** The question: `Delete all of it?` */
  readonly question?: string;
  /** An accessible description, for those who can't see the rest of the row. */
  readonly about?: string;
  /** What will be done, on the button that does it: `Delete 3 dead letters`. Then no question is shown beside it. */
  readonly deed?: string;
  /** What the other button says where `Cancel` could mean the deed. */
  readonly keep?: string;
  readonly isDisabled?: boolean;
  readonly confirmed: () => void;
}) {
  const { label, about, deed, keep = 'Cancel', confirmed } = props;
  const { question = about === undefined ? `${label}?` : `${label} ${about}?` } = props;
  const [isAsking, setAsking] = useState(false);
  const otherwise = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) otherwise.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        type="button"
        class="quiet danger"
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        disabled={props.isDisabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );
  }
  return (
    <span
      class="confirm"
      role="group"
      aria-label={deed === undefined ? question : `${deed}?`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
      }}
    >
      {deed === undefined && `${question} `}
      <button
        type="button"
        class="quiet danger"
        onClick={() => {
          setAsking(false);
          confirmed();
        }}
      >
        {deed ?? 'Yes'}
      </button>{' '}
      <button type="button" class="quiet" ref={otherwise} onClick={() => setAsking(false)}>
        {deed === undefined ? 'No' : keep}
      </button>
    </span>
  );
}
