import { useEffect, useRef, useState } from 'preact/hooks';

/** A button for an action that can't be undone, which asks for confirmation. */
export function ConfirmButton(props: {
  readonly label: string;
  /** What is to be known before: `Delete the key with all its members?` */
  readonly question?: string;
  /** An accessible description, for those who can't see the rest of the row. */
  readonly about?: string;
  /** What the button says that does it, if it is not the label with what it is about: `Delete 3 dead letters`. */
  readonly action?: string;
  /** What the other button says where `Cancel` could mean the action. */
  readonly keep?: string;
  readonly isDisabled?: boolean;
  readonly confirmed: () => void;
}) {
  const { label, about, question, keep = 'Cancel', confirmed } = props;
  const named = about === undefined ? label : `${label} ${about}`;
  const { action = named } = props;
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
        aria-label={about === undefined ? undefined : named}
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
      aria-label={question ?? `${action}?`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
      }}
    >
      {question !== undefined && `${question} `}
      <button
        type="button"
        class="quiet danger"
        onClick={() => {
          setAsking(false);
          confirmed();
        }}
      >
        {action}
      </button>{' '}
      <button type="button" class="quiet" ref={otherwise} onClick={() => setAsking(false)}>
        {keep}
      </button>
    </span>
  );
}
