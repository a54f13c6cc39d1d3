import type { operations } from '../../../../generated/control/types.ts';
import { JsonStream } from '../../../http/json-stream.ts';
import type { Handlers } from '../../../contract/handler.ts';
import type { Controls, StateControls } from '../controls.ts';
import { refusal } from '../errors.ts';

type StateOperations = Pick<
  Handlers<operations, undefined>,
  'exportState' | 'addSeed' | 'replaceState' | 'emptyState' | 'resetState'
>;

/** Operations on the data: seeds and resets. */
export function stateOperations({ state }: Pick<Controls, 'state'>): StateOperations {
  const kept = (): StateControls => {
    if (state === undefined) throw refusal('stateless');
    return state;
  };
  return {
    exportState: async ({ signal }) => ({
      status: 200,
      body: new JsonStream(await kept().export(signal)),
      headers: { 'Cache-Control': 'no-store' },
    }),
    addSeed: async ({ body }) => ({ status: 200, body: await kept().add(body) }),
    replaceState: async ({ body }) => ({ status: 200, body: await kept().replace(body) }),
    emptyState: async () => ({ status: 200, body: await kept().empty() }),
    resetState: async () => ({ status: 200, body: await kept().reset() }),
  };
}
