import type { components } from '../../../../generated/queue/types.ts';
import { answerOf, type QueueClient } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { agoText, prettyJson } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { hashOf } from '../../route.ts';
import { ContentPanel, headerLines } from './content-panel.tsx';
import { stepsOf } from './message-steps.ts';
import { StepList, useTimeline } from './timeline.tsx';

export type DeadLetter = components['schemas']['dead-letter'];

interface LetterProps {
  readonly client: QueueClient;
  readonly dlqId: string;
  readonly retry: () => void;
  readonly remove: () => void;
}

/** One dead letter: its attempts, the last answer, and what was sent. */
export function DeadLetterView(props: LetterProps) {
  const { client, dlqId } = props;
  const loaded = useLoad(
    () => answerOf(client.GET('/v2/dlq/{dlqId}', { params: { path: { dlqId } } })),
    [client, dlqId],
  );
  return (
    <WhenLoaded loaded={loaded} what="the dead letter">
      {(letter) => <Details {...props} letter={letter} />}
    </WhenLoaded>
  );
}

function Details(props: LetterProps & { readonly letter: DeadLetter }) {
  const { client, dlqId, letter, retry, remove } = props;
  const { messageId, url, method, callback, failureCallback } = letter;
  const answer = letter.responseBody ?? letter.responseBodyBase64 ?? letter.error ?? '';
  return (
    <section class="card detail" aria-label={`The dead letter ${dlqId}`}>
      <div class="heading">
        <h2 class="code-text">{messageId}</h2>
        <a class="button quiet" href={hashOf('queue', 'dlq')}>
          Close
        </a>
      </div>
      <p class="code-text">
        {method} {url}
      </p>
      <div class="row-of spaced">
        <button type="button" class="quiet" onClick={retry}>
          Retry
        </button>
        <a href={hashOf('queue', 'publish', dlqId)}>Edit and retry</a>
        <ConfirmButton label="Delete" action="Delete the dead letter" confirmed={remove} />
      </div>
      <Life client={client} messageId={messageId} />
      <ContentPanel
        label="The answer and what was sent"
        contents={{
          Answer: prettyJson(answer),
          Body: prettyJson(letter.body ?? letter.bodyBase64 ?? ''),
          Headers: headerLines(letter.header),
          'Answer headers': headerLines(letter.responseHeader),
        }}
      />
      {(callback ?? failureCallback) !== undefined && (
        <dl>
          {callback !== undefined && (
            <>
              <dt>Callback</dt>
              <dd class="code-text">{callback}</dd>
            </>
          )}
          {failureCallback !== undefined && (
            <>
              <dt>Failure callback</dt>
              <dd class="code-text">{failureCallback}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}

/** The log may no longer have it. */
function Life(props: { readonly client: QueueClient; readonly messageId: string }) {
  const { timeline, callbacks = [] } = useTimeline(props.client, props.messageId).data ?? {};
  if (timeline === undefined) return null;
  const now = Date.now();
  return <StepList steps={stepsOf(timeline, callbacks, (moment) => agoText(moment, now))} />;
}
