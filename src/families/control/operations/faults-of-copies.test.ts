import { expect, test } from 'vitest';
import { FaultBoard } from '../../../contract/faults/fault-board.ts';
import { executeOn, faultsOfCopies, ownFaults } from './faults-of-copies.ts';

/** The operations of a copy whose faults another one keeps, and the faults of that one. */
function openCopies() {
  const board = new FaultBoard();
  const sent: string[] = [];
  const elsewhere = faultsOfCopies(async (request) => {
    sent.push(request.operation);
    const answer = await executeOn(board)(JSON.parse(JSON.stringify(request)));
    return JSON.parse(JSON.stringify(answer)) as unknown;
  });
  return { board, elsewhere, here: ownFaults(board), sent };
}

/** The parameters of an operation that has none in its path. */
const none = { path: {}, body: undefined };
const busy = { family: 'redis', answer: { status: 503 } } as const;

test('every operation on faults and scenarios is executed by the copy that keeps them', async () => {
  const { elsewhere, here, sent } = openCopies();
  const { addFault, listFaults, getFault, removeFault, removeFaults, replaceFaults } = elsewhere;
  const { playScenario, listScenarios, stopScenario } = elsewhere;
  expect(await addFault({ ...none, body: { ...busy, name: 'busy' } })).toMatchObject({
    status: 201,
    body: { name: 'busy', seen: 0 },
  });
  expect(await listFaults(none)).toEqual(here.listFaults(none));
  const named = { path: { name: 'busy' }, body: undefined };
  expect(await getFault(named)).toMatchObject({ body: { name: 'busy' } });
  await playScenario({ path: { name: 'sale' }, body: { faults: [{ ...busy, client: 'a' }] } });
  expect(await listScenarios(none)).toMatchObject({ body: { scenarios: [{ name: 'sale' }] } });
  await stopScenario({ path: { name: 'sale' }, body: undefined });
  await removeFault(named);
  await replaceFaults({ ...none, body: { seed: 7, faults: [busy] } });
  expect(await removeFaults(none)).toEqual({ status: 200, body: { seed: 1, faults: [] } });
  expect(sent.toSorted()).toEqual(Object.keys(here).toSorted());
});

test('a refusal of that copy is the answer', async () => {
  const { elsewhere } = openCopies();
  const gone = { path: { name: 'gone' }, body: undefined };
  await expect(elsewhere.getFault(gone)).rejects.toMatchObject({ status: 404 });
});
