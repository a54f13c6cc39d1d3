import type { components } from '../../../../generated/control/types.ts';
import type { FaultBoard, CountedFault, NamedFault } from '../../../contract/faults/fault-board.ts';
import { invalidField, refusal } from '../errors.ts';
import { checkFault, type MockedOperations } from '../check-fault.ts';
import { faultRecord, type FaultHandlers } from './faults.ts';

export type ScenarioId = 'listScenarios' | 'playScenario' | 'stopScenario';

/**
 * Operations on scenarios: faults that are added and removed together, whose names begin with that of the scenario
 * and a slash.
 */
export function scenarioOperations(
  faults: FaultBoard,
  mocked?: readonly MockedOperations[],
): FaultHandlers<ScenarioId> {
  return {
    listScenarios: () => ({ status: 200, body: listed(faults) }),

    playScenario: async ({ path: { name }, body }) => {
      const { onlyPreferred = false } = body;
      const added: NamedFault[] = [];
      const standing = faults.list().filter((each) => nameIn(each) !== undefined);
      const others = standing.filter((each) => nameIn(each) !== name);
      for (const [index, given] of body.faults.entries()) {
        const place = `faults[${index}]`;
        if (given.name !== undefined)
          throw invalidField(`${place}.name`, 'can not be given in a scenario');
        await checkFault(given, `${place}.`, mocked);
        const { client = body.client } = given;
        const fault = {
          ...given,
          name: `${name}/${index + 1}`,
          ...(onlyPreferred && { onlyPreferred }),
        };
        added.push(client === undefined ? fault : { ...fault, client });
        const clash = others.find((other) => areForTheSame(other.fault, added.at(-1)!));
        if (clash !== undefined) throw refusal('clash', { place, other: nameIn(clash)! });
      }
      stop(faults, name);
      for (const fault of added) faults.add(fault);
      return { status: 200, body: listed(faults) };
    },

    stopScenario: ({ path: { name } }) => {
      if (!stop(faults, name)) throw refusal('unknownScenario', { name });
      return { status: 200, body: listed(faults) };
    },
  };
}

/** @returns whether it was active */
function stop(faults: FaultBoard, name: string): boolean {
  const own = faults.list().filter((each) => nameIn(each) === name);
  for (const fault of own) faults.remove(fault.name);
  return own.length > 0;
}

/** The scenario that a fault belongs to. */
function nameIn({ name }: CountedFault): string | undefined {
  const slash = name.indexOf('/');
  return slash < 0 ? undefined : name.slice(0, slash);
}

/** Whether a request could match both. */
function areForTheSame(one: CountedFault['fault'], other: CountedFault['fault']): boolean {
  return (
    one.onlyPreferred !== true &&
    other.onlyPreferred !== true &&
    one.family === other.family &&
    overlap(one.operation, other.operation) &&
    overlap(one.client, other.client)
  );
}

function overlap(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

function listed(faults: FaultBoard): components['schemas']['scenarios'] {
  const byName = Map.groupBy(faults.list(), (each) => nameIn(each));
  byName.delete(undefined);
  return {
    scenarios: Array.from(byName, ([name = '', own]) => ({
      name,
      ...(own[0]?.fault.onlyPreferred === true && { onlyPreferred: true }),
      faults: own.map(faultRecord),
    })),
  };
}
