import type { components, operations } from '../../../../generated/control/types.ts';
import type { FaultBoard, CountedFault } from '../../../contract/faults/fault-board.ts';
import type { Handlers } from '../../../contract/handler.ts';
import { invalidField, refusal } from '../errors.ts';
import { checkFault, named, type FaultInput, type MockedOperations } from '../check-fault.ts';

type All = Handlers<operations, undefined>;

/** Handlers that need nothing else of a request, so that another copy can execute them. */
export type FaultHandlers<Id extends keyof All> = {
  readonly [K in Id]: (request: Pick<Parameters<All[K]>[0], 'path' | 'body'>) => ReturnType<All[K]>;
};

export type FaultId =
  | 'listFaults'
  | 'addFault'
  | 'replaceFaults'
  | 'removeFaults'
  | 'getFault'
  | 'removeFault';

type FaultRecord = components['schemas']['met-fault'];

/** The random seed if the request gives none. */
const USUAL_SEED = 1;

/** Operations on faults. */
export function faultOperations(
  faults: FaultBoard,
  mocked?: readonly MockedOperations[],
): FaultHandlers<FaultId> {
  return {
    listFaults: () => ({ status: 200, body: listed(faults) }),

    addFault: async ({ body }) => {
      await checkFault(body, '', mocked);
      checkName(body);
      const name = body.name ?? faults.freeName();
      if (faults.find(name) !== undefined) throw refusal('faultExists', { name });
      return { status: 201, body: faultRecord(faults.add({ ...body, name })) };
    },

    replaceFaults: async ({ body }) => {
      for (const [index, fault] of body.faults.entries()) {
        await checkFault(fault, `faults[${index}].`, mocked);
        checkName(fault, `faults[${index}].`);
      }
      faults.replace(named(body.faults), body.seed ?? USUAL_SEED);
      return { status: 200, body: listed(faults) };
    },

    removeFaults: () => {
      faults.replace([], USUAL_SEED);
      return { status: 200, body: listed(faults) };
    },

    getFault: ({ path }) => {
      const found = faults.find(path.name);
      if (found === undefined) throw refusal('unknownFault', { name: path.name });
      return { status: 200, body: faultRecord(found) };
    },

    removeFault: ({ path }) => {
      const removed = faults.remove(path.name);
      if (removed === undefined) throw refusal('unknownFault', { name: path.name });
      return { status: 200, body: faultRecord(removed) };
    },
  };
}

function listed(faults: FaultBoard) {
  return { seed: faults.seed, faults: faults.list().map(faultRecord) };
}

/** A fault in the form of the API; it was validated when it was added. */
export function faultRecord({ name, fault, seen, met }: CountedFault): FaultRecord {
  const { onlyPreferred: _, ...given } = fault;
  return { name, fault: given, seen, met };
}

function checkName({ name }: FaultInput, place = ''): void {
  if (name?.includes('/') !== true) return;
  throw invalidField(`${place}name`, 'must not have a slash, which is for those of scenarios');
}
