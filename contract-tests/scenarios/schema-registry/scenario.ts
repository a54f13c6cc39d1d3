import { askingMock } from '../../harness/asking-mock.ts';
import type { KafkaUser } from '../../harness/kafka-clusters.ts';
import { requests } from '../../harness/schema-registry.ts';
import { target } from '../../harness/target.ts';

/**
 * A named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer. Both answers must have the same shape.
 */
export interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Puts the implementation into that state. @returns changes to the contract's example of a request */
  readonly given?: () => Promise<Given | void>;
}

export interface Given {
  readonly path?: string;
  readonly body?: unknown;
  readonly user?: KafkaUser;
}

/**
 * The request for an example of a scenario, with the implementation in the required state.
 * @param prefer for the mock
 */
export async function requestFor({ operation, given }: Scenario, prefer: string) {
  const request = requests.find(({ operationId }) => operationId === operation)!;
  const state = target().name === 'mock' ? {} : ((await given?.()) ?? {});
  const ask = { body: request.body, ...state, headers: askingMock(prefer) };
  return { ask, method: request.method, path: state.path ?? request.path };
}
