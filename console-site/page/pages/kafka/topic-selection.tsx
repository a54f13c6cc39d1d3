import { useState } from 'preact/hooks';
import type { ManagementClient } from '../../../../src/client/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { countText, numberText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { deleteTopics } from './delete-topics.ts';

/** What is done with the selected topics of a list. */
export function TopicSelection(props: {
  readonly management: ManagementClient;
  /** The topics that match the search. */
  readonly listed: readonly Topic[];
  readonly selected: readonly Topic[];
  /** How many messages are in them; undefined if that is not known. */
  readonly messages: number | undefined;
  readonly select: (topics: readonly Topic[]) => void;
  readonly changed: () => void;
  readonly close: () => void;
}) {
  const { management, listed, selected, messages, select, changed, close } = props;
  const [progress, setProgress] = useState('');
  const count = countText(selected.length, 'topic');
  const remove = useAction(async () => {
    try {
      await deleteTopics(management, selected, (deleted) =>
        setProgress(`${numberText(deleted)} of ${count} deleted`),
      );
      select([]);
    } finally {
      setProgress('');
      changed();
    }
    return `Deleted ${count}.`;
  });
  const what =
    messages === undefined ? 'their messages' : `up to ${countText(messages, 'message')}`;
  return (
    <section class="notice" aria-label="Delete topics">
      <p class="row-of">
        <span role="status">{progress || `${count} selected`}</span>
        <button type="button" class="quiet" disabled={remove.isBusy} onClick={() => select(listed)}>
          Select all {numberText(listed.length)}
        </button>
        {selected.length > 0 && (
          <>
            <button type="button" class="quiet" disabled={remove.isBusy} onClick={() => select([])}>
              Select none
            </button>
            <ConfirmButton
              label={`Delete ${count}`}
              question={`Delete ${count} with ${what}?`}
              isDisabled={remove.isBusy}
              confirmed={() => void remove.run()}
            />
          </>
        )}
        <button type="button" class="quiet" disabled={remove.isBusy} onClick={close}>
          Close
        </button>
      </p>
      <ActionOutcome action={remove} />
    </section>
  );
}
