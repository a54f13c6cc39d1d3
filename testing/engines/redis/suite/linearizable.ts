/** An operation of a client on one key: a value that it wrote or read. */
export interface Operation {
  readonly kind: 'read' | 'write';
  readonly value: string | null;
  /** When it was sent. */
  readonly start: number;
  /** When its reply came; infinity if none did, so that it may have been executed at any time since, or never. */
  readonly end: number;
}

/** The limit for the search; a longer one means that the history is too long, or too concurrent. */
const MOST_STEPS = 1_000_000;

interface Step {
  readonly value: string | null;
  /** All operations before this index are in the order that is tried. */
  readonly first: number;
  /** The operations after it that are in that order, too. */
  readonly beyond: ReadonlySet<number>;
  readonly unknown: ReadonlySet<number>;
}

/**
 * Whether the operations on one key can be ordered such that each read returns the last written value, and an operation
 * that ended before another began precedes it: the search of Wing and Gong (1993) with the memory of states by Lowe
 * (2017). Each value is written at most once.
 * @throws Error if the search takes too long
 */
export function isLinearizable(
  history: readonly Operation[],
  initial: string | null = null,
): boolean {
  const read = new Set(history.filter(isKnownRead).map(({ value }) => value));
  const known = history
    .filter(({ end }) => end !== Infinity)
    .toSorted((one, other) => one.start - other.start);
  // A write whose value was never read need not have been executed.
  const unknown = history.filter(
    ({ kind, value, end }) => kind === 'write' && end === Infinity && read.has(value),
  );
  const seen = new Set<string>();
  const nothing = new Set<number>();
  const open: Step[] = [{ value: initial, first: 0, beyond: nothing, unknown: nothing }];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (step.first === known.length) return true;
    const name = nameOf(step);
    if (seen.has(name)) continue;
    if (seen.size === MOST_STEPS) throw new Error('too many operations at once to be put in order');
    seen.add(name);
    open.push(...following(step, known, unknown));
  }
  return false;
}

/** The operations that may come next: those that began before any remaining one had ended. */
function following(
  step: Step,
  known: readonly Operation[],
  unknown: readonly Operation[],
): readonly Step[] {
  let earliestEnd = Infinity;
  const next: number[] = [];
  for (let i = step.first; i < known.length && known[i]!.start <= earliestEnd; i++) {
    if (step.beyond.has(i)) continue;
    next.push(i);
    earliestEnd = Math.min(earliestEnd, known[i]!.end);
  }
  const steps: Step[] = [];
  for (const [i, { value, start }] of unknown.entries()) {
    if (step.unknown.has(i) || start > earliestEnd) continue;
    steps.push({ ...step, value, unknown: new Set(step.unknown).add(i) });
  }
  for (const i of next) {
    const { kind, value, start } = known[i]!;
    if (start > earliestEnd) continue;
    if (kind === 'read' && value !== step.value) continue;
    const done = advanced(step, i, value);
    // A read changes nothing, so all other choices are still possible after it.
    if (kind === 'read') return [done];
    steps.push(done);
  }
  return steps;
}

function advanced({ first, beyond, unknown }: Step, i: number, value: string | null): Step {
  const after = new Set(beyond).add(i);
  let at = first;
  while (after.delete(at)) at += 1;
  return { value, first: at, beyond: after, unknown };
}

function nameOf({ value, first, beyond, unknown }: Step): string {
  return `${JSON.stringify(value)} ${first} ${listed(beyond)} ${listed(unknown)}`;
}

function listed(set: ReadonlySet<number>): string {
  return [...set].toSorted((one, other) => one - other).join(',');
}

function isKnownRead({ kind, end }: Operation): boolean {
  return kind === 'read' && end !== Infinity;
}
