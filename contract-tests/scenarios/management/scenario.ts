import { askingMock } from '../../harness/asking-mock.ts';
import { families } from '../../harness/families.ts';
import { management, type Credentials } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

/**
 * A named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer. Both answers must have the same shape.
 */
export interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Puts the implementation into that state. @returns replacements for the ids of the contract's example */
  readonly given?: () => Promise<Given>;
}

export interface Given {
  readonly id?: string;
  readonly body?: object;
  readonly credentials?: Credentials;
}

const requests = families.management.contract.requests();

/** The request of the contract's example of an operation. */
export const requestOf = (operation: string) =>
  requests.find(({ operationId }) => operationId === operation)!;

/** Requests an example of a scenario. @param prefer for the mock */
export async function play({ operation, given }: Scenario, prefer: string) {
  const { method, template, path, body } = requestOf(operation);
  if (target().name === 'mock') {
    return management(method, path, { body, headers: askingMock(prefer) });
  }
  const state = (await given?.()) ?? {};
  const own = state.id === undefined ? path : withFirst(template, path, state.id);
  const { credentials = target() } = state;
  return management(method, own, { body: state.body ?? body, credentials });
}

/** The path of the contract's example, with another value of its first parameter, if it has one. */
function withFirst(template: string, path: string, value: string): string {
  const place = template.split('/').findIndex((part) => part.startsWith('{'));
  return place < 0 ? path : path.split('/').with(place, value).join('/');
}
