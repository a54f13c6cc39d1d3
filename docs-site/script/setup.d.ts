import type { SetupStep } from '../operations/setup-step.ts';

export interface SetupContext {
  readonly base: string;
  readonly credentials: {
    readonly headers: readonly (readonly [string, string])[];
    readonly query: readonly string[];
  };
  readonly signal?: AbortSignal;
}

export function prepare(
  steps: readonly SetupStep[],
  text: string,
  context: SetupContext,
): Promise<ReadonlyMap<string, string>>;

export function replaced(
  text: string,
  known: ReadonlyMap<string, string>,
  encode?: (value: string) => string,
): string;
