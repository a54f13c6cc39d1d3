import { refusal } from '../errors.ts';
import { canonicalName } from '../../../engines/queue/request-headers.ts';

const PREFIX = 'upstash-workflow-';

/**
 * Refuses the headers of workflows. A message with one is a step of a run; delivered without the header, it would
 * make its receiver start a new run, in an endless loop.
 * @throws HttpError
 */
export function refuseWorkflow(name: string, value: unknown): void {
  if (value === '' || !name.toLowerCase().startsWith(PREFIX)) return;
  throw refusal('workflow', { name: canonicalName(name) });
}
