import type { Outcome } from '../../../../../src/engines/queue/delivery.ts';
import type { HeaderList } from '../../../../../src/engines/queue/message.ts';
import type { Workflows } from '../../../../../src/engines/queue/workflows/engine.ts';
import type { RunPart } from '../../../../../src/engines/queue/workflows/order.ts';
import { order, response, testUser, type RecordedDelivery } from '../../suite/queue.ts';
import { replay, type Action, type Entry, type Program, type ProgramStep } from './program.ts';

const user = testUser();

/** The answer of a client of workflows. */
export const ANSWERED = response(200, {
  'upstash-workflow-sdk-version': '1',
  'upstash-workflow-sdk': '1.3.3',
});

export const FEATURES: RunPart['features'] = [
  'LazyFetch',
  'InitialBody',
  'WF_DetectTrigger',
  'WF_TriggerOnConfig',
];

const VERSION: HeaderList = [['Upstash-Workflow-Sdk-Version', '1']];

/** Endpoints of workflows at paths, which run programs. */
export class ProgramEndpoint {
  readonly #workflows: () => Workflows;
  readonly #programs: ReadonlyMap<string, Program>;
  /** The names of the steps that were run, in order. */
  readonly ran: string[] = [];
  /** The journals that were delivered. */
  readonly journals: (readonly Entry[])[] = [];
  /** Failure callbacks, and requests to third parties. */
  readonly others: RecordedDelivery[] = [];
  /** Overrides the answer to a delivery. */
  answer: (delivery: RecordedDelivery) => Outcome | undefined = () => undefined;
  readonly #working = new Set<Promise<void>>();

  /** @param workflows what they publish to */
  constructor(workflows: () => Workflows, programs: Readonly<Record<string, Program>>) {
    this.#workflows = workflows;
    this.#programs = new Map(Object.entries(programs));
  }

  /** Whether one of them has not answered yet. */
  get isBusy(): boolean {
    return this.#working.size > 0;
  }

  /** Resolves when those have answered that have not yet. */
  async answered(): Promise<void> {
    await Promise.all(this.#working);
  }

  /** Answers a delivery, at once or later. */
  deliver(delivery: RecordedDelivery): Outcome | undefined {
    const program = this.#programs.get(delivery.path);
    const own = this.answer(delivery);
    if (own !== undefined) return own;
    if (
      program === undefined ||
      headerOf(delivery, 'upstash-workflow-failure-callback') === 'true'
    ) {
      this.others.push(delivery);
      return ANSWERED;
    }
    const work = this.work(delivery, program)
      .then(() => delivery.answer(ANSWERED))
      .catch(() => delivery.answer(response(500, {}, 'the run has ended')))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
    return undefined;
  }

  /** What the endpoint of a program does in answer to a delivery. */
  async work(delivery: RecordedDelivery, program: Program): Promise<void> {
    const id = headerOf(delivery, 'upstash-workflow-runid')!;
    if (headerOf(delivery, 'upstash-workflow-callback') === 'true') {
      await this.#publish(delivery, [callResult(delivery)]);
      return;
    }
    const journal = JSON.parse(delivery.body) as Entry[];
    this.journals.push(journal);
    const action = replay(program, journal);
    if (action.kind === 'end') {
      const result = Buffer.from(JSON.stringify(action.results));
      await this.#workflows().end(user, id, result);
    } else if (action.kind === 'plan') {
      const plans = action.plans.map(({ id: target, step }) => ({
        step: { ...said(step, 0), concurrent: action.plans.length, targetStep: target },
        ...delayOf(step),
      }));
      await this.#publish(delivery, plans);
    } else if (action.kind === 'step') {
      await this.#run(delivery, action);
    }
  }

  async #run(
    delivery: RecordedDelivery,
    { id, step, concurrent }: Extract<Action, { kind: 'step' }>,
  ): Promise<void> {
    this.ran.push(step.name);
    const runId = headerOf(delivery, 'upstash-workflow-runid')!;
    const told = { ...said(step, id), concurrent };
    switch (step.type) {
      case 'Run':
        return this.#publish(delivery, [{ step: { ...told, out: JSON.stringify(step.out) } }]);
      case 'SleepFor':
        return this.#publish(delivery, [
          { step: told, ...(concurrent === 1 && { delay: step.delay }) },
        ]);
      case 'Wait':
        return this.#workflows().wait(user, runId, {
          event: step.event,
          timeout: step.timeout,
          step: told,
          headers: [],
        });
      case 'Call':
        return this.#call(delivery, step, told);
      case 'Invoke': {
        const createdAt = Number(headerOf(delivery, 'upstash-workflow-createdat'));
        const envelope = {
          body: JSON.stringify({ from: runId }),
          headers: {},
          workflowRunId: runId,
          workflowRunCreatedAt: createdAt,
          workflowUrl: delivery.url,
          step: told,
        };
        const run: RunPart = { id: step.runId, does: 'invoke', features: FEATURES, depth: 1 };
        await this.#workflows().publish(user, [
          order(step.url, { body: JSON.stringify(envelope), run, retries: 0 }),
        ]);
      }
    }
  }

  async #call(
    delivery: RecordedDelivery,
    step: Extract<ProgramStep, { type: 'Call' }>,
    told: ReturnType<typeof said> & { concurrent: number },
  ): Promise<void> {
    const id = headerOf(delivery, 'upstash-workflow-runid')!;
    const features: RunPart['features'] = ['WF_NoDelete', 'InitialBody'];
    const run: RunPart = { id, does: 'call', features, depth: 0 };
    const headers: HeaderList = [
      ['Upstash-Workflow-Callback', 'true'],
      ['Upstash-Workflow-StepId', String(told.stepId)],
      ['Upstash-Workflow-StepName', told.stepName],
      ['Upstash-Workflow-StepType', told.stepType],
      ['Upstash-Workflow-Concurrent', String(told.concurrent)],
      ['Upstash-Workflow-ContentType', 'application/json'],
    ];
    const callback = { url: delivery.url, method: 'POST', headers, when: 'attempted' } as const;
    await this.#workflows().publish(user, [
      order(step.url, { body: 'asked', run, retries: step.retries ?? 0, callback }),
    ]);
  }

  async #publish(delivery: RecordedDelivery, items: readonly PublishedStep[]): Promise<void> {
    const id = headerOf(delivery, 'upstash-workflow-runid')!;
    const run: RunPart = { id, does: 'step', features: FEATURES, depth: 0 };
    await this.#workflows().publish(
      user,
      items.map(({ step, delay }) =>
        order(delivery.url, { body: JSON.stringify(step), run, headers: VERSION, delay }),
      ),
    );
  }
}

/** A header of a delivery, whatever its case. @param name in lower case */
export function headerOf({ delivery }: RecordedDelivery, name: string): string | undefined {
  return delivery.headers.find(([given]) => given.toLowerCase() === name)?.[1];
}

interface PublishedStep {
  readonly step: object;
  readonly delay?: number | undefined;
}

function said({ name, type }: ProgramStep, stepId: number) {
  return { stepId, stepName: name, stepType: type };
}

function delayOf(step: ProgramStep): { readonly delay?: number } {
  return step.type === 'SleepFor' ? { delay: step.delay } : {};
}

/** What the client makes of the outcome of a call. */
function callResult(delivery: RecordedDelivery): PublishedStep {
  const told = JSON.parse(delivery.body) as { readonly status: number; readonly body: string };
  const of = (name: string) => headerOf(delivery, `upstash-workflow-${name}`)!;
  const out = { status: told.status, body: Buffer.from(told.body, 'base64').toString() };
  return {
    step: {
      stepId: Number(of('stepid')),
      stepName: of('stepname'),
      stepType: of('steptype'),
      concurrent: Number(of('concurrent')),
      out: JSON.stringify(out),
    },
  };
}
