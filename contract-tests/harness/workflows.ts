import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { HostileDestination, Received } from './hostile-destination.ts';
import { answerTo, done, type QueueRequestOptions } from './queue.ts';

/** What the official client says it can do, without what its endpoint shows in its answers. */
export const FEATURES = 'LazyFetch,InitialBody,WF_TriggerOnConfig';

export interface JournalEntry {
  readonly messageId: string;
  readonly callType: string;
  readonly body: string;
}

/** A run whose endpoint is the test: it answers at once, and publishes afterwards. */
export class RawRun {
  readonly id = `wfr_${randomUUID()}`;
  readonly url: string;
  readonly #destination: HostileDestination;

  /** @param path of the endpoint, which is the run's own */
  constructor(destination: HostileDestination, path = `/flow-${randomUUID()}`) {
    this.#destination = destination;
    this.url = `${destination.url}${path}`;
  }

  get headers(): Record<string, string> {
    return {
      'Upstash-Workflow-RunId': this.id,
      'Upstash-Workflow-Url': this.url,
      'Upstash-Workflow-Init': 'false',
      'Upstash-Workflow-Sdk-Version': '1',
      'Upstash-Feature-Set': FEATURES,
      'Upstash-Forward-Upstash-Workflow-Sdk-Version': '1',
    };
  }

  /** Creates the run. */
  begin(body: unknown = 'payload', headers: Readonly<Record<string, string>> = {}) {
    const own = { ...this.headers, 'Upstash-Workflow-Init': 'true', ...headers };
    return answerTo('POST', `/v2/publish/${this.url}`, { headers: own, body });
  }

  /** Publishes steps, as its endpoint does. */
  publish(...steps: readonly PublishedStep[]) {
    const body = steps.map(({ headers, ...step }) => ({
      destination: this.url,
      headers: { ...this.headers, ...headers },
      body: JSON.stringify(step),
    }));
    return answerTo('POST', '/v2/batch', { body });
  }

  /** The deliveries to its endpoint, once there are so many. */
  async deliveries(count: number): Promise<readonly Delivered[]> {
    const path = new URL(this.url).pathname;
    const own = () => this.#destination.received.filter(({ url }) => url === path);
    await expect.poll(() => own().length).toBe(count);
    return own().map((received) => ({ ...received, journal: journalOf(received) }));
  }

  end(result: unknown, options: QueueRequestOptions = {}) {
    const body = JSON.stringify(result);
    return answerTo('DELETE', `/v2/workflows/runs/${this.id}?cancel=false`, { body, ...options });
  }

  /** As the log shows it. */
  async log(): Promise<LoggedRun> {
    const path = `/v2/workflows/logs?workflowRunId=${this.id}`;
    const { runs } = await done<{ runs: LoggedRun[] }>('GET', path);
    return runs[0]!;
  }

  /** Resolves when the log shows the run in a state. */
  async is(workflowState: string): Promise<LoggedRun> {
    await expect.poll(async () => (await this.log()).workflowState).toBe(workflowState);
    return this.log();
  }
}

export interface PublishedStep {
  readonly stepId: number;
  readonly stepName: string;
  readonly stepType: string;
  readonly concurrent?: number;
  readonly targetStep?: number;
  readonly out?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Delivered extends Received {
  readonly journal: readonly JournalEntry[];
}

export interface LoggedRun {
  readonly workflowRunId: string;
  readonly workflowState: string;
  readonly workflowRunCreatedAt: number;
  readonly workflowRunResponse?: string;
  readonly problem?: string;
  readonly dlqId?: string;
  readonly failureFunction?: { readonly state: string };
  readonly steps: readonly { readonly type: string; readonly steps: readonly LoggedStep[] }[];
}

export interface LoggedStep {
  readonly stepName?: string;
  readonly state: string;
  readonly out?: string;
}

/** The bodies of a journal's entries, as text. */
export function textsOf(journal: readonly JournalEntry[]): string[] {
  return journal.map(({ body }) => Buffer.from(body, 'base64').toString());
}

export function step(stepId: number, out: unknown = stepId): PublishedStep {
  const stepName = `step ${stepId}`;
  return { stepId, stepName, stepType: 'Run', concurrent: 1, out: JSON.stringify(out) };
}

function journalOf({ body }: Received): readonly JournalEntry[] {
  const text = body.toString();
  return text.startsWith('[') ? (JSON.parse(text) as JournalEntry[]) : [];
}
