/** A step of a program, as the clients of workflows have them. */
export type ProgramStep = { readonly name: string } & (
  | { readonly type: 'Run'; readonly out: unknown }
  | { readonly type: 'SleepFor'; readonly delay: number }
  | { readonly type: 'Call'; readonly url: string; readonly retries?: number }
  | { readonly type: 'Wait'; readonly event: string; readonly timeout?: number }
  | { readonly type: 'Invoke'; readonly url: string; readonly runId: string }
);

/** Steps one after the other; those of an array run at the same time. */
export type Program = readonly (ProgramStep | readonly ProgramStep[])[];

/** An entry of a journal. */
export interface Entry {
  readonly messageId: string;
  readonly callType: string;
  readonly body: string;
}

/** What the endpoint of a workflow does in answer to a delivery. */
export type Action =
  /** It announces parallel steps. */
  | { readonly kind: 'plan'; readonly plans: readonly { id: number; step: ProgramStep }[] }
  | {
      readonly kind: 'step';
      readonly id: number;
      readonly step: ProgramStep;
      readonly concurrent: number;
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'end'; readonly results: readonly unknown[] };

interface Told {
  readonly stepId: number;
  readonly targetStep?: number;
  readonly stepName: string;
  readonly out?: string;
  readonly waitTimeout?: boolean;
}

/** Replays a program on a journal, as the official clients do. @throws Error if the journal does not fit the program */
export function replay(program: Program, journal: readonly Entry[]): Action {
  const [, ...rest] = journal;
  const told = rest
    .filter(({ callType }) => callType === 'step')
    .map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString()) as Told);
  const results = new Map<number, Told>();
  for (const step of told) if (step.stepId > 0) results.set(step.stepId, step);
  const plans = new Set(told.flatMap(({ targetStep }) => targetStep ?? []));
  const last = told.at(-1);
  const all: unknown[] = [];
  let id = 1;
  for (const group of program) {
    const steps = 'name' in group ? [group] : group;
    const ids = steps.map((_, index) => id + index);
    id += steps.length;
    const concurrent = steps.length;
    for (const [index, step] of steps.entries()) {
      const known = results.get(ids[index]!);
      if (known !== undefined && known.stepName !== step.name) {
        throw new Error(`step ${ids[index]} is ${known.stepName}, not ${step.name}`);
      }
    }
    if (ids.every((each) => results.has(each))) {
      all.push(...ids.map((each) => valueOf(results.get(each)!)));
      continue;
    }
    if (concurrent === 1) return { kind: 'step', id: ids[0]!, step: steps[0]!, concurrent };
    if (!ids.some((each) => plans.has(each))) {
      return { kind: 'plan', plans: steps.map((step, index) => ({ id: ids[index]!, step })) };
    }
    const target = last?.stepId === 0 ? last.targetStep : undefined;
    if (target === undefined || !ids.includes(target)) return { kind: 'nothing' };
    return { kind: 'step', id: target, step: steps[ids.indexOf(target)]!, concurrent };
  }
  return { kind: 'end', results: all };
}

function valueOf({ out, waitTimeout }: Told): unknown {
  if (waitTimeout === true) return 'timeout';
  return out === undefined ? null : out;
}
