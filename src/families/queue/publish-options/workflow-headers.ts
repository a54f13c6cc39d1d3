import { refusal } from '../errors.ts';
import { canonicalName } from '../header-names.ts';

const PREFIX = 'upstash-workflow-';

/**
 * Refuses the headers of workflows. Who sends one has a step of a run in it; delivered without them, its receiver would
 * start a new run, and so on without end. @throws HttpError
 */
export function refuseWorkflow(name: string, value: unknown): void {
  if (value === '' || !name.toLowerCase().startsWith(PREFIX)) return;
  throw refusal('workflow', { name: canonicalName(name) });
}
