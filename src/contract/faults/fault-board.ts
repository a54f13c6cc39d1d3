import { Random } from '../../base/random.ts';
import { drawLatency } from './draw-latency.ts';
import type { Fault, FaultEffect } from './fault.ts';
import type { FaultableRequest, Faults } from './faults.ts';

/** A fault, and how often it has been applied. */
export interface CountedFault {
  readonly name: string;
  readonly fault: Fault & Pick<NamedFault, 'onlyPreferred'>;
  /** Requests that matched it. */
  readonly seen: number;
  /** Requests to which it was applied. */
  readonly met: number;
}

/** A fault that has a name. */
export type NamedFault = Fault & {
  readonly name: string;
  /** Whether it applies only to requests that ask for its scenario. */
  readonly onlyPreferred?: boolean;
};

interface ActiveFault {
  readonly fault: NamedFault;
  readonly random: Random;
  seen: number;
  met: number;
}

/**
 * The faults of a platform or a mock. With the same seed, the same faults hit the same requests: each fault has its own
 * random generator, so requests to one operation don't change which faults hit another.
 */
export class FaultBoard implements Faults {
  #active: ActiveFault[] = [];
  #seed: number;
  #revision = 0;

  constructor(seed = 1) {
    this.#seed = seed;
  }

  get seed(): number {
    return this.#seed;
  }

  /** Differs after each change of the faults. */
  get revision(): number {
    return this.#revision;
  }

  /** Whether there are no faults. */
  get isEmpty(): boolean {
    return this.#active.length === 0;
  }

  list(): CountedFault[] {
    return this.#active.map(counted);
  }

  find(name: string): CountedFault | undefined {
    const found = this.#active.find(({ fault }) => fault.name === name);
    return found && counted(found);
  }

  /** Adds a fault after the others. Its name must differ from theirs. */
  add(fault: NamedFault): CountedFault {
    this.#revision++;
    const standing = this.#activate(fault);
    this.#active.push(standing);
    return counted(standing);
  }

  /** Replaces all faults. */
  replace(faults: readonly NamedFault[], seed: number): void {
    this.#revision++;
    this.#seed = seed;
    this.#active = faults.map((fault) => this.#activate(fault));
  }

  /** @returns what was removed; undefined where there is none of the name */
  remove(name: string): CountedFault | undefined {
    this.#revision++;
    const found = this.find(name);
    this.#active = this.#active.filter(({ fault }) => fault.name !== name);
    return found;
  }

  /** A name that no fault has. */
  freeName(): string {
    let number = this.#active.length + 1;
    while (this.find(`fault-${number}`) !== undefined) number++;
    return `fault-${number}`;
  }

  /** Whether faults of a scenario are active. */
  plays(scenario: string): boolean {
    return this.#active.some(({ fault }) => isOf(fault, scenario));
  }

  /** Whether any fault matches a request. */
  concern(asked: FaultableRequest): boolean {
    return this.#active.some(({ fault }) => isFor(fault, asked));
  }

  /** Chooses what happens to a request, and counts it. */
  apply(asked: FaultableRequest): FaultEffect {
    let latency = 0;
    for (const standing of this.#active) {
      const { fault } = standing;
      if (!isFor(fault, asked) || !isDue(standing)) continue;
      if (fault.latency !== undefined) latency += drawLatency(fault.latency, standing.random);
      const { answer, error, connection } = fault;
      if (answer !== undefined) return { latency, answer };
      if (error !== undefined) return { latency, error };
      if (connection !== undefined) return { latency, connection };
    }
    return { latency };
  }

  #activate(fault: NamedFault): ActiveFault {
    return { fault, random: new Random(this.#seed ^ hashOf(fault.name)), seen: 0, met: 0 };
  }
}

function counted({ fault, seen, met }: ActiveFault): CountedFault {
  return { name: fault.name, fault, seen, met };
}

function isFor(
  fault: NamedFault,
  { family, group, operation, client, scenario }: FaultableRequest,
): boolean {
  return (
    (fault.family === family || fault.family === group) &&
    (fault.operation === undefined || fault.operation === operation) &&
    (scenario === undefined
      ? fault.onlyPreferred !== true && (fault.client === undefined || fault.client === client)
      : isOf(fault, scenario))
  );
}

/** Names of faults of a scenario begin with its name and a slash. */
function isOf({ name }: NamedFault, scenario: string): boolean {
  return name.startsWith(`${scenario}/`);
}

/** Counts a request that matches a fault. @returns whether the fault applies to it */
function isDue(standing: ActiveFault): boolean {
  const { after = 0, times = Infinity, probability = 1 } = standing.fault;
  standing.seen++;
  if (standing.seen <= after || standing.met >= times) return false;
  if (!standing.random.chance(probability)) return false;
  standing.met++;
  return true;
}

/** A hash of 32 bits of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
