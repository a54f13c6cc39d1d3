import { redactBody, redactHeaders } from '../messages/describe.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import type { EntryRow } from '../store/entry-rows.ts';
import type { RunRow } from '../store/run-rows.ts';
import { messageIdOf, timeOf } from '../store/tickets.ts';
import type { Step, StepDescription, StepState } from '../../workflows/run.ts';
import { headerOf } from './publish-call.ts';
import { responseOf, type EntryInfo, type RunConfig } from './run-config.ts';

/** An entry with what is shown of it. */
export interface SeenEntry {
  readonly entry: EntryRow;
  readonly info: EntryInfo;
  /** What the journal has of it. */
  readonly body: Buffer | undefined;
  readonly step: Step | undefined;
  /** Of a call and its outcome. */
  readonly sent: { readonly url: string; readonly spec: MessageSpec } | undefined;
  /** When its message is due, if it waits for a later moment. */
  readonly due: number | undefined;
}

/** A run with its settings read. */
export type DescribedRow = Omit<RunRow, 'config'> & { readonly config: RunConfig };

/** An entry as a step. */
export function describeEntry(seen: SeenEntry, run: DescribedRow): StepDescription {
  const { entry, info } = seen;
  const { config } = run;
  const common = {
    messageId: messageIdOf(entry.message),
    createdAt: timeOf(entry.message),
    retries: config.retries,
    retryDelay: config.retryDelay,
    step: shownStep(seen, config),
  };
  switch (entry.kind) {
    case 'call':
      return { ...common, ...describeCall(seen, config), callType: 'toCallback' };
    case 'outcome':
      return { ...common, state: 'STEP_PROGRESS', callType: 'fromCallback' };
    case 'wait': {
      const { wait } = info;
      const isOver = entry.begins !== null;
      return {
        ...common,
        state: isOver ? 'STEP_SUCCESS' : entry.state,
        callType: 'step',
        wait: wait && {
          event: wait.event,
          timeout: wait.timeoutText ?? '',
          deadline: wait.deadline,
        },
      };
    }
    case 'invoke': {
      const { invoked } = info;
      const isOver = entry.begins !== null;
      return {
        ...common,
        state: isOver ? 'STEP_SUCCESS' : entry.state,
        callType: 'step',
        invoked: invoked && { ...invoked, body: Buffer.from(invoked.body, 'base64') },
      };
    }
    case 'failure':
    case 'step':
      return { ...common, ...describeJournaled(seen, config), callType: 'step' };
  }
}

/** What was published is a success; what has only been planned is as far as its delivery. */
function describeJournaled(
  { entry, info, due }: SeenEntry,
  config: RunConfig,
): Pick<StepDescription, 'state' | 'errors' | 'nextDeliveryTime' | 'headers'> {
  const isPlan = (entry.step ?? 0) < 0;
  if (isPlan) {
    const isDelivered = entry.state === 'STEP_SUCCESS' || entry.published === 1;
    const state: StepState = isDelivered ? 'STEP_PROGRESS' : entry.state;
    return { state, errors: info.errors, nextDeliveryTime: due };
  }
  if (entry.begins === 0) {
    return { state: 'STEP_SUCCESS', headers: redactHeaders(config.headers, config.redaction) };
  }
  const sleeps = due !== undefined && entry.state === 'STEP_PROGRESS';
  return sleeps ? { state: 'STEP_PROGRESS', nextDeliveryTime: due } : { state: 'STEP_SUCCESS' };
}

function describeCall(
  { entry, info, body, sent, due }: SeenEntry,
  config: RunConfig,
): Omit<StepDescription, 'messageId' | 'createdAt' | 'callType' | 'retries' | 'retryDelay'> & {
  readonly retries: number;
} {
  const spec = sent?.spec;
  const redaction = spec?.redaction ?? config.redaction;
  const headers = spec?.callback?.headers ?? [];
  return {
    state: entry.state === 'STEP_FAILED' ? 'STEP_PROGRESS' : entry.state,
    retries: spec?.retries ?? 0,
    step: {
      stepId: entry.step ?? 0,
      stepName: headerOf(headers, 'upstash-workflow-stepname') ?? '',
      stepType: headerOf(headers, 'upstash-workflow-steptype') ?? 'Call',
      concurrent: Number(headerOf(headers, 'upstash-workflow-concurrent') ?? 1),
    },
    call: {
      url: sent?.url ?? '',
      method: spec?.method ?? 'POST',
      headers: redactHeaders(spec?.headers ?? [], redaction),
      body: redactBody(body ?? Buffer.alloc(0), redaction),
      response: info.response && responseOf(info.response),
    },
    nextDeliveryTime: due,
    errors: info.errors,
  };
}

/** A step as it was published; the initial payload as the first one. */
function shownStep({ entry, step, body }: SeenEntry, config: RunConfig): Step | undefined {
  if (entry.begins !== 0) return step;
  const payload = redactBody(body ?? Buffer.alloc(0), config.redaction);
  return {
    stepId: 0,
    stepName: 'init',
    stepType: 'Initial',
    concurrent: 1,
    ...(payload.length > 0 && { out: payload.toString() }),
  };
}
