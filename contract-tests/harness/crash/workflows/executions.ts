/** A request of the platform that has steps executed. */
export interface Delivery {
  /** The platform's process that has sent it, as far as the time of its arrival tells. */
  readonly process: number;
  /** Whether its connection was closed before it was answered. It may be of a process that had been killed already. */
  isCut: boolean;
}

/** An execution of a step. */
interface Execution {
  /** The result, which no other execution has. */
  readonly token: string;
  readonly delivery: Delivery;
  /** Whether the platform has said that the result is stored. */
  isAcknowledged: boolean;
  /** Whether its result did not reach the platform, which may have been starting still. */
  isCut: boolean;
}

const TOKEN = /\bt\d+t/g;

/**
 * What the steps of runs were promised, compared with what they have done: a result that was acknowledged is that of
 * the run, and a step is executed again only after a kill, or if its result did not reach the platform.
 */
export class Executions {
  /** By run and step. */
  readonly #ofSteps = new Map<string, Execution[]>();
  readonly #byToken = new Map<string, Execution>();
  readonly #problems: string[] = [];
  #process = 0;

  /** The number of executions. */
  get count(): number {
    return this.#byToken.size;
  }

  /** The number of executions of a step that had been executed before. */
  get repeated(): number {
    return this.count - this.#ofSteps.size;
  }

  /** The platform was killed. */
  endProcess(): void {
    this.#process += 1;
  }

  /** A request of the platform has arrived. */
  deliver(): Delivery {
    return { process: this.#process, isCut: false };
  }

  /**
   * A step is executed.
   * @param delivery the request for it
   * @returns its result
   */
  execute(run: string, step: string, delivery: Delivery): string {
    const key = `${run} ${step}`;
    const before = this.#ofSteps.get(key) ?? [];
    const last = before.at(-1);
    const isOfThis = last?.delivery.process === delivery.process;
    if (isOfThis && !last.isCut && !last.delivery.isCut) {
      this.#problems.push(`${key} was executed twice without a kill between`);
    }
    const execution = { token: `t${this.count}t`, delivery, isAcknowledged: false, isCut: false };
    this.#ofSteps.set(key, [...before, execution]);
    this.#byToken.set(execution.token, execution);
    return execution.token;
  }

  /** The platform has accepted these steps. */
  acknowledge(steps: string): void {
    for (const execution of this.#in(steps)) execution.isAcknowledged = true;
  }

  /** The platform could not be reached with these steps, or was killed before it answered. */
  cut(steps: string): void {
    for (const execution of this.#in(steps)) execution.isCut = true;
  }

  #in(steps: string): Execution[] {
    return [...steps.matchAll(TOKEN)].flatMap(([token]) => this.#byToken.get(token) ?? []);
  }

  /** Checks the result that a step has in the end. @throws Error if a promise is broken */
  check(run: string, step: string, token: unknown): void {
    const key = `${run} ${step}`;
    const executions = this.#ofSteps.get(key) ?? [];
    const place = executions.findIndex((each) => each.token === token);
    if (place < 0) throw new Error(`${key} has ${String(token)}, which it never returned`);
    const acknowledged = executions.findIndex(({ isAcknowledged }) => isAcknowledged);
    // An earlier result may have been stored without an answer.
    if (acknowledged >= 0 && place > acknowledged) {
      throw new Error(
        `${key} has lost ${executions[acknowledged]!.token}, it has ${String(token)}`,
      );
    }
    const [problem] = this.#problems;
    if (problem !== undefined) throw new Error(problem);
  }
}
