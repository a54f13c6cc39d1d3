import type { components } from '../../../../generated/queue/types.ts';
import { countText } from '../../parts/format.ts';

export type WorkflowRun = components['schemas']['workflow-run'];
export type StepGroup = WorkflowRun['steps'][number];
export type Step = StepGroup['steps'][number];

/** The filter for a search text. */
export function seekingRuns(text: string): {
  workflowRunId?: string[];
  workflowUrl?: string[];
  label?: string[];
} {
  if (text === '') return {};
  if (text.includes('://')) return { workflowUrl: [text] };
  return text.startsWith('wfr_') ? { workflowRunId: [text] } : { label: [text] };
}

/** The names of the steps that a run has come to. */
export function currentSteps({ steps }: WorkflowRun): string {
  const names = steps.map((group) => group.steps.flatMap(({ stepName }) => stepName ?? []));
  return names.findLast((group) => group.length > 0)?.join(', ') ?? '';
}

/** What is known of a step besides its name and state, in words. @param now Unix milliseconds */
export function aboutStep(step: Step, now: number): string {
  const parts = [
    step.stepType,
    step.callUrl && `${step.callMethod ?? ''} ${step.callUrl}`.trim(),
    step.callResponseStatus && `answered ${step.callResponseStatus}`,
    step.waitEventId && `event ${step.waitEventId}`,
    step.waitTimeout === true ? 'in vain' : undefined,
    step.sleepFor !== undefined ? `for ${step.sleepFor}` : undefined,
    step.errors?.length ? countText(step.errors.length, 'error') : undefined,
    nextAttempt(step, now),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What went wrong in a delivery: the message in the answer of the official SDKs, if it is one. */
export function errorText({ error, body = '' }: NonNullable<Step['errors']>[number]): string {
  try {
    const { message } = JSON.parse(body) as { readonly message?: unknown };
    return typeof message === 'string' && message !== '' ? message : error;
  } catch {
    return error;
  }
}

function nextAttempt({ nextDeliveryTime, state }: Step, now: number): string | undefined {
  if (nextDeliveryTime === undefined || nextDeliveryTime <= now) return undefined;
  const seconds = Math.ceil((nextDeliveryTime - now) / 1000);
  return `${state === 'STEP_RETRY' ? 'again ' : ''}in ${seconds} s`;
}
