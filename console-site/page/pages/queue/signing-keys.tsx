import { useState } from 'preact/hooks';
import { answerOf } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { HIDDEN } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { QueueProps } from '../../props.ts';

/** The keys that receivers verify messages with. */
export function SigningKeys({ queue: { client } }: QueueProps) {
  const loaded = useLoad(() => answerOf(client.GET('/v2/keys')), [client]);
  const [isShown, setShown] = useState(false);
  const rotate = useAction(async () => {
    await answerOf(client.POST('/v2/keys/rotate'));
    loaded.reload();
    return 'The next key is the current one now.';
  });
  return (
    <WhenLoaded loaded={loaded} what="signing keys">
      {({ current, next }) => (
        <section class="card">
          <dl>
            <dt>Current</dt>
            <dd>
              <code>{isShown ? current : HIDDEN}</code>{' '}
              <Copy text={current} about="the current key" />
            </dd>
            <dt>Next</dt>
            <dd>
              <code>{isShown ? next : HIDDEN}</code> <Copy text={next} about="the next key" />
            </dd>
          </dl>
          <p class="row-of">
            <button type="button" class="quiet" onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide keys' : 'Show keys'}
            </button>
            <ConfirmButton
              label="Rotate"
              question="Sign with the next key from now on?"
              confirmed={() => void rotate.run()}
            />
          </p>
          <ActionOutcome action={rotate} />
        </section>
      )}
    </WhenLoaded>
  );
}
