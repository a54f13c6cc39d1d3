import { beforeEach, describe, expect, test } from 'vitest';
import { createCredential, resetKafka } from '../../harness/kafka-clusters.ts';
import { done, refused, resetRegistry } from '../../harness/schema-registry.ts';
import { target } from '../../harness/target.ts';
import { greeting, letters, one, pathOf, requestFor, type Scenario, SUBJECT } from './given.ts';

beforeEach(async () => {
  if (target().name === 'mock') return;
  await resetRegistry();
  await resetKafka();
});

/** A credential for other topics. */
const forOthers = async () => ({
  user: await createCredential({ credential_name: 'others', topic: 'others.*' }),
});
const consumer = async () => ({
  user: await createCredential({
    credential_name: 'consumer',
    topic: 'greetings',
    permissions: 'CONSUME',
  }),
});
const producer = async () => ({
  user: await createCredential({
    credential_name: 'producer',
    topic: 'greetings',
    permissions: 'PRODUCE',
  }),
});
const deleted = async () => {
  await one();
  await done('DELETE', `/subjects/${SUBJECT}`);
};
const at = (path: string) => `/subjects/${SUBJECT}${path}`;
const body = (schema: unknown, more: object = {}) => ({ schema: JSON.stringify(schema), ...more });
const asBody = (given: unknown) => async () => ({ body: given });
const large = asBody('x'.repeat(10 * 1024 * 1024 + 1));
const readOnly = async () => {
  await one();
  await done('PUT', `/mode/${SUBJECT}`, { body: { mode: 'READONLY' } });
};

type HttpError = Scenario & { readonly status: number };
const each = (operations: readonly string[], refusal: Omit<HttpError, 'operation'>): HttpError[] =>
  operations.map((operation) => ({ ...refusal, operation }));

const READING = ['lookUpSchema', 'listVersions', 'getVersion', 'getVersionSchema'];
const OF_SUBJECT = [...READING, 'listReferencing', 'getSubjectConfig', 'getSubjectMode'];
const CHECKS = ['checkSubject', 'checkVersion'];
const TAKING = ['lookUpSchema', 'registerSchema', ...CHECKS];
const SETTING = ['updateConfig', 'updateSubjectConfig', 'updateMode', 'updateSubjectMode'];
const CHANGING = ['deleteSubject', 'deleteVersion'];
const OF_VERSION = ['getVersion', 'getVersionSchema', 'listReferencing', 'checkVersion'];
const versionPaths: Readonly<Record<string, (version: string) => string>> = {
  getVersion: (version) => at(`/versions/${version}`),
  getVersionSchema: (version) => at(`/versions/${version}/schema`),
  listReferencing: (version) => at(`/versions/${version}/referencedby`),
  checkVersion: (version) => `/compatibility${at(`/versions/${version}`)}`,
  deleteVersion: (version) => at(`/versions/${version}`),
};
const withVersion = (operation: string, version: string) => ({
  operation,
  given: async () => {
    await one();
    return { path: versionPaths[operation]!(version) };
  },
});

const REFUSALS: readonly HttpError[] = [
  ...each([...OF_SUBJECT, ...CHECKS], { status: 403, example: 'read', given: forOthers }),
  ...each(['registerSchema'], { status: 403, example: 'write', given: consumer }),
  ...each(CHANGING, { status: 403, example: 'delete', given: producer }),
  ...each(['updateConfig', 'deleteConfig', 'updateMode'], {
    status: 403,
    example: 'registry',
    given: producer,
  }),
  ...each(
    ['updateSubjectConfig', 'deleteSubjectConfig', 'updateSubjectMode', 'deleteSubjectMode'],
    { status: 403, example: 'delete', given: producer },
  ),
  ...each([...READING, 'listReferencing', 'checkVersion', ...CHANGING], {
    status: 404,
    example: 'subject',
  }),
  ...each(['deleteSubjectConfig', 'deleteSubjectMode'], { status: 404, example: 'subject' }),
  ...[...OF_VERSION, 'deleteVersion'].map((operation) => ({
    status: 404,
    example: 'version',
    ...withVersion(operation, '9'),
  })),
  {
    status: 404,
    example: 'schema',
    operation: 'lookUpSchema',
    given: async () => {
      await one();
      return { body: body('int') };
    },
  },
  ...each(['getSchema', 'getSchemaText', 'listSchemaSubjects', 'listSchemaVersions'], {
    status: 404,
    example: 'schema',
  }),
  ...each(CHANGING, {
    status: 404,
    example: 'softDeleted',
    given: async () => {
      await deleted();
    },
  }),
  {
    status: 404,
    example: 'notSoftDeleted',
    operation: 'deleteSubject',
    given: pathOf(at('?permanent=true')),
  },
  {
    status: 404,
    example: 'notSoftDeleted',
    operation: 'deleteVersion',
    given: pathOf(at('/versions/1?permanent=true')),
  },
  ...each(['getSubjectConfig', 'getSubjectMode'], { status: 404, example: 'notConfigured' }),
  {
    status: 409,
    example: 'incompatible',
    operation: 'registerSchema',
    given: async () => {
      await one();
      return { body: body(greeting('language')) };
    },
  },
  ...each([...TAKING, ...SETTING], { status: 413, example: 'tooLarge', given: large }),
  ...each(TAKING, {
    status: 422,
    example: 'schema',
    given: async () => {
      await one();
      return { body: body('text') };
    },
  }),
  ...each(['registerSchema', 'lookUpSchema', 'checkSubject'], {
    status: 422,
    example: 'missing',
    given: asBody({}),
  }),
  ...each(['registerSchema', 'checkSubject'], {
    status: 422,
    example: 'protobuf',
    given: asBody(body('', { schemaType: 'PROTOBUF' })),
  }),
  ...each(['registerSchema'], {
    status: 422,
    example: 'subject',
    given: async () => ({ path: '/subjects/a%0Ab/versions', body: body('int') }),
  }),
  ...each(['registerSchema'], {
    status: 422,
    example: 'tooLarge',
    given: asBody({ schema: 'x'.repeat(1024 * 1024 + 1) }),
  }),
  ...[...OF_VERSION, 'deleteVersion'].map((operation) => ({
    status: 422,
    example: 'version',
    ...withVersion(operation, 'newest'),
  })),
  ...each(CHANGING, { status: 422, example: 'readOnly', given: readOnly }),
  {
    status: 422,
    example: 'readOnly',
    operation: 'registerSchema',
    given: async () => {
      await readOnly();
      return { body: body(greeting('language')) };
    },
  },
  ...each(CHANGING, { status: 422, example: 'referenced', given: letters }),
  ...each(['updateConfig', 'updateSubjectConfig'], {
    status: 422,
    example: 'level',
    given: asBody({ compatibility: 'ALL' }),
  }),
  ...each(['updateMode', 'updateSubjectMode'], {
    status: 422,
    example: 'mode',
    given: asBody({ mode: 'IMPORT' }),
  }),
];

describe('a refusal', () => {
  test.each(REFUSALS)('$status $operation: $example', async (scenario) => {
    const prefer = `code=${scenario.status}, example=${scenario.example}`;
    const { ask, method, path } = await requestFor(scenario, prefer);
    const { error_code: code, message } = await refused(method, path, ask);
    // Ids, sizes and descriptions of what would happen vary.
    const words = message
      .replaceAll(/\d{5,}/g, '<number>')
      .replaceAll(/operation \w+/g, 'operation <operation>');
    expect([code, words]).toMatchSnapshot();
  });
});
