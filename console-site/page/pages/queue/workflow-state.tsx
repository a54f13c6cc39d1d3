const KINDS: Readonly<Record<string, string>> = {
  SUCCESS: 'good',
  FAILED: 'bad',
  FAIL: 'bad',
  RETRY: 'bad',
};

/** The state of a run (`RUN_FAILED`), a step (`STEP_RETRY`) or a failure callback (`CALLBACK_FAIL`). */
export function WorkflowState({ state }: { readonly state: string }) {
  const word = state.slice(state.indexOf('_') + 1);
  return <span class={`badge ${KINDS[word] ?? 'warn'}`}>{word}</span>;
}
