import type { KafkaUser } from '../../harness/kafka-clusters.ts';
import { requests } from '../../harness/schema-registry.ts';
import { target } from '../../harness/target.ts';

/**
 * A named example of the contract on both targets: the mock is asked for it with `Prefer`, the
 * implementation is put into the state in which it gives it. Both must answer in the same shape.
 */
export interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Brings the implementation there. @returns what the request has instead of the contract's example */
  readonly given?: () => Promise<Given | void>;
}

export interface Given {
  readonly path?: string;
  readonly body?: unknown;
  readonly user?: KafkaUser;
}

/** The request for an example of a scenario, in the state in which the implementation gives it. @param prefer of the mock */
export async function requestFor({ operation, given }: Scenario, prefer: string) {
  const request = requests.find(({ operationId }) => operationId === operation)!;
  const state = target().name === 'mock' ? {} : ((await given?.()) ?? {});
  const ask = { body: request.body, ...state, headers: { prefer } };
  return { ask, method: request.method, path: state.path ?? request.path };
}
