import type { StepName } from '../../delivery.ts';
import type { FinishedAttempt } from '../dispatch/settle.ts';
import type { EntryRow } from '../store/entry-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';
import { headerOf } from './publish-call.ts';
import { readInfo } from './run-config.ts';

/** The steps that a delivery was for: that of its plan or of its call, else what it has led to, or has failed in. */
export function stepsOf(
  { spec, outcome }: FinishedAttempt,
  entry: EntryRow | undefined,
  published: readonly StepName[] = [],
): readonly StepName[] {
  const isPlan = (entry?.step ?? 0) < 0;
  const own = isPlan ? readInfo(entry!.info).named : stepOfCall(spec);
  if (own !== undefined) return [own];
  if (published.length > 0 || outcome.kind === 'failure') return published;
  const name = outcome.headers['upstash-error-step-name']?.[0];
  return name === undefined ? [] : [{ name }];
}

/** The step of a call, which the headers of its callback have. */
export function stepOfCall({ callback }: MessageSpec): StepName | undefined {
  const headers = callback?.headers ?? [];
  const name = headerOf(headers, 'upstash-workflow-stepname');
  return name === undefined ? undefined : { name, type: 'Call' };
}
