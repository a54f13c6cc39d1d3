import type { FaultBoard } from '../../../contract/faults/fault-board.ts';
import type { MockedOperations } from '../check-fault.ts';
import { faultOperations, type FaultHandlers, type FaultId } from './faults.ts';
import { scenarioOperations, type ScenarioId } from './scenarios.ts';

type Id = FaultId | ScenarioId;
type Operations = FaultHandlers<Id>;
type Input<K extends Id> = Parameters<Operations[K]>[0];

/** An operation on faults, with its input, as copies send it to each other. */
export interface FaultRequest {
  readonly operation: string;
  readonly path: unknown;
  readonly body: unknown;
}

/** Executes an operation in the copy that counts the requests to all of them. @throws HttpError */
export type ExecuteFault = (request: FaultRequest) => Promise<unknown>;

/**
 * Operations on the faults and scenarios of this process.
 * @param mocked the contracts that are mocked, if they are none of ours
 */
export function ownFaults(board: FaultBoard, mocked?: readonly MockedOperations[]): Operations {
  return { ...faultOperations(board, mocked), ...scenarioOperations(board, mocked) };
}

/** The same on those of all copies. */
export function faultsOfCopies(execute: ExecuteFault): Operations {
  const sent =
    <K extends Id>(operation: K) =>
    ({ path, body }: Input<K>) =>
      // Copies are of the same version, so another one answers as this one would.
      execute({ operation, path, body }) as ReturnType<Operations[K]>;
  return {
    listFaults: sent('listFaults'),
    addFault: sent('addFault'),
    replaceFaults: sent('replaceFaults'),
    removeFaults: sent('removeFaults'),
    getFault: sent('getFault'),
    removeFault: sent('removeFault'),
    listScenarios: sent('listScenarios'),
    playScenario: sent('playScenario'),
    stopScenario: sent('stopScenario'),
  };
}

/** Executes what another copy sends, which has validated it. */
export function executeOn(board: FaultBoard): ExecuteFault {
  const operations = new Map<string, unknown>(Object.entries(ownFaults(board)));
  return async ({ operation, ...request }) => {
    const execute = operations.get(operation) as (request: unknown) => unknown;
    return execute(request);
  };
}
