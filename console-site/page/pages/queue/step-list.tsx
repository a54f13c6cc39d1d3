import { dateText, timeText } from '../../parts/format.ts';
import { hashOf } from '../../route.ts';
import type { MessageStep } from './message-steps.ts';

/** The life of a message, step by step. */
export function StepList({ steps }: { readonly steps: readonly MessageStep[] }) {
  return (
    <ol class="steps">
      {steps.map(({ at, words, kind, states, answer, messageId }, index) => (
        <li key={index} class={kind}>
          <span class="words">{words}</span>
          {at !== undefined && (
            <time class="number" dateTime={new Date(at).toISOString()} title={dateText(at)}>
              {timeText(at)}
            </time>
          )}
          <code class="states">{states.join(' ')}</code>
          {messageId !== undefined && (
            <a href={hashOf('queue', 'messages', messageId)}>Open its message</a>
          )}
          {answer !== undefined && (
            <pre class="code" tabIndex={0} aria-label={`The answer to ${words}`}>
              {answer}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
