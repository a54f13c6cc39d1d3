import type { KafkaUser } from '../../harness/kafka-clusters.ts';
import { done, register, requests } from '../../harness/schema-registry.ts';
import { askingMock, target } from '../../harness/target.ts';

export const SUBJECT = 'greetings-value';
const field = (name: string) => ({ name, type: 'string' });
export const greeting = (...names: string[]) => ({
  type: 'record',
  name: 'Greeting',
  fields: ['text', ...names].map(field),
});

/** `greetings-value` with one version. */
export const one = async () => {
  await register(SUBJECT, greeting());
};
/** The path of a request with an existing id. */
export const withId = async () => ({ path: await pathWithId() });
export const pathWithId = async () => `/schemas/ids/${await register(SUBJECT, greeting())}`;
export const pathOf = (path: string) => async () => {
  await one();
  return { path };
};
export const both = async () => {
  await one();
  await done('PUT', `/config/${SUBJECT}`, { body: { compatibility: 'FULL' } });
  await done('PUT', `/mode/${SUBJECT}`, { body: { mode: 'READONLY' } });
};
export const letters = async () => {
  await one();
  const references = [{ name: 'Greeting', subject: SUBJECT, version: 1 }];
  await register('letters-value', { type: 'array', items: 'Greeting' }, { references });
};
export const json = async () => {
  await register('cities-value', { type: 'string' }, { schemaType: 'JSON' });
};

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
