/** An execution of a step. */
interface Execution {
  /** The result, which no other execution has. */
  readonly token: string;
  /** The platform's process that had it executed. */
  readonly process: number;
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

  /** The process that the platform is. */
  get process(): number {
    return this.#process;
  }

  /**
   * A step is executed.
   * @param process the one that has sent the request for it
   * @returns its result
   */
  execute(run: string, step: string, process: number): string {
    const key = `${run} ${step}`;
    const before = this.#ofSteps.get(key) ?? [];
    const last = before.at(-1);
    if (last?.process === process && !last.isCut) {
      this.#problems.push(`${key} was executed twice without a kill between`);
    }
    const execution = { token: `t${this.count}t`, process, isAcknowledged: false, isCut: false };
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
