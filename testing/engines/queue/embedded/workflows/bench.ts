import type { PublishOrder } from '../../../../../src/engines/queue/message.ts';
import type { RunPart } from '../../../../../src/engines/queue/workflows/order.ts';
import type { RunDescription } from '../../../../../src/engines/queue/workflows/run.ts';
import { order, testUser } from '../../suite/queue.ts';
import { startTestCore, type TestCore, type TestCoreOptions } from '../embedded.ts';
import { FEATURES, ProgramEndpoint } from './endpoint.ts';
import type { Program } from './program.ts';

export { ANSWERED, headerOf } from './endpoint.ts';

const user = testUser();

/** A queue, and endpoints of workflows at URLs, which run programs. */
export class WorkflowBench {
  readonly test: TestCore;
  readonly endpoint: ProgramEndpoint;

  private constructor(test: TestCore, programs: Readonly<Record<string, Program>>) {
    this.test = test;
    this.endpoint = new ProgramEndpoint(() => test.core.workflows, programs);
    test.courier.script = (delivery) => this.endpoint.deliver(delivery);
  }

  static async start(
    programs: Readonly<Record<string, Program>>,
    options: TestCoreOptions = {},
  ): Promise<WorkflowBench> {
    return new WorkflowBench(await startTestCore(options), programs);
  }

  get ran(): readonly string[] {
    return this.endpoint.ran;
  }

  get journals(): ProgramEndpoint['journals'] {
    return this.endpoint.journals;
  }

  get others(): ProgramEndpoint['others'] {
    return this.endpoint.others;
  }

  set answer(answer: ProgramEndpoint['answer']) {
    this.endpoint.answer = answer;
  }

  get core(): TestCore['core'] {
    return this.test.core;
  }

  /** Begins a run, as a client triggers it. */
  async begin(path: string, id: string, more: Partial<PublishOrder> = {}): Promise<void> {
    const run: RunPart = { id, does: 'begin', features: FEATURES, depth: 0 };
    await this.core.workflows.publish(user, [order(path, { ...asOrder(more), run })]);
    await this.settle();
  }

  /** Runs everything that is due, and the endpoints. */
  async settle(): Promise<void> {
    do {
      await this.endpoint.answered();
      await this.test.settle();
    } while (this.endpoint.isBusy);
  }

  async advance(milliseconds: number): Promise<void> {
    await this.test.advance(milliseconds);
    await this.settle();
  }

  /** The latest run of an id, as the log shows it. */
  async run(id: string): Promise<RunDescription> {
    const { items } = await this.core.workflows.list(user, { runIds: [id] }, { count: 1 });
    return items[0]!;
  }

  /** The result of a run: the outs of its steps. */
  async resultOf(id: string): Promise<unknown> {
    const { state, result } = await this.run(id);
    return state === 'RUN_SUCCESS' ? JSON.parse(result!.toString()) : state;
  }

  /** What the log shows of a run, shortly. */
  async shown(id: string): Promise<string[]> {
    return (await this.run(id)).groups.map(
      ({ type, steps }) =>
        `${type} ${steps.map(({ step, state }) => `${step?.stepName ?? '-'}:${state.slice('STEP_'.length)}`).join(' ')}`,
    );
  }
}

function asOrder({ body, ...more }: Partial<PublishOrder>): Parameters<typeof order>[1] {
  return { ...more, ...(body !== undefined && { body: body.toString() }) };
}
