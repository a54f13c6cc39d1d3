import type { components } from '../../../../generated/queue/types.ts';
import type {
  FailureCallback,
  RunDescription,
  StepDescription,
  StepError,
} from '../../../engines/queue/workflows/run.ts';
import { canonicalName } from '../../../engines/queue/request-headers.ts';
import { headerValues, responseHeaderValues } from './header-values.ts';

type Run = components['schemas']['workflow-run'];
type Step = components['schemas']['workflow-step'];

/** Shortens bodies to so many bytes, as a client asks for; undefined if none are left. */
export type Trim = (text: string) => string | undefined;

/** @param bytes all if undefined, none below 1 */
export function trimTo(bytes: number | undefined): Trim {
  if (bytes === undefined) return (text) => text;
  if (bytes <= 0) return () => undefined;
  return (text) => {
    const all = Buffer.from(text);
    return all.length <= bytes ? text : all.subarray(0, bytes).toString();
  };
}

/** A run as the API shows it. */
export function runFields(run: RunDescription, trim: Trim): Run {
  const [label] = run.labels;
  const { invoker, failureCallback, result } = run;
  const response = result && trim(result.toString());
  return {
    workflowRunId: run.runId,
    workflowUrl: run.url,
    workflowState: run.state,
    workflowRunCreatedAt: run.createdAt,
    ...(run.completedAt !== undefined && { workflowRunCompletedAt: run.completedAt }),
    ...(run.callerIp !== '' && { workflowRunCallerIp: run.callerIp }),
    ...(response !== undefined && { workflowRunResponse: response }),
    ...(run.problem !== undefined && { problem: run.problem }),
    ...(invoker && {
      invoker: {
        workflowRunId: invoker.runId,
        workflowUrl: invoker.url,
        workflowRunCreatedAt: invoker.createdAt,
      },
    }),
    ...(failureCallback && { failureFunction: failureFields(run, failureCallback, trim) }),
    ...(run.dlqId !== undefined && { dlqId: run.dlqId }),
    ...(label !== undefined && { label, labels: [...run.labels] }),
    ...(run.flowControlKey !== undefined && { flowControlKey: run.flowControlKey }),
    steps: run.groups.map(({ type, steps }) => ({
      type,
      steps: steps.map((step) => stepFields(step, trim)),
    })),
  };
}

function failureFields(
  { dlqId, failure }: RunDescription,
  callback: FailureCallback,
  trim: Trim,
): NonNullable<Run['failureFunction']> {
  const failed = failure && trim(failure.body.toString());
  const { response, errors } = callback;
  const body = response && trim(response.body.toString());
  return {
    messageId: callback.messageId,
    url: callback.url,
    state: callback.state,
    ...(dlqId !== undefined && { dlqId }),
    ...(failure && {
      failHeaders: responseHeaderValues(failure.headers),
      failStatus: failure.status,
      ...(failed !== undefined && { failResponse: failed }),
    }),
    ...(response && {
      responseStatus: response.status,
      responseHeaders: responseHeaderValues(response.headers),
      ...(body !== undefined && { responseBody: body }),
    }),
    maxRetries: callback.maxRetries,
    ...(errors && errors.length > 0 && { errors: errors.map((it) => errorFields(it, trim)) }),
  };
}

/** A step as the API shows it. */
export function stepFields(described: StepDescription, trim: Trim): Step {
  const { step, call, invoked, wait, errors, headers } = described;
  const out = outOf(step?.out);
  const shown = out === undefined ? undefined : trim(out);
  return {
    messageId: described.messageId,
    state: described.state,
    callType: described.callType,
    ...(step && {
      // A plan is shown as the step that it announces.
      stepId: step.targetStep !== undefined && step.stepId === 0 ? step.targetStep : step.stepId,
      stepName: step.stepName,
      stepType: step.stepType,
      concurrent: step.concurrent ?? 1,
    }),
    ...(step === undefined && described.stepName !== undefined && { stepName: described.stepName }),
    ...(shown !== undefined && { out: shown }),
    retries: described.retries,
    ...(described.retryDelay !== undefined && { retryDelay: described.retryDelay }),
    createdAt: described.createdAt,
    ...(headers && { headers: headerValues(headers) }),
    ...(call && callFields(call, trim)),
    ...(invoked && {
      invokedWorkflowRunId: invoked.runId,
      invokedWorkflowUrl: invoked.url,
      invokedWorkflowCreatedAt: invoked.createdAt,
      ...textField('invokedWorkflowRunBody', invoked.body, trim),
      invokedWorkflowRunHeaders: headerValues(invoked.headers),
    }),
    ...given('sleepFor', step?.sleepFor),
    ...given('sleepUntil', step?.sleepUntil),
    ...(wait && {
      waitEventId: wait.event,
      waitTimeoutDuration: wait.timeout,
      waitTimeoutDeadline: wait.deadline,
    }),
    ...(wait && described.state === 'STEP_SUCCESS' && { waitTimeout: step?.waitTimeout === true }),
    ...(described.nextDeliveryTime !== undefined && {
      nextDeliveryTime: described.nextDeliveryTime,
    }),
    ...(errors && errors.length > 0 && { errors: errors.map((it) => errorFields(it, trim)) }),
  };
}

function callFields(call: NonNullable<StepDescription['call']>, trim: Trim): Partial<Step> {
  const { response } = call;
  return {
    callUrl: call.url,
    callMethod: call.method,
    callHeaders: headerValues(call.headers),
    ...textField('callBody', call.body, trim),
    ...(response && {
      callResponseStatus: response.status,
      callResponseHeaders: responseHeaderValues(response.headers),
      ...textField('callResponseBody', response.body, trim),
    }),
  };
}

function textField<Name extends string>(
  name: Name,
  bytes: Buffer,
  trim: Trim,
): { [K in Name]?: string } {
  const text = bytes.length === 0 ? undefined : trim(bytes.toString());
  const field: { [K in string]?: string } = text === undefined ? {} : { [name]: text };
  return field as { [K in Name]?: string };
}

function given(name: 'sleepFor' | 'sleepUntil', value: unknown): Partial<Step> {
  return typeof value === 'number' || typeof value === 'string' ? { [name]: value } : {};
}

/** Clients write the result of a step as text with JSON in it; anything else is shown as JSON. */
function outOf(out: unknown): string | undefined {
  if (out === undefined || typeof out === 'string') return out;
  return JSON.stringify(out);
}

function errorFields({ error, body, headers, status, time }: StepError, trim: Trim) {
  const text = body === undefined ? undefined : trim(body);
  return {
    error,
    ...(text !== undefined && { body: text }),
    headers: Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, values]) => [canonicalName(name), [...values]]),
    ),
    status,
    time,
  };
}
