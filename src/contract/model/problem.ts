import { InputError } from '../../base/input-error.ts';
import { shownPlace, type Place } from './place.ts';

/** Something in a contract that is wrong. */
export interface Problem {
  /** With an error the contract can't be used; a warning is told, and the contract is used anyway. */
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  readonly message: string;
}

/** A problem for people: `pets.yaml:12#/paths/~1pets: must be an object`. */
export function shownProblem({ place, message }: Problem): string {
  return `${shownPlace(place)}: ${message}`;
}

/** A contract can't be used. The message is the first of the problems. */
export class ContractError extends InputError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems[0] === undefined ? 'can not be used' : shownProblem(problems[0]), options);
    this.problems = problems;
  }
}

export function contractError(
  place: Place,
  message: string,
  options?: ErrorOptions,
): ContractError {
  return new ContractError([{ severity: 'error', place, message }], options);
}

/** Collects the problems of work that ends at the first one, so that those behind it are told too. */
export class Problems {
  readonly found: Problem[] = [];

  /** @returns undefined if the work found a problem */
  try<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      this.found.push(...error.problems);
      return undefined;
    }
  }

  /** @throws ContractError if there have been any */
  end(): void {
    if (this.found.length > 0) throw new ContractError(this.found);
  }
}

/** Of several problems of one place the first: the others follow from it. */
export function firstAtEachPlace(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, pointer, column } = problem.place;
    const key = `${file}#${pointer}:${column ?? ''}`;
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}
