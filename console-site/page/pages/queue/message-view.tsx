import { answerOf, type QueueClient } from '../../../../src/client/queue-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { agoText, prettyJson } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';
import { textOf } from './body-text.ts';
import { ContentPanel, headerLines } from './content-panel.tsx';
import { stepsOf } from './message-steps.ts';
import { originOf, ownLabels } from './schedule-runs.ts';
import { State } from './state-badges.tsx';
import { StepList, useTimeline, type WholeTimeline } from './timeline.tsx';
import { waitsFor } from './timelines.ts';

interface ViewProps {
  readonly client: QueueClient;
  readonly messageId: string;
  readonly changed: () => void;
}

/** One message: what has happened to it, and what is in it. */
export function MessageView(props: ViewProps) {
  const loaded = useTimeline(props.client, props.messageId);
  const changed = () => {
    loaded.reload();
    props.changed();
  };
  return (
    <WhenLoaded loaded={loaded} what="the message">
      {(whole) => <Details {...props} {...whole} changed={changed} />}
    </WhenLoaded>
  );
}

function Details({ client, messageId, changed, timeline, callbacks }: ViewProps & WholeTimeline) {
  const cancel = useAction(async () => {
    const params = { path: { messageId } };
    await answerOf(client.DELETE('/v2/messages/{messageId}', { params }));
    changed();
  });
  if (timeline === undefined) return <Empty>This message is no longer in the log.</Empty>;
  const { last, isOver } = timeline;
  const origin = originOf(last);
  const now = Date.now();
  const waiting = waitsFor(timeline, now);
  return (
    <section class="card detail" aria-label={`The message ${messageId}`}>
      <div class="heading">
        <h2 class="code-text">{messageId}</h2>
        <a class="button quiet" href={hashOf('queue', 'messages')}>
          Close
        </a>
      </div>
      <p class="code-text">
        {last.method ?? 'POST'} {last.url}
      </p>
      <div class="row-of spaced">
        <State state={last.state} />
        {ownLabels(last).map((label) => (
          <span key={label} class="chip">
            {label}
          </span>
        ))}
        {origin !== undefined && (
          <a href={hashOf('queue', 'schedules', origin.scheduleId)}>Schedule {origin.scheduleId}</a>
        )}
        {last.state === 'FAILED' && <a href={hashOf('queue', 'dlq')}>Dead letters</a>}
        {!isOver && (
          <ConfirmButton
            label="Cancel"
            action="Cancel the message"
            keep="Keep it"
            confirmed={() => void cancel.run()}
          />
        )}
      </div>
      {waiting !== '' && <p class="notice">Waiting for {waiting}.</p>}
      <ActionOutcome action={cancel} />
      <StepList steps={stepsOf(timeline, callbacks, (moment) => agoText(moment, now))} />
      <ContentPanel
        label="What was sent"
        contents={{
          Body: last.body === undefined ? '' : prettyJson(textOf(last.body)),
          Headers: headerLines(last.header),
        }}
      />
    </section>
  );
}
