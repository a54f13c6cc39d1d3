import { STATE_WORDS, type MessageState } from './message-states.ts';

/** The state of a message: a word, and the service's own name for it on pointing. */
export function State({ state }: { readonly state: MessageState }) {
  const { words, kind } = STATE_WORDS[state];
  return (
    <span class={`badge message-state ${kind}`} title={state}>
      {words}
    </span>
  );
}
