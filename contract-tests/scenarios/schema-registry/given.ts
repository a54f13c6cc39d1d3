import { done, register } from '../../harness/schema-registry.ts';

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
