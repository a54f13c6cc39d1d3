import type { Feature, RunPart } from '../../../engines/queue/workflows/order.ts';
import type { MessageSource } from './delivery-order.ts';
import { textOf } from './header-text.ts';
import type { PublishHeaders } from './publish-headers.ts';
import { invalidHeader, misplacedHeader } from './setting.ts';

const ID = 'workflow-runid';

/** Settings of messages that have no meaning for those of a run. */
const NOT_OF_RUNS = ['deduplication-id', 'content-based-deduplication', 'queue-name'] as const;

/**
 * What a message does in a workflow; undefined if it belongs to none. A message with other headers of workflows, but
 * without a run, would be taken for the start of a run by its receiver, again and again: it is refused.
 * @throws HttpError
 */
export function readRunPart(given: PublishHeaders, source: MessageSource): RunPart | undefined {
  const id = given.ofRun(ID);
  if (id === undefined) {
    const other = given.someOfRun;
    if (other !== undefined) throw misplacedHeader(other, 'needs Upstash-Workflow-RunId');
    return undefined;
  }
  refuseOthers(given, source);
  return { ...partOf(given), id: textOf(id.value) };
}

/** The same for a run that is triggered by a request of its own. @throws HttpError */
export function readTriggeredPart(given: PublishHeaders, source: MessageSource): RunPart {
  refuseOthers(given, source);
  const id = given.ofRun(ID);
  return {
    ...partOf(given),
    id: id === undefined ? '' : textOf(id.value),
    does: 'begin',
    triggered: true,
    features: OF_TRIGGERS,
  };
}

/** What the server says of clients that trigger runs without a library: their endpoints have one. */
const OF_TRIGGERS: readonly Feature[] = [
  'LazyFetch',
  'InitialBody',
  'WF_DetectTrigger',
  'WF_TriggerOnConfig',
];

function refuseOthers(given: PublishHeaders, { destination, queue }: MessageSource): void {
  for (const name of NOT_OF_RUNS) {
    const setting = given.one(name);
    if (setting !== undefined) {
      throw misplacedHeader(setting, 'has no meaning for a message of a workflow');
    }
  }
  if ('url' in destination && queue === undefined) return;
  const rule = 'is not possible for a message to a URL group or a queue';
  throw misplacedHeader({ name: 'upstash-workflow-runid' }, rule);
}

function partOf(given: PublishHeaders): Omit<RunPart, 'id'> {
  return {
    url: given.ofRun('workflow-url')?.value,
    does: doing(given),
    ...(isTrue(given, 'workflow-trigger-by-sdk') && { again: true }),
    ...(isTrue(given, 'workflow-unknown-sdk') && { unknown: true }),
    features: featuresOf(given),
    depth: depthOf(given),
  };
}

function doing(given: PublishHeaders): RunPart['does'] {
  const isInit = isTrue(given, 'workflow-init');
  if (isTrue(given, 'workflow-invoke')) return 'invoke';
  if (isInit) return 'begin';
  const type = given.ofRun('workflow-calltype');
  if (type === undefined || type.value === 'step') return 'step';
  if (type.value === 'toCallback') return 'call';
  throw invalidHeader(type, 'must be step or toCallback');
}

function isTrue(given: PublishHeaders, name: string): boolean {
  return given.ofRun(name)?.value.toLowerCase() === 'true';
}

const FEATURES: readonly string[] = [...OF_TRIGGERS, 'WF_NoDelete'];

function featuresOf(given: PublishHeaders): readonly Feature[] {
  const names = given.ofRun('feature-set')?.value.split(',') ?? [];
  return names
    .map((name) => name.trim())
    .filter((name): name is Feature => FEATURES.includes(name));
}

const DEPTH = 'upstash-workflow-invoke-count';

/** How deep a run was invoked, which its clients forward from one to the next. */
function depthOf(given: PublishHeaders): number {
  const [, value] =
    given.forwarded('forward-').find(([name]) => name.toLowerCase() === DEPTH) ?? [];
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) : 0;
}
